import { lookup } from 'node:dns/promises';
import type { Checkpoint } from '@sefira/database/audit-checkpoint';
import { isPublicAddress } from '@sefira/platform/http/client-network';
import type { Logger } from '@sefira/platform/telemetry/logger';
import { Agent, request } from 'undici';

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

const hostOf = (address: string) => new URL(address).hostname.replace(/^\[|\]$/g, '');

/** Why alerts can't go to an address, as a sentence for the administrator who sets it; null where they can. */
export async function alertAddressProblem(address: string, insideHosts: readonly string[]): Promise<string | null> {
  const hostname = hostOf(address);
  if (insideHosts.includes(hostname)) return null;
  if (new URL(address).protocol !== 'https:') {
    return 'O endereço dos avisos precisa ser https://, para ninguém os ler nem mudar no caminho.';
  }
  const places = await lookup(hostname, { all: true }).catch(() => []);
  if (places.length === 0) return `O endereço ${hostname} não foi encontrado. Confira se está escrito certo.`;
  return places.every((place) => isPublicAddress(place.address))
    ? null
    : `O endereço ${hostname} é da rede interna, e os avisos só saem para endereços públicos. Quem opera o servidor pode liberá-lo em ALERT_INSIDE_HOSTS.`;
}

/**
 * An administrator writes the address, so it must not reach into the house: neither this machine nor its network nor the
 * address where clouds tell secrets, whatever a name says when it is looked up. `insideHosts` are the operator's exceptions.
 */
export function createAlertSender(options: {
  readonly readAddress: () => Promise<string | null>;
  readonly insideHosts: readonly string[];
  readonly logger: Logger;
}): AlertSender {
  const { readAddress, insideHosts, logger } = options;

  /** The one place that the connection goes to: what was checked is what is called. */
  async function placeOf(hostname: string): Promise<{ address: string; family: number }> {
    const place = await lookup(hostname);
    if (!insideHosts.includes(hostname) && !isPublicAddress(place.address)) {
      throw new Error('the address of alerts is inside the house and not in ALERT_INSIDE_HOSTS');
    }
    return place;
  }

  return {
    async send(alert) {
      try {
        const address = await readAddress();
        if (address === null) return;
        const place = await placeOf(hostOf(address));
        await using resources = new AsyncDisposableStack();
        const agent = new Agent({
          connect: {
            lookup: (_hostname, { all }, done) => (all ? done(null, [place]) : done(null, place.address, place.family)),
          },
        });
        const dispatcher = resources.adopt(agent, (opened) => opened.close());
        const answer = await request(address, {
          dispatcher,
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
