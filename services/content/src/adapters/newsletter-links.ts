import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { keysOf } from '@sefira/platform/identity/key-ring';

export type LinkPurpose = 'confirm' | 'leave';

/** Signed links of the newsletter; nothing of them is stored. */
export interface NewsletterLinks {
  sign(purpose: LinkPurpose, subscriberId: string): string;
  /** The subscriber of a token; null if its signature or purpose is wrong. */
  read(purpose: LinkPurpose, token: string): string | null;
}

export function createNewsletterLinks(dataKey: string): NewsletterLinks {
  const [key, ...others] = keysOf(dataKey).map((one) =>
    Buffer.from(hkdfSync('sha256', Buffer.from(one, 'base64url'), '', 'newsletter links', 32)),
  );
  if (key === undefined) throw new Error('no data key');
  const mark = (purpose: LinkPurpose, subscriberId: string, one: Buffer) =>
    createHmac('sha256', one).update(`${purpose}:${subscriberId}`).digest();
  return {
    sign: (purpose, subscriberId) => `${subscriberId}.${mark(purpose, subscriberId, key).toString('base64url')}`,
    read(purpose, token) {
      const [subscriberId = '', given = ''] = token.split('.');
      const actual = Buffer.from(given, 'base64url');
      const isOf = (one: Buffer) => {
        const expected = mark(purpose, subscriberId, one);
        return actual.length === expected.length && timingSafeEqual(actual, expected);
      };
      return [key, ...others].some(isOf) ? subscriberId : null;
    },
  };
}
