import type { Identity } from '@sefira/contracts/shared/identity';
import { hashToken } from '@sefira/platform/identity/token-hash';

/** The client of a call, as events and lists record it. */
export interface Client {
  readonly userAgent: string;
  readonly clientAddress: string;
}

/** The client that opens a session. */
export interface SessionClient extends Client {
  readonly requestId: string;
  readonly identity: Identity;
  /** The device token that the client sent; null without a well-formed one. */
  readonly deviceToken: string | null;
  /** The cookie of the last click on a reseller's link, as the gateway forwards it. */
  readonly referral: string;
}

/** The hash of the client's device token; null without one. */
export function deviceHashOf({ deviceToken }: SessionClient): string | null {
  return deviceToken === null ? null : hashToken(deviceToken);
}
