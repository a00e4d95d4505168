import { type ChatSubject, chatSubject } from '@sefira/contracts/chat/message';
import { chatAcknowledgements } from '@sefira/contracts/chat/socket';
import * as z from 'zod/mini';
import { readStoredJson } from '../api/session/stored-json.ts';
import { connectionTexts } from '../texts/chat/chat.ts';
import { connectionState, emitWithAcknowledgement, watchConnection } from './chat-connection.ts';

const outgoing = z.object({
  /** The client's id of the message: sent twice, it is stored once. */
  id: z.string(),
  text: z.string(),
  timestamp: z.string(),
  /** The conversation's id, or the key of a draft. */
  thread: z.string(),
  subject: z.nullable(chatSubject),
  /** `sent` stays until the conversation shows it. */
  status: z.enum(['waiting', 'sending', 'sent', 'failed']),
  reason: z.nullable(z.string()),
});
export type Outgoing = z.infer<typeof outgoing>;

const draftPrefix = 'draft_';
const storageKey = 'chatOutbox';
const stored = z.object({ userId: z.string(), entries: z.array(outgoing) });

let owner: string | null = null;
let entries: readonly Outgoing[] = [];
let flushing = false;
/** Conversations that the first message of a draft created. */
const opened = new Map<string, string>();
const watchers = new Set<() => void>();

/** Messages that their conversation does not show yet, in order. */
export function outbox(): readonly Outgoing[] {
  return entries;
}

export function watchOutbox(changed: () => void): () => void {
  watchers.add(changed);
  return () => watchers.delete(changed);
}

/** A new key for a conversation that its first message will create. */
export function newDraft(): string {
  return draftPrefix + randomPart();
}

export function isDraft(thread: string): boolean {
  return thread.startsWith(draftPrefix);
}

/** The draft with messages pending from before a reload; null for none. */
export function waitingDraft(): string | null {
  return entries.find(({ thread, status }) => isDraft(thread) && status !== 'sent')?.thread ?? null;
}

/** The conversation that a draft became; null before its creation. */
export function openedBy(draft: string): string | null {
  return opened.get(draft) ?? null;
}

/** Restores this account's pending messages after a reload; those of another account are removed. */
export function openOutbox(userId: string): void {
  if (owner === userId) return;
  owner = userId;
  opened.clear();
  replace(readStored(userId));
}

export function closeOutbox(): void {
  owner = null;
  opened.clear();
  replace([]);
  sessionStorage.removeItem(storageKey);
}

/** Queues a message and sends it, in order, once there is a connection. */
export function send(thread: string, text: string, subject: ChatSubject | null): void {
  const id = `msg_${Date.now()}_${randomPart()}`;
  const timestamp = new Date().toISOString();
  replace([
    ...entries,
    { id, text, timestamp, thread: opened.get(thread) ?? thread, subject, status: 'waiting', reason: null },
  ]);
  void flush();
}

/** Sends a refused message again under its id. */
export function retry(id: string): void {
  change(id, { status: 'waiting', reason: null });
  void flush();
}

export function discard(id: string): void {
  replace(entries.filter((entry) => entry.id !== id));
}

/** Removes messages that the conversation now shows. */
export function settle(ids: ReadonlySet<string>): void {
  if (entries.some(({ id }) => ids.has(id))) replace(entries.filter(({ id }) => !ids.has(id)));
}

/** Sends one at a time: the order stays, and a draft creates one conversation. */
async function flush(): Promise<void> {
  if (flushing) return;
  flushing = true;
  try {
    for (let next = nextWaiting(); next && connectionState() === 'online'; next = nextWaiting()) await deliver(next);
  } finally {
    flushing = false;
  }
}

function nextWaiting(): Outgoing | undefined {
  return entries.find(({ status }) => status === 'waiting');
}

async function deliver({ id, text, thread, subject, timestamp }: Outgoing): Promise<void> {
  change(id, { status: 'sending' });
  const isNew = isDraft(thread);
  try {
    const answer = await emitWithAcknowledgement('sendMessage', {
      id,
      message: text,
      timestamp,
      conversationId: isNew ? null : thread,
      ...(isNew && subject ? { subject } : {}),
    });
    if (!answer.success) return change(id, { status: 'failed', reason: answer.message });
    const { conversationId } = chatAcknowledgements.sendMessage.parse(answer.data);
    if (isNew) becomes(thread, conversationId);
    change(id, { status: 'sent' });
  } catch {
    // No acknowledgement: the outcome is unknown, so the message is sent again under the same id.
    const isOnline = connectionState() === 'online';
    change(id, isOnline ? { status: 'failed', reason: connectionTexts.unanswered } : { status: 'waiting' });
  }
}

function becomes(draft: string, conversationId: string): void {
  opened.set(draft, conversationId);
  replace(entries.map((entry) => (entry.thread === draft ? { ...entry, thread: conversationId } : entry)));
}

function change(id: string, to: Partial<Outgoing>): void {
  replace(entries.map((entry) => (entry.id === id ? { ...entry, ...to } : entry)));
}

function replace(next: readonly Outgoing[]): void {
  entries = next;
  const waiting = entries.filter(({ status }) => status !== 'sent');
  if (owner && waiting.length > 0)
    sessionStorage.setItem(storageKey, JSON.stringify({ userId: owner, entries: waiting }));
  else sessionStorage.removeItem(storageKey);
  for (const changed of watchers) changed();
}

function readStored(userId: string): Outgoing[] {
  const found = readStoredJson(stored, sessionStorage.getItem(storageKey));
  if (found?.userId !== userId) return [];
  return found.entries.map((entry) => (entry.status === 'sending' ? { ...entry, status: 'waiting' } : entry));
}

function randomPart(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

watchConnection(() => {
  if (connectionState() === 'online') void flush();
});
