import { appendFile, mkdir } from 'node:fs/promises';
import path from 'node:path';

/** Appends an erasure to the list of its month, beside the checkpoints. */
export async function listErasure(
  folder: string,
  erasure: { readonly userId: string; readonly erasedAt: string },
): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const list = path.join(folder, `erased-${erasure.erasedAt.slice(0, 7)}.jsonl`);
  await appendFile(list, `${JSON.stringify(erasure)}\n`, { mode: 0o600 });
}
