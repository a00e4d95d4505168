import type { EarlierMessage } from '../answerer.ts';
import type { Composed } from './composer.ts';

/** Heading of the part that a screen folds. */
export const basisHeading = 'Como se chega a isso';
const headings: Readonly<Record<string, string>> = {
  pt: basisHeading,
  en: 'How it is found',
  es: 'Cómo se llega a esto',
};
/** Fewest words of a sentence that is not said twice. */
const longSentence = 8;

function folded(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/gu, ' ')
    .trim();
}

function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[.!?…]\**)(?<!(?:^|[\s*])\p{Lu}\.)\s+|\n+/u)
    .filter((one) => (one.match(/\p{L}{2,}/gu) ?? []).length >= longSentence);
}

/** Words that refer back to the sentence before them, which must stand. */
const refersBack =
  /^(?:Até lá|Ele\b|Ela\b|Isso|Já |E |Ao lado|Ao mesmo tempo|Do outro|A outra|Somado|Junto|Com a |O motivo|Aí )/u;

/** An answer that may follow `como vimos`. */
const startsPlain = /^\**(?:Você|O|A|Os|As|Em|No|Na|Para|Pela|Pelo|Sim|Não|Porque|Com|Nos|Nas|Entre|Há) /u;

/** An answer that was given before, as such: `**Como vimos, o seu Destino é 6.**` */
function recalled(answer: string): string {
  const [, mark = '', word = ''] = /^(\**)(\p{L}+)/u.exec(answer) ?? [];
  const rest = answer.slice(mark.length);
  return startsPlain.test(answer) && word !== ''
    ? `${mark}Como vimos, ${rest.charAt(0).toLowerCase()}${rest.slice(1)}`
    : answer;
}

/** A text without long sentences that were said. The answer itself, its first sentence, stays; items of a list stay whole. */
function withoutSaid(text: string, isSaid: (one: string) => boolean): string {
  let isFirst = true;
  let droppedBefore = false;
  const again = (one: string) => (isFirst && isSaid(one) ? recalled(one) : one);
  return text
    .split('\n')
    .map((line) => {
      if (/^[-*] /u.test(line)) return line;
      const remaining = line.split(/(?<=[.!?…]\**)(?<!(?:^|[\s*])\p{Lu}\.)\s+/u).filter((one, index) => {
        const drops = !(isFirst && index === 0) && (isSaid(one) || (droppedBefore && refersBack.test(one)));
        droppedBefore = drops;
        return !drops;
      });
      const [first = '', ...rest] = remaining;
      const isHeading = isFirst && rest.length > 0 && isSaid(first) && /^\*\*[^*]{3,60}:\*\*/u.test(first);
      const shown = isHeading ? rest : [again(first), ...rest];
      isFirst = isFirst && first === '';
      return shown.join(' ');
    })
    .join('\n')
    .trim();
}

const mostWords = 90;
const wordsIn = (text: string) => text.match(/[\p{L}\p{N}]+(?:[-'’][\p{L}\p{N}]+)*/gu)?.length ?? 0;
/** What says only how far an answer goes. */
const remark =
  /^(?:A decisão (?:é|continua)|Quem decide é|É tendência, e|A \[Data certa\]|Confirme antes|É clima, e|É um símbolo|A tabela mede|O mapa fala do clima|O número é só uma pista)/u;
/** The verdict, what asks for care and what to do: the last that is left out. */
const closing =
  /^(?:\*\*|O que pesa a favor|O que pede cuidado|Os dois|As duas|Comece|Experimente|Separe|Reserve|Anote|Marque|Divida|Monte|Guarde|Combine|Traga|Vá |Passe|Escreva|Escolha|Dê |Tente|Negocie|Ligue|Um passo)/u;

/** Of who is to be called nothing is left out. */
const hotline = /\b(?:100|180|188|190|192|193)\b/u;

/** An answer of at most about ninety words: without remarks first, then without the last sentences of its longest part. */
function capped(text: string): string {
  if (/^(?:[-*>|]|\d+\.) /mu.test(text) || hotline.test(text)) return text;
  let parts = text.split('\n').map((line) => line.split(/(?<=[.!?…]\**)(?<!(?:^|[\s*])\p{Lu}\.)\s+/u));
  const left = () => parts.reduce((sum, sentences) => sum + wordsIn(sentences.join(' ')), 0);
  if (left() <= mostWords) return text;
  parts = parts.map((sentences) => sentences.filter((one, at) => at === 0 || !remark.test(one)));
  while (left() > mostWords) {
    const longest = parts.reduce((one, other) => (wordsIn(other.join(' ')) > wordsIn(one.join(' ')) ? other : one));
    if (longest.length < 3) break;
    const at = longest.findLastIndex((one, index) => index > 0 && !closing.test(one));
    longest.splice(at > 0 ? at : -1, 1);
  }
  return parts.map((sentences) => sentences.join(' ')).join('\n');
}

/** The text of an answer: no long sentence that the conversation already has, then the basis under its heading. */
export function finishText(
  { text, lead = '', basis = [] }: Composed,
  history: readonly EarlierMessage[],
  language: string,
): string {
  const said = new Set(
    history.filter(({ type }) => type === 'bot').flatMap(({ content }) => sentencesOf(content).map(folded)),
  );
  const isSaid = (one: string) => (one.match(/\p{L}{2,}/gu) ?? []).length >= longSentence && said.has(folded(one));
  const answer = withoutSaid(text, isSaid);
  const body = capped(lead === '' ? answer : `${lead} ${answer}`);
  // A sum stands once in a conversation: `como se calcula` says it again.
  const shown = new Set(history.flatMap(({ type, content }) => (type === 'bot' ? content.split('\n') : [])));
  const fresh = [...new Set(basis)]
    .filter((line) => !shown.has(`- ${line}`))
    .map((line) =>
      line
        .split(/(?<=[.!?…])\s+/u)
        .filter((one) => !isSaid(one))
        .join(' '),
    )
    .filter(Boolean);
  return fresh.length === 0
    ? body
    : `${body}\n\n**${headings[language] ?? basisHeading}**\n\n${fresh.map((line) => `- ${line}`).join('\n')}`;
}
