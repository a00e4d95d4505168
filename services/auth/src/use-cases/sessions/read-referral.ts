import { linkCodePattern } from '@sefira/contracts/reseller/links';
import type { Transaction } from '../../context.ts';
import { findAccountOfDevice } from '../../data/known-devices.ts';
import { deviceHashOf, type SessionClient } from './session-client.ts';

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
export async function readReferral(
  transaction: Transaction,
  client: SessionClient,
  code?: string,
): Promise<{ referral?: Referral }> {
  const [, clicked, seconds] = remembered.exec(client.referral) ?? [];
  const typed = code?.trim().toLowerCase() ?? '';
  const known = clicked ?? (linkCodePattern.test(typed) ? typed : null);
  if (known === null) return {};
  const tokenHash = deviceHashOf(client);
  const deviceAccountId = tokenHash === null ? null : await findAccountOfDevice(transaction, tokenHash);
  const { subject, role } = client.identity;
  return {
    referral: {
      code: known,
      clickedAt: seconds === undefined ? null : new Date(Number(seconds) * 1000).toISOString(),
      deviceAccountIds: [
        ...(deviceAccountId === null ? [] : [deviceAccountId]),
        ...(subject && role !== 'guest' ? [subject] : []),
      ],
    },
  };
}
