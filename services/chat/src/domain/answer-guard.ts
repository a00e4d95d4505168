import { checkSentence } from './number-check.ts';
import type { ToolFact } from './tool-fact.ts';

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
  /** Puts names back. */
  readonly show: (text: string) => string;
}): AnswerGuard {
  let rest = '';
  let refused = 0;
  let mended = 0;

  function letOut(sentence: string): string {
    const shown = options.show(withoutMarkup(sentence));
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

/** Pictures, links and HTML of a model are not ours to show: their words stay, their addresses go (RELIABILITY.md C6). */
function withoutMarkup(text: string): string {
  return text
    .replace(/!?\[([^\]]*)\]\([^)]*\)/gu, '$1')
    .replace(/<\/?[a-z!][^>]*>/giu, '')
    .replace(/\b(?:https?|javascript|data):\S+/giu, '');
}
