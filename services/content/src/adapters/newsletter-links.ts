import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

export type LinkPurpose = 'confirm' | 'leave';

/** Links that prove themselves: nothing of them is stored, and none can be guessed. */
export interface NewsletterLinks {
  sign(purpose: LinkPurpose, subscriberId: string): string;
  /** The subscriber that a link names; null when it was not made here or for this. */
  read(purpose: LinkPurpose, token: string): string | null;
}

export function createNewsletterLinks(dataKey: string): NewsletterLinks {
  const key = Buffer.from(hkdfSync('sha256', Buffer.from(dataKey, 'base64url'), '', 'newsletter links', 32));
  const mark = (purpose: LinkPurpose, subscriberId: string) =>
    createHmac('sha256', key).update(`${purpose}:${subscriberId}`).digest();
  return {
    sign: (purpose, subscriberId) => `${subscriberId}.${mark(purpose, subscriberId).toString('base64url')}`,
    read(purpose, token) {
      const [subscriberId = '', given = ''] = token.split('.');
      const expected = mark(purpose, subscriberId);
      const actual = Buffer.from(given, 'base64url');
      return actual.length === expected.length && timingSafeEqual(actual, expected) ? subscriberId : null;
    },
  };
}
