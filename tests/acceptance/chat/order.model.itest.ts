import fc from 'fast-check';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { connectDevice, type Device, question, startTestChat, type TestChat } from './test-chat.ts';

/** `MODEL_RUNS=200 npx vitest run order.model` looks further, each time elsewhere. */
const runs = Number(process.env.MODEL_RUNS ?? 3);
const order = process.env.MODEL_RUNS ? {} : { seed: 20_261_121 };
const polling = { timeout: 60_000, interval: 20 };

let chat: TestChat;
beforeAll(async () => {
  chat = await startTestChat({ CHAT_MESSAGES_PER_MINUTE: '100000' });
});
afterAll(() => chat?.[Symbol.asyncDispose]());

/** The messages of each conversation in the order in which they were acknowledged, as its one person wrote them. */
interface Model {
  readonly conversations: { readonly id: string; readonly written: string[][] }[];
}
/** Two devices of one person, each at a node of its own. */
interface Real {
  readonly token: string;
  readonly devices: Device[];
}
type Step = fc.AsyncCommand<Model, Real>;

const step = (name: string, run: (model: Model, real: Real) => Promise<void>): Step => ({
  check: () => true,
  run,
  toString: () => name,
});

let counter = 0;
const newMessage = (conversationId: string | null) => {
  counter += 1;
  return question(`Qual é o meu número de destino? (${counter})`, conversationId, `msg_model_${counter}`);
};

const open = (which: number) =>
  step(`open a conversation on device ${which}`, async ({ conversations }, { devices }) => {
    const message = newMessage(null);
    const answer = await devices[which]?.send('sendMessage', message);
    expect(answer?.success).toBe(true);
    conversations.push({ id: String(answer?.data.conversationId), written: [[message.id]] });
  });

/** So many at once from both devices: among them any order is right, after all before and before all later. */
const write = (place: number, count: number) =>
  step(`write ${count} into ${place}`, async ({ conversations }, { devices }) => {
    const conversation = conversations[place % conversations.length];
    if (!conversation) return;
    const messages = Array.from({ length: count }, () => newMessage(conversation.id));
    const answers = await Promise.all(
      messages.map((message, index) => devices[index % devices.length]?.send('sendMessage', message)),
    );
    expect(answers.every((answer) => answer?.success)).toBe(true);
    conversation.written.push(messages.map(({ id }) => id));
  });

const writeAgain = (place: number, which: number) =>
  step(`write message ${which} of ${place} again`, async ({ conversations }, { devices }) => {
    const conversation = conversations[place % conversations.length];
    if (!conversation) return;
    const all = conversation.written.flat();
    const id = all[which % all.length] ?? '';
    const answer = await devices[which % devices.length]?.send('sendMessage', question('de novo', conversation.id, id));
    expect(answer?.data).toMatchObject({ conversationId: conversation.id, repeated: true });
  });

const reconnect = (which: number) =>
  step(`device ${which} comes back`, async (_model, real) => {
    const before = real.devices[which];
    const device = await connectDevice(chat.nodes[which]?.running.url ?? '', real.token);
    before?.[Symbol.dispose]();
    real.devices[which] = device;
  });

const device = fc.nat({ max: 1 });
const nth = fc.nat({ max: 20 });
const steps = [
  device.map(open),
  fc.tuple(nth, fc.integer({ min: 1, max: 4 })).map(([place, count]) => write(place, count)),
  fc.tuple(nth, fc.integer({ min: 1, max: 4 })).map(([place, count]) => write(place, count)),
  fc.tuple(nth, nth).map(([place, which]) => writeAgain(place, which)),
  device.map(reconnect),
];

/** The messages that a new device receives. */
async function readAll(reader: Device, conversationId: string) {
  for (let lastSeq = 0, hasMore = true; hasMore; ) {
    const { success, data } = await reader.send('joinConversation', { conversationId, lastSeq });
    expect(success).toBe(true);
    const messages = data.messages as { revision: number }[];
    lastSeq = Math.max(lastSeq, ...messages.map(({ revision }) => revision));
    hasMore = data.hasMore === true && messages.length > 0;
    for (const payload of messages) reader.received.push({ name: 'message', payload });
  }
  return reader.messages().filter((message) => message.conversationId === conversationId);
}

test('a conversation is read in the order in which it was written, once each, whichever device wrote and reads', async () => {
  await fc.assert(
    fc.asyncProperty(fc.commands(steps, { maxCommands: 15, size: 'max' }), async (commands) => {
      const token = await chat.guest();
      const devices = await Promise.all(chat.nodes.map(({ running }) => connectDevice(running.url, token)));
      const real: Real = { token, devices };
      const model: Model = { conversations: [] };
      try {
        await fc.asyncModelRun(() => ({ model, real }), commands);
        for (const { id, written } of model.conversations) {
          using reader = await connectDevice(chat.gateway.running.url, token);
          const all = await vi.waitFor(async () => {
            const messages = await readAll(reader, id);
            expect(messages.every(({ status }) => status !== 'answering')).toBe(true);
            return messages;
          }, polling);
          // A place is left out where the counter noted a change of an earlier message.
          const places = all.map(({ seq }) => seq);
          expect(places).toEqual([...new Set(places)].sort((one, other) => one - other));
          const own = all.flatMap(({ clientId }) => clientId ?? []);
          expect(own).toHaveLength(written.flat().length);
          let from = 0;
          for (const group of written) {
            expect(own.slice(from, from + group.length).sort()).toEqual([...group].sort());
            from += group.length;
          }
          // Each question has its answer in the place after it.
          for (const [index, { type, seq }] of all.entries()) {
            expect(type).toBe(index % 2 === 0 ? 'user' : 'bot');
            if (type === 'bot') expect(seq).toBe((places[index - 1] ?? 0) + 1);
          }
        }
      } finally {
        for (const one of real.devices) one[Symbol.dispose]();
      }
    }),
    { numRuns: runs, ...order },
  );
}, 600_000);
