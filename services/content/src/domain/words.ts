import { foldAligned } from '@sefira/contracts/shared/fold';

/** The words of a text, folded: letters and digits, at most `limit`. */
export function wordsOf(text: string, limit = Number.POSITIVE_INFINITY): string[] {
  return (foldAligned(text).match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, limit);
}
