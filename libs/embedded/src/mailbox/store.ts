import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import PostalMime, { type Address, type Email } from 'postal-mime';

/** A message as the list shows it. */
export interface MessageSummary {
  readonly id: string;
  readonly from: string;
  /** Whom the message was delivered to, in lower case. */
  readonly to: readonly string[];
  readonly subject: string;
  /** ISO 8601, when it came in. */
  readonly receivedAt: string;
}

export interface Message extends MessageSummary {
  readonly text: string;
  readonly html: string | undefined;
}

/** Messages on disk, one file each: the first line is the envelope, the rest the message as it came. */
export interface MessageStore {
  add(envelope: { from: string; to: readonly string[] }, raw: Buffer): Promise<void>;
  /** Newest first; `to` keeps one recipient's. */
  list(to?: string): Promise<readonly Message[]>;
  find(id: string): Promise<Message | undefined>;
}

interface Envelope {
  readonly from: string;
  readonly to: readonly string[];
  readonly receivedAt: string;
}

const idPattern = /^\d{13}-[0-9a-f-]{36}$/;

export async function openMessageStore(folder: string): Promise<MessageStore> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const read = async (id: string): Promise<Message> => {
    const content = await readFile(path.join(folder, `${id}.eml`));
    const end = content.indexOf('\n');
    const envelope = JSON.parse(content.subarray(0, end).toString()) as Envelope;
    const email = await PostalMime.parse(content.subarray(end + 1));
    return present(id, envelope, email);
  };
  const ids = async () =>
    (await readdir(folder))
      .filter((name) => name.endsWith('.eml'))
      .map((name) => name.slice(0, -4))
      .sort()
      .reverse();
  return {
    async add({ from, to }, raw) {
      const now = new Date();
      const id = `${now.getTime()}-${randomUUID()}`;
      const envelope: Envelope = {
        from,
        to: to.map((address) => address.toLowerCase()),
        receivedAt: now.toISOString(),
      };
      const draft = path.join(folder, `${id}.part`);
      await writeFile(draft, Buffer.concat([Buffer.from(`${JSON.stringify(envelope)}\n`), raw]), { mode: 0o600 });
      await rename(draft, path.join(folder, `${id}.eml`));
    },
    async list(to) {
      const messages = await Promise.all((await ids()).map(read));
      const wanted = to?.toLowerCase();
      return wanted === undefined ? messages : messages.filter((message) => message.to.includes(wanted));
    },
    async find(id) {
      return idPattern.test(id) && (await ids()).includes(id) ? read(id) : undefined;
    },
  };
}

function present(id: string, envelope: Envelope, email: Email): Message {
  return {
    id,
    from: email.from === undefined ? envelope.from : addressLine(email.from),
    to: envelope.to,
    subject: email.subject ?? '(sem assunto)',
    receivedAt: envelope.receivedAt,
    text: email.text ?? '',
    html: email.html,
  };
}

function addressLine({ name, address }: Address): string {
  return name === '' ? (address ?? '') : `${name} <${address ?? ''}>`;
}
