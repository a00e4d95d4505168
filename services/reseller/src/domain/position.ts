/** Where a page of a list ended: the instant and id of its last row. */
export interface Position {
  readonly at: Date;
  readonly id: string;
}

const shape = /^(\d{1,16})_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** As a client gets it, and gives it back. */
export function writePosition({ at, id }: Position): string {
  return `${at.getTime()}_${id}`;
}

/** Null for none, and for what nobody of ours has written: the list then begins anew. */
export function readPosition(cursor: string | undefined): Position | null {
  const [, milliseconds, id] = shape.exec(cursor ?? '') ?? [];
  return milliseconds !== undefined && id !== undefined ? { at: new Date(Number(milliseconds)), id } : null;
}
