import { randomBytes } from 'node:crypto';
import { definition as billingDefinition } from '@sefira/billing-service/definition';
import { definition as chatDefinition } from '@sefira/chat-service/definition';
import { findPort } from '@sefira/embedded/ports';
import { openQueue } from '@sefira/messaging/open-queue';
import { eventQueueName } from '@sefira/messaging/queue-settings';
import { createLogger } from '@sefira/platform/telemetry/logger';
import { type ServiceUnderTest, startService, type TestEnvironment } from '@sefira/testing/test-environment';
import { Redis } from 'ioredis';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connectDevice, type Device, question, startTestChat, type TestChat } from './test-chat.ts';

/** An answer is charged if and only if it was given, whatever happens between its reservation and its end. */

const stack = new AsyncDisposableStack();
let chat: TestChat;
let billing: ServiceUnderTest;
let startBilling: () => Promise<ServiceUnderTest>;

beforeAll(async () => {
  const port = await findPort();
  const startOtherServices = async (testEnvironment: TestEnvironment) => {
    startBilling = () =>
      startService(billingDefinition, testEnvironment, {
        environment: {
          PORT: String(port),
          PUBLIC_URL: 'http://sefira.test',
          PAYER_KEY: randomBytes(32).toString('base64url'),
          REPORTS_URL: 'http://127.0.0.1:9',
        },
      });
    billing = await startBilling();
    return { BILLING_URL: billing.running.url };
  };
  // The nodes take questions only: each test starts the worker that answers them.
  chat = stack.use(await startTestChat({ CHAT_PACE_MILLISECONDS: '60', ROLE: 'http' }, startOtherServices));
  stack.defer(() => billing[Symbol.asyncDispose]());
});
afterAll(() => stack.disposeAsync());

const polling = { timeout: 60_000, interval: 20 };

const startWorker = (pace: '0' | '60') =>
  startService(chatDefinition, chat.testEnvironment, {
    environment: { ...chat.environment, ROLE: 'worker', CHAT_PACE_MILLISECONDS: pace },
  });

async function rowsOf<Row extends object>(text: string, values: readonly unknown[]): Promise<Row[]> {
  return (await chat.testEnvironment.database.query<Row>(text, [...values])).rows;
}

/** The states of what a person's messages reserved, oldest first. */
const chargesOf = async (userId: string) =>
  (
    await rowsOf<{ state: string }>('SELECT state FROM billing.charge WHERE user_id = $1 ORDER BY created_at, id', [
      userId,
    ])
  ).map(({ state }) => state);

interface Asked {
  readonly conversationId: string;
  readonly messageId: string;
  readonly userId: string;
  readonly chargeId: string;
}

/** A new account's question, with the reservation that waits for its answer. */
async function askQuestion(device: Device): Promise<Asked> {
  const sent = await device.send('sendMessage', question('Qual é o meu número de destino e a minha expressão?'));
  expect(sent.success, sent.error).toBe(true);
  const conversationId = String(sent.data.conversationId);
  const [row] = await rowsOf<Omit<Asked, 'conversationId'>>(
    `SELECT id AS "messageId", user_id AS "userId", charge_id AS "chargeId" FROM chat.message
     WHERE conversation_id = $1 AND type = 'bot'`,
    [conversationId],
  );
  if (!row) throw new Error('the answer has no row');
  expect(await chargesOf(row.userId)).toEqual(['reserved']);
  return { conversationId, ...row };
}

async function newAccount(): Promise<{ readonly token: string; readonly device: Device }> {
  const token = await chat.signUp(await chat.guest());
  return { token, device: await connectDevice(chat.gateway.running.url, token) };
}

const chunks = (device: Device) => device.received.filter(({ name }) => name === 'messageDelta').length;
const statusOf = async ({ messageId }: Asked) =>
  (await rowsOf<{ status: string }>('SELECT status FROM chat.message WHERE id = $1', [messageId]))[0]?.status;

test('charges the first answer of an account before its registration has reached the chat', async () => {
  const { device } = await newAccount();
  using _connection = device;
  const asked = await askQuestion(device);
  const { redisUrl } = chat.testEnvironment;
  await using stack = new AsyncDisposableStack();
  const redis = stack.adopt(new Redis(redisUrl, { maxRetriesPerRequest: null }), (opened) => opened.disconnect());
  const { QUEUE_PREFIX: queuePrefix = '' } = chat.testEnvironment.environment('chat');
  const logger = createLogger({ service: 'chat', level: 'silent' });
  const events = openQueue(eventQueueName('chat'), { redis, queuePrefix, logger });
  stack.defer(() => events.close());
  await events.pause();
  stack.defer(() => events.resume());
  stack.use(await startWorker('0'));
  await expect.poll(() => chargesOf(asked.userId), polling).toEqual(['confirmed']);
  expect(await rowsOf('SELECT 1 FROM chat.profile WHERE user_id = $1', [asked.userId])).toEqual([]);
});

test('charges an answer when its conversation is deleted during the stream', async () => {
  await using worker = await startWorker('60');
  const { token, device } = await newAccount();
  using _connection = device;
  const asked = await askQuestion(device);
  await expect.poll(() => chunks(device), polling).toBeGreaterThan(2);
  expect((await chat.call('DELETE', `/chat/conversations/${asked.conversationId}`, token)).status).toBe(200);
  await worker.idle();
  await expect.poll(() => chargesOf(asked.userId), polling).toEqual(['confirmed']);
});

test('charges an answer that ends while billing is unavailable', async () => {
  const { device } = await newAccount();
  using _connection = device;
  const asked = await askQuestion(device);
  await billing[Symbol.asyncDispose]();
  await using worker = await startWorker('0');
  await expect.poll(() => statusOf(asked), polling).toBe('completed');
  await worker.idle();
  expect(await chargesOf(asked.userId)).toEqual(['reserved']);
  billing = await startBilling();
  await expect.poll(() => chargesOf(asked.userId), polling).toEqual(['confirmed']);
});

test('charges an answer once when its reservation has expired', async () => {
  const { device } = await newAccount();
  using _connection = device;
  const asked = await askQuestion(device);
  await expire(asked.chargeId);
  await using worker = await startWorker('0');
  await expect.poll(() => statusOf(asked), polling).toBe('completed');
  await worker.idle();
  await expect.poll(() => chargesOf(asked.userId), polling).toEqual(['expired', 'confirmed']);
});

test('releases the charge of a closed account, whatever had been written of its answer', async () => {
  const { device } = await newAccount();
  using _connection = device;
  const asked = await askQuestion(device);
  await rowsOf('INSERT INTO chat.account_standing (user_id, is_closed, changed_at) VALUES ($1, true, now())', [
    asked.userId,
  ]);
  // Streamed by an earlier attempt, on a node that stopped.
  const redis = new Redis(chat.testEnvironment.redisUrl);
  await redis.rpush(`sefira:chat:answer:${asked.messageId}:1`, '1', 'O seu Destino é');
  redis.disconnect();
  await using worker = await startWorker('0');
  await expect.poll(() => statusOf(asked), polling).toBe('stopped');
  await worker.idle();
  await expect.poll(() => chargesOf(asked.userId), polling).toEqual(['released']);
  expect(await rowsOf('SELECT credits FROM chat.message WHERE id = $1', [asked.messageId])).toEqual([{ credits: 0 }]);
});

/** The state after billing's sweep of expired reservations. */
async function expire(chargeId: string): Promise<void> {
  await rowsOf(`UPDATE billing.charge SET expires_at = now() - interval '1 minute' WHERE id = $1`, [chargeId]);
  const state = async () =>
    (await rowsOf<{ state: string }>('SELECT state FROM billing.charge WHERE id = $1', [chargeId]))[0]?.state;
  await expect.poll(state, polling).toBe('expired');
}
