import { randomUUID } from 'node:crypto';
import { openDatabase } from '@sefira/database/prisma';
import { createTestEnvironment } from '@sefira/testing/test-environment';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PrismaClient } from '../prisma/generated/client.ts';
import { searchOwnConversations } from '../src/data/search.ts';

const stack = new AsyncDisposableStack();
const userId = randomUUID();
let search: (text: string, owner?: string) => ReturnType<typeof searchOwnConversations>;

beforeAll(async () => {
  const testEnvironment = stack.use(await createTestEnvironment());
  const url = testEnvironment.environment('chat').DATABASE_URL ?? '';
  const { pool, client: prisma } = stack.use(openDatabase(PrismaClient, { url, schema: 'chat', poolSize: 2 }));
  const now = new Date('2026-11-23T12:00:00Z');
  const conversationId = randomUUID();
  await prisma.conversation.create({
    data: { id: conversationId, userId, title: 'O meu mapa', createdAt: now, updatedAt: now },
  });
  const content =
    '**O seu número de Destino é 6.** Ele faz casa onde chega. Veja em [Premium](/premium) e na `lista`:\n\n- dívidas cármicas';
  await prisma.message.create({
    data: {
      id: randomUUID(),
      conversationId,
      userId,
      seq: 1,
      revision: 1,
      type: 'bot',
      content,
      status: 'complete',
      createdAt: now,
      updatedAt: now,
    },
  });
  search = (text, owner = userId) =>
    searchOwnConversations(pool, { userId: owner, text, isArchived: false, limit: 10 });
});
afterAll(() => stack.disposeAsync());

test('marks the words found in a plain excerpt', async () => {
  const [found] = await search('destino');
  expect(found?.excerpt).toContain('número de **Destino** é 6.');
  expect(found?.excerpt.replaceAll('**Destino**', '')).not.toMatch(/[*_`#[\]]|\/premium/u);
});

test('finds words without their accents, and titles', async () => {
  expect((await search('dividas carmicas'))[0]?.excerpt).toContain('**dívidas**');
  expect((await search('mapa'))[0]?.excerpt).toContain('**mapa**');
});

test('finds nothing of another user', async () => {
  expect(await search('destino', randomUUID())).toEqual([]);
});
