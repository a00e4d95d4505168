import { readFile } from 'node:fs/promises';
import type { Page, WebSocketRoute } from 'playwright-core';
import { io, type Socket } from 'socket.io-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buyPlan } from '../support/checkout.ts';
import { settled } from '../support/hydrated.ts';
import { type BrowserFixture, findings, openFixture, visit } from '../support/journey.ts';
import { openAccount } from '../support/sessions.ts';

let fixture: BrowserFixture;
const stack = new AsyncDisposableStack();
beforeAll(async () => {
  fixture = stack.use(await openFixture({ CHAT_PACE_MILLISECONDS: '0', CHAT_MESSAGES_PER_MINUTE: '5000' }));
});
afterAll(() => stack.disposeAsync());

const questions = (page: Page) => page.getByRole('article', { name: 'Você' });

async function openChat(page: Page, address = '/chat-ia'): Promise<void> {
  await page.goto(address);
  await settled(page);
  await page.getByLabel('Sua mensagem').waitFor();
}

async function say(page: Page, text: string): Promise<void> {
  await page.getByLabel('Sua mensagem').fill(text);
  await page.keyboard.press('Enter');
}

async function answered(page: Page, count: number): Promise<void> {
  await expect.poll(() => page.getByRole('button', { name: 'Gerar de novo' }).count()).toBe(count);
}

/** Refuses `left` messages with that text, in place of the server. */
async function refuseOnTheWay(page: Page, text: string, left: { count: number }): Promise<void> {
  const message = 'Você chegou a 10 mensagens em um minuto. Aguarde um instante e tente de novo.';
  await page.routeWebSocket(/\/socket\.io\//, (client: WebSocketRoute) => {
    const server = client.connectToServer();
    client.onMessage((frame) => {
      const acknowledgement = /^42\/chat,(\d+)\["sendMessage"/.exec(String(frame))?.[1];
      if (acknowledgement === undefined || !String(frame).includes(text) || left.count === 0) return server.send(frame);
      left.count -= 1;
      client.send(`43/chat,${acknowledgement}${JSON.stringify([{ success: false, message, error: 'RATE_LIMITED' }])}`);
    });
  });
}

test('a refused message shows the reason, stays in the list, and can be sent again', async () => {
  await using visitor = await visit(fixture);
  const { page } = visitor;
  await refuseOnTheWay(page, 'recusada', { count: 2 });
  await openChat(page);
  await say(page, 'Qual é o destino de quem nasceu em 15/03/1990? (recusada)');
  await page.getByText('Não enviada').waitFor();
  await page.getByText('Você chegou a 10 mensagens em um minuto.').first().waitFor();
  expect(await findings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Tentar de novo' }).click();
  await page.getByText('Não enviada').waitFor();
  await page.getByRole('button', { name: 'Tentar de novo' }).click();
  await answered(page, 1);
  await page.getByText('Entregue').waitFor();
  expect(await questions(page).count()).toBe(1);

  await page.reload();
  await settled(page);
  await answered(page, 1);
  expect(await questions(page).count()).toBe(1);
});

test('a refused message can be discarded', async () => {
  await using visitor = await visit(fixture);
  const { page } = visitor;
  await refuseOnTheWay(page, 'descartada', { count: 1 });
  await openChat(page);
  await say(page, 'Uma pergunta (descartada)');
  await page.getByRole('button', { name: 'Descartar' }).click();
  await page.getByRole('heading', { name: 'Pergunte aos seus números' }).waitFor();
  expect(await questions(page).count()).toBe(0);
});

test('a long conversation opens at its end; older messages load above without moving the view', async () => {
  await using visitor = await visit(fixture, { viewport: { width: 375, height: 700 } });
  const { page } = visitor;
  await openAccount(page);
  await buyPlan(page, '?plan=premium');
  const token = await page.evaluate(() => localStorage.getItem('authToken') ?? '');
  const exchanges = 40;
  const conversationId = await createLongConversation(token, exchanges);
  await openChat(page, `/chat-ia?conversa=${conversationId}`);
  await page.getByText(`Destino de quem nasceu em 15/03/1990? (${exchanges})`).waitFor();
  expect(await page.getByText('Destino de quem nasceu em 15/03/1990? (1)', { exact: true }).count()).toBe(0);
  const shown = await questions(page).count();
  const scroller = page.getByRole('region', { name: 'Mensagens da conversa' });
  const older = page.getByRole('button', { name: 'Mostrar mensagens anteriores' });
  await older.scrollIntoViewIfNeeded();
  const first = questions(page).first();
  const [text, before] = [await first.textContent(), await first.boundingBox()];
  await older.click();
  await expect.poll(() => questions(page).count()).toBe(exchanges);
  expect(exchanges).toBeGreaterThan(shown);
  const same = await questions(page)
    .nth(exchanges - shown)
    .boundingBox();
  expect(
    await questions(page)
      .nth(exchanges - shown)
      .textContent(),
  ).toBe(text);
  expect(Math.abs((same?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(80);
  expect(await scroller.evaluate((element) => element.scrollTop)).toBeGreaterThan(0);
  await page.getByText('Destino de quem nasceu em 15/03/1990? (1)', { exact: true }).waitFor();
  expect(await older.count()).toBe(0);
});

/** Asks that many questions over its own connection and waits for the last answer. */
async function createLongConversation(token: string, exchanges: number): Promise<string> {
  const socket: Socket = io(`${fixture.url}/chat`, { auth: { token }, transports: ['websocket'], forceNew: true });
  using _closing = { [Symbol.dispose]: () => void socket.close() };
  await new Promise<void>((resolve) => socket.once('authenticated', () => resolve()));
  const done = new Set<string>();
  socket.on('message', ({ id, type, status }) => {
    if (type === 'bot' && status === 'completed') done.add(id);
  });
  let conversationId: string | null = null;
  for (let count = 1; count <= exchanges; count += 1) {
    const answer = await socket.timeout(30_000).emitWithAck('sendMessage', {
      id: `msg_long_${Date.now()}_${count}`,
      message: `Destino de quem nasceu em 15/03/1990? (${count})`,
      conversationId,
      timestamp: new Date().toISOString(),
    });
    conversationId ??= answer.data.conversationId as string;
  }
  await expect.poll(() => done.size).toBe(exchanges);
  return conversationId ?? '';
}

test('a conversation is exported in all four formats', async () => {
  await using visitor = await visit(fixture, { acceptDownloads: true });
  const { page } = visitor;
  await openAccount(page);
  await openChat(page);
  // The remaining quota of the day is shown beside the field and decreases with each answer.
  await page.getByText('Incluída no seu plano: ainda restam 5 de hoje.').waitFor();
  await say(page, 'Qual é o destino de quem nasceu em 15/03/1990?');
  await answered(page, 1);
  await page.getByText('Incluída no seu plano: ainda restam 4 de hoje.').waitFor();
  const file = async (label: string) => {
    await page.getByRole('button', { name: 'Exportar' }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: label }).click();
    const taken = await download;
    return { name: taken.suggestedFilename(), bytes: await readFile(await taken.path()) };
  };
  const plain = await file('Texto (.txt)');
  expect(plain.name).toMatch(/\.txt$/);
  expect(plain.bytes.toString()).toMatch(/Você: Qual é o destino.*Sefira: .*Destino.* é 1/s);
  const marked = await file('Markdown (.md)');
  expect(marked.name).toMatch(/\.md$/);
  expect(marked.bytes.toString()).toMatch(/^# .*## Você.*## Sefira.*Fontes:/s);
  const data = await file('JSON (.json)');
  expect(data.name).toMatch(/\.json$/);
  expect(JSON.parse(data.bytes.toString())).toMatchObject({
    conversation: { title: expect.any(String) },
    messages: [{ type: 'user' }, { type: 'bot', status: 'completed' }],
  });
  const printed = await file('PDF (.pdf)');
  expect(printed.name).toMatch(/\.pdf$/);
  expect(printed.bytes.subarray(0, 5).toString()).toBe('%PDF-');
});

test('the remaining quota decreases when the answer arrives before its conversation was read', async () => {
  await using visitor = await visit(fixture);
  const { page } = visitor;
  await openAccount(page);
  await openChat(page);
  await page.getByText('Incluída no seu plano: ainda restam 5 de hoje.').waitFor();
  const { promise: told, resolve: tell } = Promise.withResolvers<void>();
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => hasAnswer(String(payload)) && tell()));
  await page.route('**/api/chat/conversations/*/messages**', async (route) => {
    await told;
    await route.continue();
  });
  await page.reload();
  await say(page, 'Qual é o destino de quem nasceu em 15/03/1990?');
  await page.getByText('Incluída no seu plano: ainda restam 4 de hoje.').waitFor();
});

/** The event that carries a finished answer. */
const hasAnswer = (frame: string) => frame.includes('"type":"bot"') && frame.includes('"status":"completed"');
