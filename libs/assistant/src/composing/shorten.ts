/** The first sentences of a text, or those after the first `from`. */
export function firstSentences(text: string, count: number, from = 0): string {
  return text
    .split(/(?<=[.!?…][”"*)]*)\s+(?=[\p{Lu}“*\d])/u)
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
  // Of a long list what to do says more than where a text begins.
  return [head, ofItem > 1 ? firstSentences(reading, 2) : '', firstSentences(practice, 1)].filter(Boolean).join(' ');
}

/** How many lines a summary is to have, as written; empty where nothing is said. */
export function lengthAsked(words: string): string {
  return lengths.exec(words)?.slice(1).find(Boolean) ?? (shorter.test(words) ? '1' : '');
}

const shorter = /\bmais (?:curt[oa]|breve|diret[oa]|resumid[oa]|objetiv[oa])\b/u;
const lengths =
  /\b(uma?|duas|dois|tres|quatro|cinco|[1-5]) (?:so |unica |curtas? )?(?:frases?|linhas?|sentencas?|paragrafos?|pontos?|ideias?)\b|\b(?:em|n) ?(uma?|duas|tres|[1-5])(?: so)?$/u;
