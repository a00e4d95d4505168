import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { publicRoutes } from '@sefira/contracts/routes';

export interface CallFigures {
  readonly sent: number;
  readonly failed: number;
  /** Failures, with their number. */
  readonly failures: ReadonlyMap<string, number>;
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
}

export interface SteadyCalls {
  stop(): Promise<CallFigures>;
}

interface Call {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly body?: object;
}

const person = { name: 'Ana Célia Vasconcelos', birthDate: '1955-11-29' };
const analysis: Call = { id: 'analysis', method: 'POST', path: '/numerology/analyze/basic', body: person };
/** One call in so many makes something: an analysis, with its events and its PDF. */
const shareOfAnalyses = 100;

/**
 * So many calls a second, sent when they are due whatever became of those before: every reading call of the route table that
 * this person may make, in turn, and analyses in between. A call fails by a status of 500 and more, by losing its session,
 * or by getting no answer.
 */
export async function startSteadyCalls(url: string, perSecond: number): Promise<SteadyCalls> {
  const agent = new Agent({ keepAlive: true, maxSockets: 512 });
  const email = `${randomUUID()}@exemplo.test`;
  const joined = await send(url, agent, {
    id: 'register',
    method: 'POST',
    path: '/auth/register',
    body: { ...person, email, password: 'Uma#Senha1' },
  });
  const token = (JSON.parse(joined.text) as { token: string }).token;
  const readings: Call[] = [];
  for (const { id, method, path, access } of publicRoutes) {
    if (method !== 'GET' || path.includes(':') || (access !== 'public' && access !== 'session' && access !== 'account'))
      continue;
    const { status } = await send(url, agent, { id, method, path }, token);
    if (status === 200) readings.push({ id, method, path });
  }
  const failures = new Map<string, number>();
  const milliseconds: number[] = [];
  const open = new Set<Promise<void>>();
  let sent = 0;

  async function one(call: Call): Promise<void> {
    const began = performance.now();
    const { status, text } = await send(url, agent, call, token);
    milliseconds.push(performance.now() - began);
    if (status < 500 && status !== 401 && status !== 0) return;
    const second = Math.floor((performance.now() - startedAt) / 1000);
    const what = `${status === 0 ? `no answer (${text})` : `${call.id} ${status}`} in second ${second}`;
    failures.set(what, (failures.get(what) ?? 0) + 1);
  }

  const startedAt = performance.now();
  const timer = setInterval(() => {
    const due = Math.floor(((performance.now() - startedAt) / 1000) * perSecond);
    for (; sent < due; sent += 1) {
      const call = sent % shareOfAnalyses === 0 ? analysis : (readings[sent % readings.length] ?? analysis);
      const calling = one(call).finally(() => open.delete(calling));
      open.add(calling);
    }
  }, 5);
  return {
    async stop() {
      clearInterval(timer);
      await Promise.all(open);
      agent.destroy();
      const sorted = milliseconds.toSorted((left, right) => left - right);
      const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
      const failed = [...failures.values()].reduce((sum, count) => sum + count, 0);
      return { sent, failed, failures, p50: at(0.5), p99: at(0.99) };
    },
  };
}

/** Status 0: no answer, and why. */
function send(url: string, agent: Agent, call: Call, token?: string): Promise<{ status: number; text: string }> {
  return new Promise((resolve) => {
    const outgoing = request(
      `${url}/api${call.path}`,
      {
        agent,
        method: call.method,
        headers: {
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
          ...(call.body === undefined ? {} : { 'content-type': 'application/json', 'idempotency-key': randomUUID() }),
        },
      },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text: Buffer.concat(chunks).toString() }));
        answer.on('error', (error) => resolve({ status: 0, text: `cut: ${error.message}` }));
      },
    );
    outgoing.on('error', (error) => resolve({ status: 0, text: error.message }));
    outgoing.end(call.body === undefined ? undefined : JSON.stringify(call.body));
  });
}
