import type { DialoguePerson, Question } from '@sefira/assistant/answerer';
import { wantsArticles } from '@sefira/assistant/built-in';
import type { ToolFact } from '@sefira/assistant/tool-fact';
import { foldQuestion } from '@sefira/assistant/understanding/fold-question';
import { type ChatSubject, chatSubject } from '@sefira/contracts/chat/message';
import type { Identity } from '@sefira/contracts/shared/identity';
import { clientOf } from '@sefira/database/access';
import * as z from 'zod/mini';
import type { ChatContext } from '../context.ts';
import { peopleOfConversation } from '../data/known-people.ts';
import { messagesBefore } from '../data/messages.ts';
import { findProfile } from '../data/profiles.ts';
import type { StoredMessage } from '../data/stored.ts';

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
  const client = clientOf(context);
  const [conversation, before, people, profile] = await Promise.all([
    client.conversation.findUnique({ where: { id: answer.conversationId } }),
    messagesBefore(client, answer, answer.seq, historyLength),
    peopleOfConversation(client, answer.conversationId),
    findProfile(client, answer.userId),
  ]);
  const question = before.find(({ id }) => id === answer.questionId);
  // A guest became an account in this moment, or the conversation was deleted: the next try knows which.
  if (!question) throw new Error('the question of this answer is not this person’s any more');
  const text = question.content;
  const passages = await context.searchTexts(text);
  const history = before.filter(({ seq, content }) => seq < question.seq && content !== '');
  const subject = z.parse(z.nullable(chatSubject), conversation?.subject ?? null);
  const known = withOwner(people, profile);
  const about = subject ? await peopleAbout(context, subject, known, identity, requestId) : [];
  const read: Question = {
    text,
    history: history.map(({ type, content }) => ({ type: type === 'user' ? 'user' : 'bot', content })),
    subject,
    subjectLabels: about.map(({ label }) => label),
    people: [...known, ...about.filter(({ label }) => known.every((one) => one.label !== label))],
    passages,
    earlierFacts: history.flatMap(({ toolResults }) => factsIn(toolResults)),
    identity,
    today,
    requestId,
  };
  if (!wantsArticles(read)) return read;
  return { ...read, passages: [...passages, ...(await context.searchArticles(text, requestId))] };
}

/** Who is in what the conversation was opened about; the answer goes on without it. */
async function peopleAbout(
  context: ChatContext,
  subject: ChatSubject,
  known: readonly DialoguePerson[],
  identity: Identity,
  requestId: string,
): Promise<DialoguePerson[]> {
  try {
    const people = await context.readSubject(subject, identity, requestId);
    return people.map(({ name, birthDate }) => ({ label: labelOf({ name, birthDate }, known), name, birthDate }));
  } catch (error) {
    context.logger.warn({ reason: String(error), requestId }, 'subject not read');
    return [];
  }
}

/** How the conversation calls them: as it knows them already, else by the first name. */
function labelOf({ name, birthDate }: Omit<DialoguePerson, 'label'>, known: readonly DialoguePerson[]): string {
  const same = known.find((one) => (name === null ? one.birthDate === birthDate : one.name === name));
  return same?.label ?? (name === null ? 'eu' : foldQuestion(name).split(' ')[0]) ?? 'eu';
}

/** The asking person is who the account says, until the conversation learns otherwise. */
function withOwner(
  people: readonly DialoguePerson[],
  profile: { readonly name: string; readonly birthDate: string | null } | null,
): DialoguePerson[] {
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
