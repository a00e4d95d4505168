import texts from '../../texts/situacoes.json' with { type: 'json' };
import type { Understood } from '../understanding/read-message.ts';
import type { Act, DialogueState, Situation } from './state.ts';

const compiled = (table: Readonly<Record<string, { readonly palavras: string }>>) =>
  Object.entries(table).map(([id, { palavras }]) => ({ id, pattern: new RegExp(palavras, 'u') }));
const ofOthers = compiled(texts.outro);
const ofUser = compiled(texts.eu);

/** The situation after a message: the one that it speaks of, else the one before while nothing else is asked. */
export function situationAfter(
  before: Situation | null,
  { words, topics, read }: Understood,
  act: Act | undefined,
  { people }: Pick<DialogueState, 'people'>,
): Situation | null {
  const whom = act?.who ?? read.people.map(({ label }) => label);
  const who = whom.find((label) => label !== 'eu') ?? 'eu';
  const table = who === 'eu' ? ofUser : ofOthers;
  const found = table.find(({ pattern }) => pattern.test(words))?.id;
  if (found !== undefined) return { id: found, who };
  if (before === null || topics.some((topic) => topic !== 'mapa')) return null;
  if (act === undefined || before.who === who) return before;
  // `Meu pai está doente`, then his name: the same person.
  const isKnown = people.some(
    ({ label, name, birthDate }) => label === before.who && (name !== null || birthDate !== null),
  );
  return before.who !== 'eu' && who !== 'eu' && !isKnown ? { ...before, who } : null;
}
