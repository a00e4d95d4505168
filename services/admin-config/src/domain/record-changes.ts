/** The changes in a record that was sent back whole. */
export interface RecordChanges {
  readonly changes: Readonly<Record<string, unknown>>;
  /** Names of fields that do not exist or are read-only. */
  readonly refused: readonly string[];
}

const isSame = (left: unknown, right: unknown) => JSON.stringify(left) === JSON.stringify(right);

/** Compares a record with the one that was shown: unknown and read-only fields must be unchanged. */
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
