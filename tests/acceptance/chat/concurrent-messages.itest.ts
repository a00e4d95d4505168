import type { ChatMessage } from '@sefira/contracts/chat/message';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Answer, connectDevice, type Device, question, startTestChat, type TestChat } from './test-chat.ts';

const people = 12;
const rounds = 5;

const stack = new AsyncDisposableStack();
let chat: TestChat;
let devices: Device[];
let conversations: string[];
beforeAll(async () => {
  chat = stack.use(await startTestChat());
  devices = await Promise.all(
    Array.from({ length: people }, async (_, index) => {
      const node = chat.nodes[index % chat.nodes.length] ?? chat.gateway;
      return stack.use(await connectDevice(node.running.url, await chat.guest()));
    }),
  );
  const opened = await Promise.all(devices.map((device) => device.send('sendMessage', question('Oi'))));
  conversations = opened.map(({ data }) => String(data.conversationId));
});
afterAll(() => stack.disposeAsync());

test('what many say at once on two nodes is stored in its order; what is refused of one spoils nothing of the others', async () => {
  const said = devices.map((device, person) => {
    const own = Array.from({ length: rounds }, (_, round) =>
      question(`Mensagem ${round}`, conversations[person] ?? null, `msg_crowd_${person}_${round}`),
    );
    const strange = question('De outra pessoa', conversations[(person + 1) % people] ?? null);
    const [first] = own;
    // The same message twice at once, and one for a conversation of another person between.
    const all = [...own.slice(0, 2), strange, ...(first ? [first] : []), ...own.slice(2)];
    return Promise.all(all.map((one) => device.send('sendMessage', one)));
  });
  const answers = await Promise.all(said);
  for (const [person, [first, second, strange, again, ...others]] of answers.entries()) {
    expect(strange).toMatchObject({ success: false, error: 'NOT_FOUND' });
    expect(again?.data).toMatchObject({ messageId: first?.data.messageId, repeated: true });
    expect([first, second, ...others].map(placeOf)).toSatisfy(isRising);
    const asked = { conversationId: conversations[person], lastSeq: 0 };
    const joined = await devices[person]?.send('joinConversation', asked);
    const messages = (joined?.data.messages ?? []) as ChatMessage[];
    const stored = messages.filter(({ type }) => type === 'user');
    expect(stored.map(({ content }) => content)).toEqual([
      'Oi',
      ...Array.from({ length: rounds }, (_, round) => `Mensagem ${round}`),
    ]);
  }
});

test('two devices of one person on two nodes that write at once share one order', async () => {
  const token = await chat.guest();
  const [one, other] = await Promise.all(
    chat.nodes.map(async (node) => stack.use(await connectDevice(node.running.url, token))),
  );
  if (!one || !other) throw new Error('two nodes are needed');
  const opened = await one.send('sendMessage', question('Oi'));
  const conversationId = String(opened.data.conversationId);
  const write = (device: Device, name: string) =>
    Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        device.send('sendMessage', question(`${name} ${index}`, conversationId, `msg_${name}_${index}`)),
      ),
    );
  const [ofOne, ofOther] = await Promise.all([write(one, 'um'), write(other, 'outro')]);
  for (const answers of [ofOne, ofOther]) expect(answers.map(placeOf)).toSatisfy(isRising);
  const places = [...ofOne, ...ofOther].map(placeOf).toSorted((a, b) => a - b);
  expect(places).toSatisfy(isRising);
  for (const device of [one, other]) {
    await expect.poll(() => device.messages().length).toBe(42);
    const received = device.messages().filter(({ type }) => type === 'user');
    expect(received.map(({ seq }) => seq)).toEqual([1, ...places]);
  }
});

const isRising = (places: readonly number[]) => places.every((place, index) => place > (places[index - 1] ?? 0));
const placeOf = (answer: Answer | undefined) => Number(answer?.data.seq);
