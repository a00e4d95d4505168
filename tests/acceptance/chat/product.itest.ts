import { type Product, startProduct } from '@sefira/product/product';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connectDevice, type Device, question } from './test-chat.ts';

const stack = new AsyncDisposableStack();
let product: Product;
beforeAll(async () => {
  product = stack.use(await startProduct({ environment: { CHAT_PACE_MILLISECONDS: '0', WELCOME_CREDITS: '2' } }));
});
afterAll(() => stack.disposeAsync());

const polling = { timeout: 60_000, interval: 25 };

async function call(method: string, path: string, token: string, body?: object) {
  const answer = await fetch(`${product.url}/api${path}`, {
    method,
    headers: {
      ...(token === '' ? {} : { authorization: `Bearer ${token}` }),
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return answer;
}

async function register(email: string): Promise<string> {
  const body = { name: 'Ana Paula Souza', email, password: 'Cobre lilás 71', birthDate: '1990-03-15' };
  const answer = (await (await call('POST', '/auth/register', '', body)).json()) as { token: string };
  await product.idle();
  return answer.token;
}

async function offer(token: string) {
  const { data } = (await (await call('GET', '/chat/offer', token)).json()) as { data: Record<string, unknown> };
  return data;
}

async function ask(device: Device, text: string, conversationId: string | null = null) {
  const answer = await device.send('sendMessage', question(text, conversationId));
  expect(answer.success, answer.error).toBe(true);
  const [id, seq] = [String(answer.data.conversationId), Number(answer.data.seq)];
  const reply = () => device.messages().find((one) => one.conversationId === id && one.seq === seq + 1);
  await expect.poll(() => reply()?.status, polling).toBe('completed');
  return { conversationId: id, reply: reply() };
}

async function credits(token: string): Promise<number> {
  const answer = (await (await call('GET', '/billing/wallet', token)).json()) as { data: { available: number } };
  return answer.data.available;
}

test('the day of the free plan first, then credits; care and questions back cost nothing', async () => {
  const token = await register('ana@sefira.test');
  using device = await connectDevice(product.url, token);
  const { conversationId, reply } = await ask(device, 'Qual é o meu número de destino?');
  expect(reply).toMatchObject({ credits: 0 });
  expect(reply?.content).toContain('Destino é 1');
  await product.idle();
  expect(await offer(token)).toMatchObject({ creditsPerMessage: 1, dailyLimit: 5, remainingToday: 4 });
  for (let count = 2; count <= 5; count += 1) await ask(device, 'E a minha expressão?', conversationId);
  expect(await credits(token)).toBe(2);
  expect((await ask(device, 'Qual é a minha missão?', conversationId)).reply).toMatchObject({ credits: 1 });
  expect((await ask(device, 'quero morrer', conversationId)).reply).toMatchObject({ credits: 0 });
  await product.idle();
  expect(await credits(token)).toBe(1);
  await ask(device, 'Qual é a minha motivação?', conversationId);
  await product.idle();
  expect(await credits(token)).toBe(0);
  expect(await device.send('sendMessage', question('Mais uma?', conversationId))).toMatchObject({
    success: false,
    error: 'INSUFFICIENT_CREDITS',
  });
});

test('prices are those of the catalogue, and cost nothing', async () => {
  const token = await register('ines@sefira.test');
  using device = await connectDevice(product.url, token);
  const { data } = (await (await call('GET', '/billing/plans', '')).json()) as {
    data: { plans: { id: string; monthlyCents: number }[]; costs: { personal: number } };
  };
  const inReais = (id: string) =>
    `R$ ${((data.plans.find((plan) => plan.id === id)?.monthlyCents ?? 0) / 100).toFixed(2).replace('.', ',')}`;
  const plain = (text: string | undefined) => text?.replaceAll('\u00A0', ' ');
  const { conversationId, reply } = await ask(device, 'quanto custa o plano premium?');
  expect(reply).toMatchObject({ credits: 0 });
  expect(plain(reply?.content)).toContain(inReais('premium'));
  const basic = await ask(device, 'e o básico? qual a diferença?', conversationId);
  expect(plain(basic.reply?.content)).toContain(inReais('basic'));
  const single = await ask(device, 'quanto custa o mapa completo sem plano?', conversationId);
  expect(single.reply?.content).toContain(`${data.costs.personal} créditos`);
});

test('charges a message id that comes back after its conversation was deleted', async () => {
  const token = await register('ivo@sefira.test');
  using device = await connectDevice(product.url, token);
  const asked = question('Qual é o meu número de destino?');
  const remaining = async () => {
    await product.idle();
    return (await offer(token)).remainingToday;
  };
  const answerOnce = async () => {
    const sent = await device.send('sendMessage', asked);
    expect(sent.success, sent.error).toBe(true);
    const { conversationId } = sent.data;
    const answer = () => device.messages().find((one) => one.conversationId === conversationId && one.type === 'bot');
    await expect.poll(() => answer()?.status, polling).toBe('completed');
    expect((await call('DELETE', `/chat/conversations/${conversationId}`, token)).status).toBe(200);
  };
  await answerOnce();
  expect(await remaining()).toBe(4);
  await answerOnce();
  expect(await remaining()).toBe(3);
});

test('returns the message of the day or the credits of a failed answer', async () => {
  const database = new pg.Client({ connectionString: product.databaseUrl });
  await database.connect();
  stack.defer(() => database.end());
  const [daily, paid] = [await register('eva@sefira.test'), await register('leo@sefira.test')];
  using first = await connectDevice(product.url, daily);
  using second = await connectDevice(product.url, paid);
  await ask(first, 'Oi, qual é o meu destino?');
  for (let count = 1; count <= 5; count += 1) await ask(second, 'Qual é a minha expressão?');
  await product.idle();
  // The account is unreadable: every attempt fails.
  await database.query(`
    CREATE FUNCTION chat.spoil() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN NEW.asked_as := '{"role": "nobody"}'; RETURN NEW; END $$;
    CREATE TRIGGER spoil BEFORE INSERT ON chat.message FOR EACH ROW WHEN (NEW.type = 'bot') EXECUTE FUNCTION chat.spoil()`);
  const failed = await Promise.all(
    [first, second].map(async (device) => {
      const sent = await device.send('sendMessage', question('Qual é a minha missão?'));
      const answer = () =>
        device.messages().find(({ conversationId, type }) => {
          return conversationId === sent.data.conversationId && type === 'bot';
        });
      await expect.poll(() => answer()?.status, polling).toBe('failed');
      return answer();
    }),
  );
  await database.query('DROP TRIGGER spoil ON chat.message; DROP FUNCTION chat.spoil()');
  expect(failed.map((answer) => answer?.credits)).toEqual([0, 0]);
  const given = async () => ({ today: (await offer(daily)).remainingToday, credits: await credits(paid) });
  await expect.poll(given, polling).toEqual({ today: 4, credits: 2 });
  const again = { conversationId: failed[1]?.conversationId, messageId: failed[1]?.id };
  expect((await second.send('regenerate', again)).success).toBe(true);
  await expect.poll(given, polling).toEqual({ today: 4, credits: 1 });
});

test('help and articles answer with their page as the source, and help costs nothing', async () => {
  const token = await register('rui@sefira.test');
  using device = await connectDevice(product.url, token);
  const opens = async (path: string) => (await call('GET', `/content/articles${path}`, token)).status;
  const { reply: help } = await ask(device, 'como cancelo meu plano?');
  expect(help).toMatchObject({ credits: 0 });
  expect(help?.content).toMatch(/\]\(\/(?:help|faq)/u);
  expect(help?.sources[0]).toMatchObject({ kind: 'article', title: expect.stringMatching(/cancel/iu) });
  const { reply: concept } = await ask(device, 'o que é ano pessoal?');
  const article = concept?.sources.find(({ kind }) => kind === 'article')?.ref;
  expect(await opens(article ?? '')).toBe(200);
  expect(concept?.content).toContain(`](${article})`);
  expect(await offer(token)).toMatchObject({ remainingToday: 4 });
});

test('a conversation is printed, and its tools know the own analyses', async () => {
  const token = await register('bia@sefira.test');
  using device = await connectDevice(product.url, token);
  const analysis = await call('POST', '/numerology/analyze/basic', token, {
    name: 'Ana Paula Souza',
    birthDate: '1990-03-15',
  });
  expect(analysis.status, await analysis.text()).toBe(200);
  const { conversationId, reply } = await ask(device, 'Quais são as minhas análises?');
  expect(reply?.sources[0]).toMatchObject({ kind: 'analysis' });
  const file = await call('GET', `/chat/conversations/${conversationId}/export?format=pdf`, token);
  expect(file.headers.get('content-type')).toBe('application/pdf');
  expect(
    Buffer.from(await file.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
});

test('uses the subject of the analysis from which a conversation was opened', async () => {
  const token = await register('dora@sefira.test');
  using device = await connectDevice(product.url, token);
  const someone = { name: 'Pedro Lima', birthDate: '1980-05-03' };
  const made = await call('POST', '/numerology/analyze/basic', token, someone);
  const { data } = (await made.json()) as { data: { analysisId: string } };
  const subject = { kind: 'analysis', ref: data.analysisId, title: 'Mapa de Pedro Lima' };
  const sent = await device.send('sendMessage', { ...question('Qual é o número de destino?'), subject });
  expect(sent.success, sent.error).toBe(true);
  await expect.poll(() => device.messages().at(-1)?.status, polling).toBe('completed');
  expect(device.messages().at(-1)?.content).toContain('Destino do Pedro é 8');
});

test('sends notifications over the socket at once', async () => {
  const token = await register('caio@sefira.test');
  using device = await connectDevice(product.url, token);
  const change = { currentPassword: 'Cobre lilás 71', newPassword: 'Prata azul 82' };
  expect((await call('PUT', '/user/password', token, change)).status).toBe(200);
  await expect
    .poll(() => device.received.find(({ name }) => name === 'notification')?.payload, polling)
    .toMatchObject({ notification: { kind: 'password_changed' } });
});
