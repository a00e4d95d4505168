/** Who waited longer has left the screen by then. */
const patienceMilliseconds = 60_000;

/** When a UUID v7 was made: its first 48 bits are epoch milliseconds. */
function madeAt(id: string): number {
  return Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16);
}

/** True when a report took so long from its order on that its owner should be told by e-mail too. */
export function wasLongWait(reportId: string, doneAt: Date): boolean {
  return doneAt.getTime() - madeAt(reportId) > patienceMilliseconds;
}
