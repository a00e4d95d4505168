/** What a whole record that came back asks to change. */
export interface RecordChanges {
  readonly changes: Readonly<Record<string, unknown>>;
  /** Fields that do not exist or may not be changed, by name. */
  readonly refused: readonly string[];
}

const isSame = (left: unknown, right: unknown) => JSON.stringify(left) === JSON.stringify(right);

/** Compares a record as it came back with the one that was shown: unknown and read-only fields may only be as they were. */
export function recordChanges(
  body: Readonly<Record<string, unknown>>,
  shown: Readonly<Record<string, unknown>>,
  editable: readonly string[],
  beside: readonly string[] = [],
): RecordChanges {
  const changes: Record<string, unknown> = {};
  const refused: string[] = [];
  for (const [field, value] of Object.entries(body)) {
    if (field === 'version' || beside.includes(field)) continue;
    if (!Object.hasOwn(shown, field)) refused.push(field);
    else if (isSame(value, shown[field])) continue;
    else if (editable.includes(field)) changes[field] = value;
    else refused.push(field);
  }
  return { changes, refused };
}
