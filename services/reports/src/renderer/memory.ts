import { readdir, readFile } from 'node:fs/promises';

const PAGE_BYTES = 4096;

interface ProcessRow {
  readonly id: number;
  readonly parent: number;
  readonly bytes: number;
}

/** Resident memory of a process and all its descendants, in bytes; undefined where there is no /proc. */
export async function residentBytes(root: number): Promise<number | undefined> {
  const rows = await processRows();
  if (!rows) return undefined;
  const family = new Set([root]);
  for (let size = 0; size !== family.size; ) {
    size = family.size;
    for (const row of rows) if (family.has(row.parent)) family.add(row.id);
  }
  return rows.reduce((sum, row) => (family.has(row.id) ? sum + row.bytes : sum), 0);
}

async function processRows(): Promise<readonly ProcessRow[] | undefined> {
  const names = await readdir('/proc').catch(() => undefined);
  if (!names) return undefined;
  const rows = await Promise.all(names.filter((name) => /^\d+$/.test(name)).map(processRow));
  return rows.filter((row) => row !== undefined);
}

async function processRow(id: string): Promise<ProcessRow | undefined> {
  // A process may end between the listing and the reading.
  const stat = await readFile(`/proc/${id}/stat`, 'utf8').catch(() => undefined);
  if (!stat) return undefined;
  // The name in parentheses may hold anything: the fields are counted from its end.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return { id: Number(id), parent: Number(fields[1]), bytes: Number(fields[21]) * PAGE_BYTES };
}
