import type { EarlierMessage } from '@sefira/assistant/answerer';
import { answerBuiltIn, type BuiltInAnswer } from '@sefira/assistant/built-in';
import type { DialogueState } from '@sefira/assistant/dialogue/state';
import type { DialoguePerson } from '@sefira/assistant/dialogue-person';
import { checkSentence } from '@sefira/assistant/guard/number-check';
import { allPassages } from '@sefira/assistant/tools/passages';
import { correctSpelling } from '@sefira/assistant/understanding/correct-spelling';
import { foldQuestion } from '@sefira/assistant/understanding/normalise';
import { openDatabase } from '@sefira/database/prisma';
import { createTestEnvironment } from '@sefira/testing/test-environment';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PrismaClient } from '../prisma/generated/client.ts';
import { searchPassages, storePassages } from '../src/data/passages.ts';
import { questions, type TestQuestion } from './questions.ts';

const stack = new AsyncDisposableStack();
let search: (text: string) => ReturnType<typeof searchPassages>;
beforeAll(async () => {
  const testEnvironment = stack.use(await createTestEnvironment());
  const url = testEnvironment.environment('chat').DATABASE_URL ?? '';
  const { pool } = stack.use(openDatabase(PrismaClient, { url, schema: 'chat', poolSize: 2 }));
  await storePassages(pool, allPassages);
  search = (text) => searchPassages(pool, correctSpelling(foldQuestion(text)), 3);
});
afterAll(() => stack.disposeAsync());

const ana: DialoguePerson = { label: 'eu', name: 'Ana Paula Souza', birthDate: '1990-03-15' };

/** Asks the assistant as the service does: with the earlier messages and people of the conversation. */
async function converse({ after = [], ask, isStranger }: TestQuestion): Promise<BuiltInAnswer> {
  let people: readonly DialoguePerson[] = isStranger ? [] : [ana];
  const history: EarlierMessage[] = [];
  let state: DialogueState | null = null;
  const say = async (text: string) => {
    const answer = answerBuiltIn({
      text,
      history: [...history],
      subject: null,
      subjectLabels: [],
      people,
      passages: await search(text),
      earlierFacts: [],
      state,
      identity: { subject: 'u', role: 'user', plan: 'premium', permissions: [], sessionId: 's' },
      today: '2026-11-21',
      requestId: 'r',
    });
    history.push({ type: 'user', content: text }, { type: 'bot', content: answer.text });
    people = answer.people;
    state = answer.state;
    return answer;
  };
  for (const text of after) await say(text);
  return say(ask);
}

function holds(answer: string, fact: string): boolean {
  const plain = foldQuestion(answer);
  const labelled = /^(\D+) (\d+)$/u.exec(fact);
  if (labelled)
    return new RegExp(`\\b${foldQuestion(labelled[1] ?? '')}\\b.{0,60}?\\b${labelled[2]}\\b`, 'u').test(plain);
  return new RegExp(`(?:^| )${foldQuestion(fact)}`, 'u').test(plain);
}

test('answers at least 150 questions, nine in ten with every expected fact', async () => {
  const failed: string[] = [];
  for (const one of questions) {
    const { text } = await converse(one);
    const missing = one.holds.filter((fact) => !holds(text, fact));
    if (missing.length > 0)
      failed.push(`${[...(one.after ?? []), one.ask].join(' → ')}: ${missing.join(', ')}: ${text.slice(0, 300)}`);
  }
  expect(questions.length).toBeGreaterThanOrEqual(150);
  expect(failed.length / questions.length, failed.join('\n')).toBeLessThanOrEqual(0.1);
});

test('the number check corrects nothing in answers of the built-in assistant', async () => {
  for (const one of questions) {
    const { text, results, people } = await converse(one);
    const facts = results.flatMap((result) => result.facts);
    const owner = people.find(({ label }) => label === 'eu')?.name?.split(' ')[0] ?? 'você';
    for (const sentence of text.split(/(?<=[.!?])\s+|\n+/u)) {
      expect(checkSentence(sentence, facts, owner), `${one.ask}: ${sentence}`).toMatchObject({
        corrected: 0,
        isRefused: false,
      });
    }
  }
});
