import type { Dialogue } from '../../dialogue/dialogue.ts';
import type { Composed, Composer } from '../composer.ts';
import { lowered } from '../speaker.ts';

const counts: Readonly<Record<string, number>> = { duas: 2, dois: 2, tres: 3, poucas: 2 };
/** Sentences that stand in many answers and say nothing of their own. */
const common =
  /^(?:A decisão|Quem decide|Essa escolha|É tendência|A tabela mede|A \[Data certa\]|(?:Em palavras fáceis: )?[Cc]ada número é um jeito de ser)/u;

/** Marks of a list, and words that only open an answer. */
const lead =
  /^(?:[-•\d.)\s]+|Como vimos, |(?:Na prática|No dia a dia|Para começar|Por exemplo|Se for tentar um passo só), |Direto: )/u;

/** The sentences of an answer that a summary of it may use. */
export function gistOf(text: string): readonly string[] {
  return text
    .replace(/\*\*/gu, '')
    .split(/(?<=[.!?…])\s+|\n+/u)
    .map((one) => one.replace(lead, '').trim())
    .filter((one) => /\p{L}{2}/u.test(one) && !common.test(one))
    .slice(0, 3);
}

/** Answers that a summary of the conversation may go back to. */
const mostHeads = 5;

/** The first sentences of the last answers, the newest last; a summary adds none. */
export function headsAfter({ text }: Pick<Composed, 'text'>, { acts, state }: Pick<Dialogue, 'acts' | 'state'>) {
  const [first = '', second = ''] = gistOf(text);
  // `Pelos números, Ana.` needs the reason beside it.
  const head = first.split(' ').length < 6 ? `${first} ${second}`.trim() : first;
  const isNew = head !== '' && acts.every(({ intent }) => !summaries.has(intent)) && !state.heads.includes(head);
  return isNew ? [...state.heads, head].slice(-mostHeads) : state.heads;
}

const summaries = new Set(['emUmaFrase', 'resumo']);
/** `Resume tudo isso`: every answer, and not only the last. */
const asksForAll = /\btudo\b|\bconversa\b/u;

const inOneSentence = /\b(?:um|n?uma|1) (?:so )?(?:frase|linha)\b/u;

/** Two first sentences as one. */
function joinedHeads(heads: readonly string[]): string {
  return `${heads.map((one) => lowered(one.replace(/[.!]$/u, ''))).join('; e ')}.`;
}

/** A sentence that goes on after a colon; a name keeps its capital. */
const opened = (text: string) => (/^(?:\p{Lu}\p{Ll}* e |\p{Lu}\p{Ll}+,|[^\p{L}])/u.test(text) ? text : lowered(text));

/** The answer before in one sentence, or in as many as are asked for. */
export function composeGist({ act, state }: Composer): Composed {
  const asked = /\b(duas|dois|tres|poucas|[2345])\b/u.exec(act.words)?.[1] ?? '';
  const count = counts[asked] ?? (Number(asked) || 1);
  if (asksForAll.test(act.words) && state.heads.length > 1 && inOneSentence.test(act.words))
    return {
      text: `**Em uma frase:** ${joinedHeads(state.heads.slice(-2))}`,
      chips: ['Me dá um conselho', 'Por quê?'],
    };
  if (asksForAll.test(act.words) && state.heads.length > 1)
    return {
      text: ['**O que vimos até aqui:**', '', ...state.heads.slice(-Math.max(count, 3)).map((one) => `- ${one}`)].join(
        '\n',
      ),
      chips: ['Me dá um conselho', 'Por quê?'],
    };
  // `Pelos números, Ana.` needs the reason beside it.
  const isShort = (state.gist[0] ?? '').split(' ').length < 6;
  const shown = state.gist.slice(0, isShort ? count + 1 : count).join(' ');
  return {
    text: `**Em ${count > 1 ? 'poucas palavras' : 'uma frase'}:** ${opened(shown)}`,
    restates: true,
    chips: ['Por quê?', 'Me dá um exemplo'],
  };
}
