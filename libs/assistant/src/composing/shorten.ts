/** What a part of an answer does. The claim is the answer itself; the others give way, the last of `optional` first. */
type Role = 'claim' | (typeof optional)[number];
export type Part = readonly [role: Role, text: string];
const optional = ['practice', 'tension', 'support', 'remark'] as const;

/** Most words of an answer, unless a list, a sum or a hotline is asked for. */
export const mostWords = 90;

/** Words that are read: the target of a link is none. */
export function wordsIn(text: string): number {
  return text.replace(/\]\([^)]*\)/gu, ']').match(/[\p{L}\p{N}]+(?:[-'’][\p{L}\p{N}]+)*/gu)?.length ?? 0;
}

/** How many words an answer may have, and the passages that it would say again. */
interface Room {
  readonly room: number;
  readonly repeated: ReadonlySet<string>;
}

/** An answer from its parts in their order: without optional parts that the conversation already has, and within the room that it has. */
export function answerOf({ room, repeated }: Room, ...parts: readonly Part[]): string {
  const shown = parts.filter(
    ([role, text]) => text !== '' && (role === 'claim' || ![...repeated].some((said) => text.includes(said))),
  );
  const joined = () =>
    shown
      .map(([, text]) => text)
      .join(' ')
      .replace(/ *\n\n */gu, '\n\n');
  for (const role of optional.toReversed())
    while (wordsIn(joined()) > room) {
      const at = shown.findLastIndex(([one]) => one === role);
      if (at < 0) break;
      shown.splice(at, 1);
    }
  return joined();
}

const sentenceEnd = /(?<=[.!?…][”"*)]*)\s+(?=[\p{Lu}“*\d])/u;

/** The first sentences of a text, or those after the first `from`. */
export function firstSentences(text: string, count: number, from = 0): string {
  return text
    .split(sentenceEnd)
    .slice(from, from + count)
    .join(' ')
    .trim();
}

const addressed = /\b(?:você|seus?|suas?|lhe|contigo)\b/iu;

/** A reading that is written to its owner: quoted where it is about another person. */
export function spokenTo({ isMine, called }: { isMine: boolean; called: string }, text: string): string {
  return isMine || !addressed.test(text) ? text : `Para ${called}, o texto diz: “${text}”`;
}

/** A long reading cut to whole sentences: its heading, a few sentences of each list item, at most about `words` words. */
export function shortened(text: string, words: number): string {
  const remaining: string[] = [];
  let left = words;
  const lines = text.split('\n');
  // The first sentence sets a scene; what it means comes after it.
  const ofItem = lines.filter(isItem).length > 2 ? 1 : 3;
  for (const line of lines) {
    const short = shortLine(line, ofItem);
    const count = short.split(/\s+/u).length;
    if (left - count < 0 && remaining.length > 0 && !isItem(line)) continue;
    remaining.push(isItem(line) && left < 0 ? firstSentences(line, 1) : short);
    left -= count;
  }
  return remaining
    .join('\n')
    .replace(/\n{3,}/gu, '\n\n')
    .trim();
}

const isItem = (line: string) => /^[-*] /u.test(line);

/** The heading of a line with its first sentences: four, or `ofItem` of an item of a list. */
function shortLine(line: string, ofItem: number): string {
  const [head = '', ...rest] = line.split(/(?<=\*\*)\s/u);
  if (rest.length === 0) return firstSentences(head, 3);
  const body = rest.join(' ');
  if (!isItem(line)) return `${head} ${firstSentences(body, 4)}`;
  const [reading = '', practice] = body.split(/ ?\*Prática:\* /u);
  if (practice === undefined) return `${head} ${firstSentences(reading, ofItem)}`;
  // Of a long list what to do says more than what a number means.
  return [head, ofItem > 1 ? meaningIn(reading, head) : '', firstSentences(practice, 1)].filter(Boolean).join(' ');
}

/** Which sentence of a reading names its number, after the scene that the text sets; else the first one. */
export function meaningAt(reading: string, number: number): number {
  const named = new RegExp(`\\b${number}\\b`, 'u');
  return Math.max(
    0,
    reading.split(sentenceEnd).findIndex((one) => named.test(one)),
  );
}

/** The sentence of a list item that says what the number of its heading means. */
function meaningIn(reading: string, head: string): string {
  return firstSentences(reading, 1, meaningAt(reading, Number(/\d+/u.exec(head)?.[0])));
}

/** How many lines a summary is to have, as written; empty where nothing is said. */
export function lengthAsked(words: string): string {
  return lengths.exec(words)?.slice(1).find(Boolean) ?? (shorter.test(words) ? '1' : '');
}

const shorter = /\bmais (?:curt[oa]|breve|diret[oa]|resumid[oa]|objetiv[oa])\b/u;
const lengths =
  /\b(uma?|duas|dois|tres|quatro|cinco|[1-5]) (?:so |unica |curtas? )?(?:frases?|linhas?|sentencas?|paragrafos?|pontos?|ideias?)\b|\b(?:em|n) ?(uma?|duas|tres|[1-5])(?: so)?$/u;
