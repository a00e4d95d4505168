import { chatSubject } from '@sefira/contracts/chat-message';
import type { Identity } from '@sefira/contracts/identity';
import * as z from 'zod/mini';
import type { ChatContext } from '../context.ts';
import { peopleOfConversation } from '../data/known-people.ts';
import { messagesBefore } from '../data/messages.ts';
import { findProfile } from '../data/profiles.ts';
import type { StoredMessage } from '../data/stored.ts';
import type { PersonInTalk, Question } from '../domain/answerer.ts';
import type { ToolFact } from '../domain/tool-fact.ts';

/** Messages of a conversation that an answer looks back on. */
const historyLength = 24;

/** The question of an answer, with the conversation before it and whom it knows. */
export async function readQuestion(
  context: ChatContext,
  answer: StoredMessage,
  identity: Identity,
  today: string,
  requestId: string,
): Promise<Question> {
  const { client } = context.database;
  const [conversation, before, people, profile] = await Promise.all([
    client.conversation.findUnique({ where: { id: answer.conversationId } }),
    messagesBefore(client, answer.conversationId, answer.seq, historyLength),
    peopleOfConversation(client, answer.conversationId),
    findProfile(client, answer.userId),
  ]);
  const question = before.find(({ id }) => id === answer.questionId);
  const text = question?.content ?? '';
  const passages = await context.searchTexts(text);
  const history = before.filter(({ seq, content }) => question && seq < question.seq && content !== '');
  return {
    text,
    history: history.map(({ type, content }) => ({ type: type === 'user' ? 'user' : 'bot', content })),
    subject: z.parse(z.nullable(chatSubject), conversation?.subject ?? null),
    people: withOwner(people, profile),
    passages,
    earlierFacts: history.flatMap(({ toolResults }) => factsIn(toolResults)),
    identity,
    today,
    requestId,
  };
}

/** The asking person is who the account says, until the conversation learns otherwise. */
function withOwner(
  people: readonly PersonInTalk[],
  profile: { readonly name: string; readonly birthDate: string | null } | null,
): PersonInTalk[] {
  const known = people.map(({ label, name, birthDate }) => ({ label, name, birthDate }));
  if (!profile || known.some(({ label }) => label === 'eu')) return known;
  return [{ label: 'eu', name: profile.name, birthDate: profile.birthDate }, ...known];
}

const keptResults = z.array(
  z.object({
    facts: z.array(z.object({ label: z.string(), of: z.string(), value: z.union([z.string(), z.number()]) })),
  }),
);

function factsIn(toolResults: unknown): ToolFact[] {
  const kept = z.safeParse(keptResults, toolResults);
  return kept.success ? kept.data.flatMap(({ facts }) => facts) : [];
}
