import type { Question } from '@sefira/assistant/answerer';
import { wantsArticles, wantsPrices } from '@sefira/assistant/built-in';
import { type DialogueState, readState } from '@sefira/assistant/dialogue/state';
import { labelPeople, withUser } from '@sefira/assistant/dialogue/who/known-people';
import type { ToolFact } from '@sefira/assistant/tool-fact';
import { type ChatSubject, chatSubject } from '@sefira/contracts/chat/message';
import type { Identity } from '@sefira/contracts/shared/identity';
import { clientOf } from '@sefira/database/access';
import * as z from 'zod/mini';
import { noNumbers, type SubjectNumbers } from '../adapters/subject-reader.ts';
import type { ChatContext } from '../context.ts';
import { findConversation } from '../data/conversations.ts';
import { findProfile, peopleOfConversation } from '../data/known-people.ts';
import { messagesBefore } from '../data/messages.ts';
import type { StoredMessage } from '../data/stored.ts';

/** Earlier messages that an answer reads. */
const historyLength = 24;

/** The question of an answer with its context: history, people, subject and matching texts. */
export async function readQuestion(
  context: ChatContext,
  answer: StoredMessage,
  identity: Identity,
  today: string,
  requestId: string,
): Promise<Question> {
  const client = clientOf(context);
  const [conversation, before, people, profile] = await Promise.all([
    findConversation(client, answer.conversationId),
    messagesBefore(client, answer, answer.seq, historyLength),
    peopleOfConversation(client, answer.conversationId),
    findProfile(client, answer.userId),
  ]);
  const question = before.find(({ id }) => id === answer.questionId);
  // A guest has just become an account, or the conversation was deleted: the next attempt sees which.
  if (!question) throw new Error('the question of this answer no longer belongs to this user');
  const text = question.content;
  const passages = await context.searchTexts(text);
  const history = before.filter(({ seq, content }) => seq < question.seq && content !== '');
  const subject = z.parse(z.nullable(chatSubject), conversation?.subject ?? null);
  const known = withUser(people, profile ?? (await readNewAccount(context, answer.userId, identity, requestId)));
  const numbers = subject ? await readSubjectNumbers(context, subject, identity, requestId) : noNumbers;
  const about = labelPeople(numbers.people, known);
  const read: Question = {
    text,
    history: history.map(({ type, content }) => ({ type: type === 'user' ? 'user' : 'bot', content })),
    subject,
    subjectLabels: about.map(({ label }) => label),
    system: numbers.system,
    people: [...known, ...about.filter(({ label }) => known.every((one) => one.label !== label))],
    passages,
    earlierFacts: history.flatMap(({ toolResults }) => factsIn(toolResults)),
    state: history.reduce<DialogueState | null>((state, { toolResults }) => stateIn(toolResults) ?? state, null),
    identity,
    today,
    requestId,
  };
  if (wantsPrices(read)) return { ...read, prices: await context.readPrices(requestId) };
  if (!wantsArticles(read)) return read;
  return { ...read, passages: [...passages, ...(await context.searchArticles(text, requestId))] };
}

/** A new account may ask before its event has arrived: without its name, a question about its numbers has no answer. */
async function readNewAccount(context: ChatContext, userId: string, { role }: Identity, requestId: string) {
  if (role === 'guest') return null;
  try {
    return await context.readAccount(userId, requestId);
  } catch (error) {
    context.logger.warn({ reason: String(error), requestId }, 'account not read');
    return null;
  }
}

/** People and school of the conversation's subject; none if its service is unavailable. */
async function readSubjectNumbers(
  context: ChatContext,
  subject: ChatSubject,
  identity: Identity,
  requestId: string,
): Promise<SubjectNumbers> {
  try {
    return await context.readSubject(subject, identity, requestId);
  } catch (error) {
    context.logger.warn({ reason: String(error), requestId }, 'subject not read');
    return noNumbers;
  }
}

const storedResults = z.array(
  z.object({
    facts: z.array(z.object({ label: z.string(), of: z.string(), value: z.union([z.string(), z.number()]) })),
  }),
);

function factsIn(toolResults: unknown): ToolFact[] {
  const parsed = z.safeParse(storedResults, toolResults);
  return parsed.success ? parsed.data.flatMap(({ facts }) => facts) : [];
}

const storedStates = z.array(z.looseObject({ state: z.optional(z.unknown()) }));

/** The dialogue state that an answer stored. */
function stateIn(toolResults: unknown): DialogueState | null {
  const parsed = z.safeParse(storedStates, toolResults);
  const found = parsed.success ? parsed.data.find(({ state }) => state !== undefined) : undefined;
  return found ? readState(found.state) : null;
}
