import type { Checkpoint } from '@sefira/database/audit-checkpoint';
import type { Logger } from '@sefira/platform/logger';
import { request } from 'undici';

export type Alert =
  | { readonly kind: 'audit.checkpoint'; readonly checkpoint: Checkpoint }
  | { readonly kind: 'audit.broken'; readonly problem: string }
  | { readonly kind: 'password.locked'; readonly adminId: string }
  | { readonly kind: 'logins.failing'; readonly tries: number; readonly failures: number };

/** Tells the address that an administrator has set, where there is one. */
export interface AlertSender {
  /** Never fails: what could not be told is logged. */
  send(alert: Alert): Promise<void>;
}

const limitMilliseconds = 3000;

export function createAlertSender(readAddress: () => Promise<string | null>, logger: Logger): AlertSender {
  return {
    async send(alert) {
      try {
        const address = await readAddress();
        if (address === null) return;
        const answer = await request(address, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(alert),
          headersTimeout: limitMilliseconds,
          bodyTimeout: limitMilliseconds,
        });
        await answer.body.dump();
      } catch (error) {
        logger.warn({ reason: String(error), kind: alert.kind }, 'alert not delivered');
      }
    },
  };
}
