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

/** Sends alerts to the address that an administrator has set, if there is one. */
export interface AlertSender {
  /** Never rejects; a failed delivery is logged. */
  send(alert: Alert): Promise<void>;
}

const limitMilliseconds = 3000;

const hostOf = (address: string) => new URL(address).hostname.replace(/^\[|\]$/g, '');

/** Why alerts cannot be sent to an address, as a sentence for the administrator; null when they can. */
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
 * An administrator sets the address, so it must not reach internal networks (SSRF): neither this machine nor its network nor
 * a cloud's metadata address, also when the name resolves differently later. `insideHosts` are the operator's exceptions.
 */
export function createAlertSender(options: {
  readonly readAddress: () => Promise<string | null>;
  readonly insideHosts: readonly string[];
  readonly logger: Logger;
}): AlertSender {
  const { readAddress, insideHosts, logger } = options;

  /** Resolves the name once: the checked address is the one that is connected to. */
  async function placeOf(hostname: string): Promise<{ address: string; family: number }> {
    const place = await lookup(hostname);
    if (!insideHosts.includes(hostname) && !isPublicAddress(place.address)) {
      throw new Error('the address of alerts is internal and not in ALERT_INSIDE_HOSTS');
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
