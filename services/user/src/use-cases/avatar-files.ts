import { buffer } from 'node:stream/consumers';
import { clientOf, inTransaction } from '@sefira/database/access';
import { fileKeyOf, type StoredFile } from '@sefira/files/file-store';
import { hourMilliseconds } from '@sefira/platform/time/durations';
import { newId } from '@sefira/platform/time/identifiers';
import type { UserContext } from '../context.ts';
import type { FiledAvatar } from '../data/avatars.ts';
import type { Transaction } from '../data/transaction.ts';
import { addUnusedFile, deleteUnusedFiles, findUnusedFiles, takeUnusedFile } from '../data/unused-files.ts';

type FilesContext = Pick<UserContext, 'files' | 'database' | 'clock'>;

/** Longer than any call: an upload that has not ended by then never will. */
const unusedMilliseconds = hourMilliseconds;

/**
 * Stores an avatar's file for `use`, which names it in its rows. The file counts as unused until that transaction commits, so
 * an interruption leaves nothing behind for good. @throws FileStoreUnavailable
 */
export async function withAvatarFile<Result>(
  context: FilesContext,
  content: Uint8Array,
  use: (transaction: Transaction, fileKey: string) => Promise<Result>,
): Promise<Result> {
  const fileKey = fileKeyOf('avatars', newId(), 'webp');
  await addUnusedFile(clientOf(context), fileKey, context.clock());
  await context.files.put(fileKey, content);
  return inTransaction(context, async (transaction) => {
    await takeUnusedFile(transaction, fileKey);
    return use(transaction, fileKey);
  });
}

/** Null where the file store has no such file. @throws FileStoreUnavailable */
export async function openAvatar(
  { files }: Pick<FilesContext, 'files'>,
  { fileKey }: FiledAvatar,
): Promise<StoredFile | null> {
  return fileKey === null ? null : files.open(fileKey);
}

export async function readAvatarContent(
  context: Pick<FilesContext, 'files'>,
  avatar: FiledAvatar,
): Promise<Buffer | null> {
  const file = await openAvatar(context, avatar);
  return file && buffer(file.stream);
}

/** Removes the files that no row names. @throws FileStoreUnavailable */
export async function removeUnusedFiles(context: FilesContext, signal: AbortSignal): Promise<void> {
  const client = clientOf(context);
  const before = new Date(context.clock().getTime() - unusedMilliseconds);
  for (;;) {
    const keys = await findUnusedFiles(client, before);
    if (keys.length === 0 || signal.aborted) return;
    for (const key of keys) await context.files.remove(key);
    await deleteUnusedFiles(client, keys);
  }
}
