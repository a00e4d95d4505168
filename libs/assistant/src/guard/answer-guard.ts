import type { ToolFact } from '../tool-fact.ts';
import { checkSentence } from './number-check.ts';

/** Releases a model's text sentence by sentence, each checked against the tool results so far. */
export interface AnswerGuard {
  /** @returns the sentences completed by this chunk, checked */
  push(chunk: string): string;
  /** @returns the rest of the text, checked */
  end(): string;
  /** Refused sentences and corrected numbers. */
  readonly outcome: { readonly refused: number; readonly corrected: number };
}

/** A sentence ends with punctuation and a space, or with its line. */
const SENTENCE = /^[\s\S]*?(?:[.!?…](?:\*\*|["”)\]*_])*\s+|\n+)/u;
/** Longer text without an end is checked as one sentence. */
const longestSentence = 1200;

const refusal = '*(Retirei um trecho com um número que o cálculo não confirmou.)*';

export function createAnswerGuard(options: {
  readonly facts: () => readonly ToolFact[];
  /** Name of the user in facts. */
  readonly owner: string;
  /** A text that must not leak: a sentence with six of its words in a row is removed. */
  readonly secret?: string;
  /** Replaces tokens by names. */
  readonly show: (text: string) => string;
}): AnswerGuard {
  const secret = runsOfWords(options.secret ?? '');
  let rest = '';
  let refused = 0;
  let corrected = 0;

  function letOut(sentence: string): string {
    const shown = options.show(withoutMarkup(sentence));
    if (secret.size > 0 && [...runsOfWords(sentence)].some((run) => secret.has(run))) return '';
    const checked = checkSentence(shown, options.facts(), options.owner);
    corrected += checked.corrected;
    if (!checked.isRefused) return checked.text;
    refused += 1;
    return /\s*$/u.exec(sentence)?.[0] ?? '';
  }

  return {
    push(chunk) {
      rest += chunk;
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
      return { refused, corrected };
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

/** Removes images, links and HTML of a model, not their words (docs/decisions/0047-chat-answerers.md). */
function withoutMarkup(text: string): string {
  return text
    .replace(/!?\[([^\]]*)\]\([^)]*\)/gu, '$1')
    .replace(/<\/?[a-z!][^>]*>/giu, '')
    .replace(/\b(?:https?|javascript|data):\S+/giu, '');
}
