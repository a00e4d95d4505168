import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** Ids of the mails in the folder of the mailbox; each is the first part of its Message-ID. */
export async function receivedMails(folder: string): Promise<readonly string[]> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.eml'));
  const messages = await Promise.all(files.map((name) => readFile(path.join(folder, name), 'utf8')));
  return messages.map((text) => /^message-id: <([^@>]+)@/im.exec(text)?.[1] ?? '');
}
