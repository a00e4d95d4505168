import { withoutAccents } from '@sefira/contracts/shared/fold';

/** Lower case without accents, single spaces: the form that searches compare. */
export function foldText(text: string): string {
  return withoutAccents(text).toLowerCase().replace(/\s+/gu, ' ').trim();
}
