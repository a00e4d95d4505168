/** After this the owner has probably left the screen. */
const longWaitMilliseconds = 60_000;

/** Creation time of a UUID v7: its first 48 bits are epoch milliseconds. */
function createdAt(id: string): number {
  return Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16);
}

/** True when a report took so long that its owner is also notified by e-mail. */
export function wasLongWait(reportId: string, doneAt: Date): boolean {
  return doneAt.getTime() - createdAt(reportId) > longWaitMilliseconds;
}
