import type { ToolFact } from '@sefira/assistant/tool-fact';
import { checkSentence } from './number-check.ts';

/** Lets a model's text out sentence by sentence, each checked against what the tools found so far. */
export interface AnswerGuard {
  /** @returns what may be said now */
  push(piece: string): string;
  /** @returns the last of it */
  end(): string;
  /** Sentences that were refused, and numbers that were put right. */
  readonly outcome: { readonly refused: number; readonly mended: number };
}

/** A sentence ends with its mark and a space, or with its line. */
const SENTENCE = /^[\s\S]*?(?:[.!?…](?:\*\*|["”)\]*_])*\s+|\n+)/u;
/** What never ends is no sentence. */
const longestSentence = 1200;

const refusal = '*(Retirei um trecho com um número que o cálculo não confirmou.)*';

export function createAnswerGuard(options: {
  readonly facts: () => readonly ToolFact[];
  /** What facts call the one who asks. */
  readonly owner: string;
  /** What is never repeated: a sentence with some words of it in a row is left out. */
  readonly secret?: string;
  /** Puts names back. */
  readonly show: (text: string) => string;
}): AnswerGuard {
  const secret = runsOfWords(options.secret ?? '');
  let rest = '';
  let refused = 0;
  let mended = 0;

  function letOut(sentence: string): string {
    const shown = options.show(withoutMarkup(sentence));
    if (secret.size > 0 && [...runsOfWords(sentence)].some((run) => secret.has(run))) return '';
    const checked = checkSentence(shown, options.facts(), options.owner);
    mended += checked.mended;
    if (!checked.isRefused) return checked.text;
    refused += 1;
    return /\s*$/u.exec(sentence)?.[0] ?? '';
  }

  return {
    push(piece) {
      rest += piece;
      let out = '';
      for (;;) {
        const sentence = SENTENCE.exec(rest)?.[0] ?? (rest.length > longestSentence ? rest : undefined);
        if (sentence === undefined) return out;
        rest = rest.slice(sentence.length);
        out += letOut(sentence);
      }
    },
    end() {
      const last = rest === '' ? '' : letOut(rest);
      rest = '';
      return refused > 0 ? `${last}\n\n${refusal}` : last;
    },
    get outcome() {
      return { refused, mended };
    },
  };
}

const wordsInARow = 6;

function runsOfWords(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const runs = new Set<string>();
  for (let start = 0; start + wordsInARow <= words.length; start += 1) {
    runs.add(words.slice(start, start + wordsInARow).join(' '));
  }
  return runs;
}

/** Pictures, links and HTML of a model are not ours to show: their words stay, their addresses go (docs/decisions/0047-chat-answerers.md). */
function withoutMarkup(text: string): string {
  return text
    .replace(/!?\[([^\]]*)\]\([^)]*\)/gu, '$1')
    .replace(/<\/?[a-z!][^>]*>/giu, '')
    .replace(/\b(?:https?|javascript|data):\S+/giu, '');
}
