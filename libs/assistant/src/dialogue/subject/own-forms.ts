import { withoutAccents } from '@sefira/contracts/shared/fold';
import type { Understood } from '../../understanding/read-message.ts';
import type { DialogueState } from '../state.ts';
import { ownName } from './changed-names.ts';
import type { Title } from './titles.ts';

const wordsOf = (name: string) => withoutAccents(name).toLowerCase().replaceAll('.', '').split(/\s+/u);

/** The name of the user: of this message, of the conversation, or of the account. */
function knownNames({ read }: Understood, state: DialogueState): string[] {
  const given = read.people.find(({ label }) => label === 'eu')?.name;
  return [state.table.base, ownName(state), given].flatMap((name) => (name?.includes(' ') ? [name] : []));
}

/** `Juliana Bastos`, `Well Rosa` and `C. F. Alvarenga` are forms of Juliana Peres, Wellington Rosa and Cristiano Fontes Alvarenga. */
export function isForm(name: string, own: string): boolean {
  const [first = '', ...rest] = wordsOf(name);
  const [ownFirst = '', ...ownRest] = wordsOf(own);
  if (rest.length === 0 || /\d/u.test(name) || wordsOf(name).join(' ') === wordsOf(own).join(' ')) return false;
  if (first === ownFirst) return true;
  const isShort = first.length >= 3 && (ownFirst.startsWith(first) || ownFirst.endsWith(first));
  const isInitial = first.length === 1 && ownFirst.startsWith(first);
  return (isShort || isInitial) && rest.some((word) => ownRest.includes(word));
}

/** Whether every name of a message is a form of the user's own, or a part of it while signatures are judged. */
export function areOwnForms(names: readonly Title[], message: Understood, state: DialogueState): boolean {
  const known = knownNames(message, state);
  if (names.length === 0 || known.length === 0) return false;
  const { mode, spoken, names: judged } = state.table;
  const isJudging = mode === 'assinatura' || (mode === null && spoken === 'assinatura');
  const parts = new Set([...known, ...judged].flatMap((name) => wordsOf(name).slice(1)));
  // `Meu irmão Caio Torres` of Caio Lima Torres is another person.
  const isOther = (name: string) =>
    message.read.people.some((one) => one.label !== 'eu' && one.name === name && one.label !== wordsOf(name)[0]);
  const forms = names.filter(({ name }) => !isOther(name) && known.some((own) => isForm(name, own)));
  const isPart = ({ name }: Title) => !name.includes(' ') && parts.has(wordsOf(name)[0] ?? '');
  // `Se eu colocar o Menezes do meu marido no fim`.
  const adds = names.length === 1 && /\b(?:colo[cq]|bot|acrescent|adicion|peg|ponh)\w*\b/u.test(message.words);
  if (forms.length === 0) return isJudging && names.every((one) => isPart(one) || (adds && !one.name.includes(' ')));
  const isOwn = ({ name }: Title) => known.some((own) => wordsOf(own).join(' ') === wordsOf(name).join(' '));
  return names.every((one) => forms.includes(one) || isOwn(one) || !one.name.includes(' '));
}
