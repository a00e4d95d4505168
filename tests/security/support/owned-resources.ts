import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import { io } from 'socket.io-client';
import * as z from 'zod/mini';

export type Call = (
  method: string,
  path: string,
  options?: { readonly token?: string | undefined; readonly body?: unknown },
) => Promise<{ readonly status: number; readonly body: unknown }>;

const asked = 'Qual é o número de destino de Ana Célia Vasconcelos, nascida em 29/11/1955?';
const paid = { plan: 'premium', method: 'pix', name: 'Ana Célia', cpf: '529.982.247-25' };

/** One resource of each kind that a person can own, by the path prefix of its id. */
export type OwnedResources = Readonly<Record<string, string>>;

/** Begins a test of the course for a person who has not done its lessons. @returns its id */
export async function beginExam(database: Pick<Pool, 'query'>, userId: string): Promise<string> {
  const id = randomUUID();
  await database.query(
    `INSERT INTO content.exam_attempt (id, user_id, questions, answers, started_at, ends_at)
     VALUES ($1, $2, '[]', '{}', now(), now() + interval '45 minutes')`,
    [id, userId],
  );
  return id;
}

/** Lessons are shared: their paths name no owned resource. */
export const isEverybodys = (path: string) => path.startsWith('/training/lessons/');

/** Creates one resource of each kind for the account of a token. @returns their ids */
export async function createOwnedResources(
  url: string,
  call: Call,
  { token, email }: { readonly token: string; readonly email: string },
  idle: () => Promise<unknown>,
): Promise<OwnedResources> {
  const post = async (path: string, body: unknown) => {
    const answer = await call('POST', path, { token, body });
    if (answer.status >= 300) throw new Error(`${path}: ${JSON.stringify(answer.body)}`);
    return answer.body as { data: { id: string; analysisId?: string } };
  };
  await post('/numerology/analyze/basic', { name: 'Ana Célia Vasconcelos', birthDate: '1955-11-29' });
  const favourite = await post('/numerology/favourites', { kind: 'company', name: 'Aurora', system: 'cabalistica' });
  const client = await post('/clients', { name: 'Bia Prado', birthDate: '1990-05-02' });
  const forClient = await post('/numerology/analyze/basic', {
    name: 'Bia Prado',
    birthDate: '1990-05-02',
    clientId: client.data.id,
  });
  const { analysisId } = forClient.data;
  const delivery = await post(`/clients/${client.data.id}/deliveries`, { analysisId, sender: 'Ana Célia' });
  const order = await post('/billing/orders', { ...paid, email });
  const key = await call('POST', '/user/api-keys', { token, body: { name: 'Site', scopes: ['names'] } });
  const sent = await say(url, token);
  await idle();
  const first = async (path: string) => {
    const { body } = await call('GET', path, { token });
    const id = /"id":"([0-9a-f-]{36})"/.exec(JSON.stringify(body))?.[1];
    if (!id) throw new Error(`nothing in ${path}: ${JSON.stringify(body)}`);
    return id;
  };
  return {
    '/numerology/analyses/': await first('/numerology/analyses'),
    '/numerology/favourites/': favourite.data.id,
    '/reports/': await first('/reports'),
    '/notifications/': await first('/notifications'),
    '/user/sessions/': await first('/user/sessions'),
    '/clients/': client.data.id,
    '/deliveries/': delivery.data.id,
    '/user/api-keys/': (key.body as { data: { item: { id: string } } }).data.item.id,
    '/billing/orders/': order.data.id,
    '/chat/conversations/': sent.conversationId,
    '/chat/messages/': sent.messageId,
    '/chat/people/': await first('/chat/people'),
  };
}

const sentAnswer = z.object({ data: z.object({ conversationId: z.string(), messageId: z.string() }) });

/** Begins a conversation over the socket, as the chat page does. */
async function say(url: string, token: string): Promise<z.infer<typeof sentAnswer>['data']> {
  const socket = io(`${url}/chat`, { auth: { token }, transports: ['websocket'], forceNew: true });
  try {
    const message = { message: asked, conversationId: null, timestamp: new Date().toISOString(), id: randomUUID() };
    return z.parse(sentAnswer, await socket.timeout(30_000).emitWithAck('sendMessage', message)).data;
  } finally {
    socket.disconnect();
  }
}
