import type { ChatMessage } from '@sefira/contracts/chat/message';
import { expect, test } from 'vitest';
import { type ChatRoom, lastSeqOf, upToWith, withAnswer, withCard, withDelta, withMessages } from './room.ts';

const conversationId = '0199b0a0-0000-7000-8000-000000000030';
const answerId = '0199b0a0-0000-7000-8000-000000000032';

function message(over: Partial<ChatMessage>): ChatMessage {
  return {
    id: answerId,
    conversationId,
    seq: 2,
    revision: 2,
    type: 'bot',
    content: '',
    timestamp: '2026-11-21T12:00:00.000Z',
    status: 'answering',
    clientId: null,
    version: 1,
    earlierVersions: [],
    liked: null,
    sources: [],
    cards: [],
    suggestions: [],
    answeredBy: null,
    credits: 0,
    ...over,
  };
}

const empty: ChatRoom = {
  conversation: {
    id: conversationId,
    title: 'Conversa',
    isArchived: false,
    createdAt: '2026-11-21T12:00:00.000Z',
    updatedAt: '2026-11-21T12:00:00.000Z',
    lastSeq: 0,
    subject: null,
  },
  messages: [],
  hasOlder: false,
  underWay: {},
  isTyping: true,
};
const room = withMessages(empty, [message({})]);
const deltaOf = (delta: number, text: string, attempt = 1) => ({
  messageId: answerId,
  version: 1,
  attempt,
  delta,
  text,
});
const textOf = (given: ChatRoom | null) => given?.underWay[answerId]?.text;

test('messages are ordered by seq, and an older state changes nothing', () => {
  const both = withMessages(room, [message({ id: '0199b0a0-0000-7000-8000-000000000031', seq: 1, type: 'user' })]);
  expect(both.messages.map(({ seq }) => seq)).toEqual([1, 2]);
  const whole = withMessages(both, [message({ revision: 5, status: 'completed', content: 'Destino 7' })]);
  expect(withMessages(whole, [message({ revision: 3 })]).messages[1]?.content).toBe('Destino 7');
  expect(lastSeqOf(whole.messages)).toBe(5);
});

test('missed changes are requested from before the first gap on', () => {
  const received = [{ revision: 3 }, { revision: 5 }, { revision: 6 }, { revision: 4 }];
  expect(received.reduce(upToWith, 2)).toBe(4);
});

test('deltas are appended; a duplicate is dropped, a gap requests the room again', () => {
  const first = withDelta(room, deltaOf(1, 'Desti')) ?? room;
  const second = withDelta(first, deltaOf(2, 'no 7')) ?? room;
  expect(textOf(second)).toBe('Destino 7');
  expect(withDelta(second, deltaOf(2, 'no 7'))).toBe(second);
  expect(withDelta(second, deltaOf(4, '!'))).toBeNull();
});

test('another node restarts the text; later deltas of the first node are dropped', () => {
  const first = withDelta(room, deltaOf(1, 'Destino 7')) ?? room;
  const anew = withDelta(first, deltaOf(1, 'Seu destino', 2)) ?? room;
  expect(textOf(anew)).toBe('Seu destino');
  expect(withDelta(anew, deltaOf(2, ' é 7'))).toBe(anew);
});

test('a resumed answer continues from its snapshot, and the final message replaces it', () => {
  const taken = withAnswer(room, { messageId: answerId, version: 1, attempt: 1, delta: 8, text: 'Destino' });
  expect(textOf(withDelta(taken, deltaOf(9, ' 7')))).toBe('Destino 7');
  expect(textOf(withAnswer(taken, { messageId: answerId, version: 1, attempt: 1, delta: 3, text: 'De' }))).toBe(
    'Destino',
  );
  const whole = withMessages(taken, [message({ revision: 3, status: 'stopped', content: 'Destino' })]);
  expect(whole.underWay).toEqual({});
  expect(whole.isTyping).toBe(false);
  expect(withDelta(whole, deltaOf(9, ' 7'))).toBe(whole);
});

test('a card is shown once, and only on the version that it belongs to', () => {
  const card = { id: 'map-Ana', kind: 'map' as const, title: 'Ana', subtitle: '', figures: [], link: null };
  const shown = withCard(withCard(room, answerId, 1, card), answerId, 1, card);
  expect(shown.messages[0]?.cards).toHaveLength(1);
  expect(withCard(room, answerId, 2, card).messages[0]?.cards).toHaveLength(0);
});
