import { linkCodePattern, referralHeader } from '@sefira/contracts/reseller/links';
import type { Identity } from '@sefira/contracts/shared/identity';
import type { Transaction } from '../context.ts';
import { deviceTokenHash, type SessionClient } from './open-session.ts';

interface Referral {
  readonly code: string;
  readonly clickedAt: string | null;
  readonly deviceAccountIds: string[];
}

const remembered = /^([a-z0-9]{4,24})\.(\d{1,12})$/;

/**
 * Attribution of a new account: the last click on a reseller's link from the cookie, else the code of the page's address;
 * and the accounts that used this device before. Empty without a code.
 */
export async function referralOf(
  transaction: Transaction,
  client: SessionClient & { readonly identity?: Identity },
  code?: string,
): Promise<{ referral?: Referral }> {
  const [, clicked, seconds] = remembered.exec(String(client.request.headers[referralHeader] ?? '')) ?? [];
  const typed = code?.trim().toLowerCase() ?? '';
  const known = clicked ?? (linkCodePattern.test(typed) ? typed : null);
  if (known === null) return {};
  const tokenHash = deviceTokenHash(client.request);
  const devices =
    tokenHash === null
      ? []
      : await transaction.knownDevice.findMany({ where: { tokenHash }, select: { accountId: true } });
  const signedIn = client.identity?.subject;
  const isMember = signedIn && client.identity?.role !== 'guest';
  return {
    referral: {
      code: known,
      clickedAt: seconds === undefined ? null : new Date(Number(seconds) * 1000).toISOString(),
      deviceAccountIds: [...devices.map(({ accountId }) => accountId), ...(isMember ? [signedIn] : [])],
    },
  };
}
