import { proofValueTexts as texts } from '../../texts/content/proofs.ts';

function spanText([from, to]: readonly unknown[]): string {
  return to === null ? texts.from(Number(from)) : `${from} a ${to}`;
}

/** A value of an example as text: numbers, lists of numbers or of spans, the table of conjugal harmony. */
export function valueText(value: unknown): string {
  if (value === null || value === undefined) return texts.none;
  if (Array.isArray(value)) {
    if (value.length === 0) return texts.none;
    return value.map((item) => (Array.isArray(item) ? spanText(item) : String(item))).join(', ');
  }
  if (typeof value === 'object') {
    const table = new Map<string, unknown>(Object.entries(value));
    return Object.entries(texts.relations)
      .map(([relation, label]) => `${label} ${valueText(table.get(relation))}`)
      .join('; ');
  }
  return String(value);
}

/** What a value adds to its rule: the years or ages of periods. */
export function keyText(key: string): string | undefined {
  return new Map<string, string>(Object.entries(texts.keys)).get(key);
}
