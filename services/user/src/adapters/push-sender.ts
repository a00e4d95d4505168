import { createECDH } from 'node:crypto';
import { daySeconds } from '@sefira/platform/time/durations';
import webPush from 'web-push';

/** A subscription of the Push API. */
export interface PushTarget {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

export interface PushSender {
  /** For `PushManager.subscribe`; null when push is not configured. */
  readonly publicKey: string | null;
  /** True for an endpoint of an allowed push service; no other address is called. */
  accepts(endpoint: string): boolean;
  /** `expired` when the browser has withdrawn the subscription. @throws Error when the push service refused the message */
  send(target: PushTarget, message: object): Promise<'sent' | 'expired'>;
}

const timeoutMilliseconds = 10_000;
const timeToLiveSeconds = daySeconds;

/** Web Push (RFC 8030, 8291, 8292): encrypted for the browser, signed with the installation's VAPID key. */
export function createPushSender(options: {
  readonly privateKey: string | undefined;
  readonly subject: string;
  readonly hosts: readonly string[];
}): PushSender {
  const { privateKey, subject, hosts } = options;
  const publicKey = privateKey === undefined ? null : publicKeyOf(privateKey);

  function accepts(endpoint: string): boolean {
    const { protocol, host, hostname } = new URL(endpoint);
    return hosts.some((allowed) => {
      // A full address is for tests; a name alone means HTTPS on the default port.
      if (allowed.includes('://')) return `${protocol}//${host}` === allowed;
      if (protocol !== 'https:' || host !== hostname) return false;
      return allowed.startsWith('*.') ? hostname.endsWith(allowed.slice(1)) : hostname === allowed;
    });
  }

  return {
    publicKey,
    accepts,
    async send({ endpoint, p256dh, auth }, message) {
      if (publicKey === null || privateKey === undefined || !accepts(endpoint)) return 'expired';
      const details = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, JSON.stringify(message), {
        vapidDetails: { subject, publicKey, privateKey },
        TTL: timeToLiveSeconds,
        contentEncoding: 'aes128gcm',
      });
      const answer = await fetch(endpoint, {
        method: 'POST',
        headers: withoutLength(details.headers),
        body: new Uint8Array(details.body),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMilliseconds),
      });
      await answer.body?.cancel();
      if (answer.status === 404 || answer.status === 410) return 'expired';
      if (!answer.ok) throw new Error(`push service answered ${answer.status}`);
      return 'sent';
    },
  };
}

function publicKeyOf(privateKey: string): string {
  const curve = createECDH('prime256v1');
  curve.setPrivateKey(Buffer.from(privateKey, 'base64url'));
  return curve.getPublicKey('base64url');
}

/** fetch computes the length itself. */
function withoutLength(headers: webPush.Headers): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers)
      .filter(([name]) => name.toLowerCase() !== 'content-length')
      .map(([name, value]) => [name, String(value)]),
  );
}
