import type { ChatMessage } from '@sefira/contracts/chat/message';
import { expect, test } from 'vitest';
import { eventOfEnded, eventOfStored } from './message-event.ts';

const earlier = (content: string) => ({ content }) as ChatMessage['earlierVersions'][number];
const answer = (content: string, ...texts: string[]) =>
  ({ type: 'bot', content, earlierVersions: texts.map(earlier) }) as unknown as ChatMessage;
const question = { type: 'user', content: 'Oi', earlierVersions: [] } as unknown as ChatMessage;

test('a stored question is a message once, the empty row of its answer never', () => {
  expect(eventOfStored(question, false)).toBe('message');
  expect(eventOfStored(question, true)).toBe('messageUpdated');
  expect(eventOfStored(answer(''), false)).toBe('messageUpdated');
});

test('an answer is a message when it first ends with text', () => {
  expect(eventOfEnded(answer('Texto'))).toBe('message');
  expect(eventOfEnded(answer(''))).toBe('messageUpdated');
  expect(eventOfEnded(answer('Outro texto', 'Texto'))).toBe('messageUpdated');
  expect(eventOfEnded(answer('Texto', ''))).toBe('message');
});
