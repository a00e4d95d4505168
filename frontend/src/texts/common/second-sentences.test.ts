import { expect, test } from 'vitest';
import { errorTexts } from './errors.ts';
import { messagesWithSecond, secondSentence } from './second-sentences.ts';

/** Every text of the screens, as source. */
const sources = Object.values(
  import.meta.glob<string>('../**/*.ts', { query: '?raw', import: 'default', eager: true }),
);
const texts = sources.filter((source) => !source.includes('const secondSentences'));

test('each second sentence follows a message that a screen shows', () => {
  const unknown = messagesWithSecond.filter((message) => !texts.some((source) => source.includes(`'${message}'`)));
  expect(unknown).toEqual([]);
});

test('every failure of the specification that stops at "Erro …" has a second sentence', () => {
  const failures = texts.flatMap((source) => source.match(/(?<=')Erro [^'.]+(?=')/g) ?? []);
  expect(failures.length).toBeGreaterThan(10);
  expect([...new Set(failures)].filter((message) => !secondSentence(message))).toEqual([]);
});

test('a second sentence ends, says something new and does not frighten', () => {
  for (const message of messagesWithSecond) {
    expect(secondSentence(message)).toMatch(/^[A-Z].*\.$/);
    expect(secondSentence(message)).not.toMatch(/erro|falhou|grave|!/i);
  }
  expect(secondSentence('Plano criado com sucesso')).toBeUndefined();
  expect(secondSentence(errorTexts.server)).toBe('A falha foi do nosso lado.');
});
