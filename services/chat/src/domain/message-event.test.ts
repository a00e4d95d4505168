import { expect, test } from 'vitest';
import { eventOfEnded, eventOfStored } from './message-event.ts';

const answer = (content: string, ...earlier: string[]) => ({
  type: 'bot' as const,
  content,
  earlierVersions: earlier.map((text) => ({ content: text })),
});
const question = { type: 'user' } as const;

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
