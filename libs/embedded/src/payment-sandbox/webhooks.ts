import { createHmac, randomUUID } from 'node:crypto';
import { setTimeout as schedule } from 'node:timers';

/** How messages travel: a test or a person sets it. */
export interface Delivery {
  /** Milliseconds before the first try. */
  delayMilliseconds: number;
  /** How often each message is sent. */
  copies: number;
  /** Kept until they are released. */
  isHeld: boolean;
  /** Held messages leave newest first. */
  isReversed: boolean;
}

interface Message {
  readonly url: string;
  readonly body: string;
}

/** Sends signed messages, late, repeated or out of order on demand; what is refused is tried again. */
export interface Webhooks extends Disposable {
  readonly delivery: Delivery;
  readonly held: number;
  ring(url: string, paymentId: string, status: string): void;
  release(): void;
}

/** `x-signature` of a body: HMAC-SHA256 over time and bytes. */
export function signWebhook(body: string, key: string, seconds: number): string {
  return `ts=${seconds},v1=${createHmac('sha256', key).update(`${seconds}.${body}`).digest('hex')}`;
}

const tries = 6;
const firstWaitMilliseconds = 500;
const answerLimitMilliseconds = 5000;

export function openWebhooks(key: string, report: (message: string) => void): Webhooks {
  const delivery: Delivery = { delayMilliseconds: 0, copies: 1, isHeld: false, isReversed: false };
  const waiting: Message[] = [];
  const timers = new Set<NodeJS.Timeout>();

  function later(milliseconds: number, work: () => Promise<void>): void {
    const timer = schedule(() => {
      timers.delete(timer);
      work().catch((error: unknown) => report(`aviso não entregue: ${error}`));
    }, milliseconds);
    timer.unref();
    timers.add(timer);
  }

  async function send({ url, body }: Message, attempt: number): Promise<void> {
    const status = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-signature': signWebhook(body, key, Math.floor(Date.now() / 1000)),
        'x-request-id': randomUUID(),
      },
      body,
      signal: AbortSignal.timeout(answerLimitMilliseconds),
    }).then(
      (answer) => answer.status,
      () => 0,
    );
    const isFinal = (status >= 200 && status < 300) || (status >= 400 && status < 500 && status !== 429);
    if (!isFinal && attempt < tries) {
      later(firstWaitMilliseconds * 2 ** attempt, () => send({ url, body }, attempt + 1));
    }
  }

  const dispatch = (message: Message) => {
    for (let copy = 0; copy < delivery.copies; copy += 1) later(delivery.delayMilliseconds, () => send(message, 1));
  };

  return {
    delivery,
    get held() {
      return waiting.length;
    },
    ring(url, paymentId, status) {
      const body = JSON.stringify({
        id: randomUUID(),
        type: 'payment',
        action: `payment.${status}`,
        data: { id: paymentId },
        createdAt: new Date().toISOString(),
      });
      if (delivery.isHeld) waiting.push({ url, body });
      else dispatch({ url, body });
    },
    release() {
      const messages = waiting.splice(0);
      for (const message of delivery.isReversed ? messages.reverse() : messages) dispatch(message);
    },
    [Symbol.dispose]() {
      for (const timer of timers) clearTimeout(timer);
    },
  };
}
