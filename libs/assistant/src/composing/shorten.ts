/** The first sentences of a text. */
export function firstSentences(text: string, count: number): string {
  return (text.match(/[^.!?]+[.!?”]+\**(?:\s|$)|[^.!?]+$/gu) ?? []).slice(0, count).join('').trim();
}

const addressed = /\b(?:você|seus?|suas?|lhe|contigo)\b/iu;

/** A reading that is written to its owner: quoted where it is about another person. */
export function spokenTo({ isMine, called }: { isMine: boolean; called: string }, text: string): string {
  return isMine || !addressed.test(text) ? text : `Para ${called}, o texto diz: “${text}”`;
}

/** A long reading cut to whole sentences: its heading, one sentence of each list item, at most about `words` words. */
export function shortened(text: string, words: number): string {
  const remaining: string[] = [];
  let left = words;
  for (const line of text.split('\n')) {
    const isItem = /^[-*] /u.test(line);
    const [head = '', ...rest] = line.split(/(?<=\*\*)\s/u);
    const body = rest.join(' ').replace(/\*[^*]+\*/gu, (title) => title);
    // Of a list item what to do says more than where its text begins.
    const practice = isItem ? /\*Prática:\* (.+)$/u.exec(body)?.[1] : undefined;
    const short = body === '' ? firstSentences(head, 3) : `${head} ${firstSentences(practice ?? body, isItem ? 1 : 2)}`;
    const count = short.split(/\s+/u).length;
    if (left - count < 0 && remaining.length > 0 && !isItem) continue;
    remaining.push(isItem && left < 0 ? (head.endsWith('**') ? head : firstSentences(line, 1)) : short);
    left -= count;
  }
  return remaining
    .join('\n')
    .replace(/\n{3,}/gu, '\n\n')
    .trim();
}
