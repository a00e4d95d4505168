/** The first number, 1 to 33, of a report's highlights (`Destino 6`, `Destino 6: O cuidado`); 0 for none. */
export function leadingNumber(insights: readonly string[]): number {
  const numbers = insights.flatMap((insight) => / (\d{1,2})(?:$|:)/.exec(insight)?.[1] ?? []).map(Number);
  return numbers.find((number) => number >= 1 && number <= 33) ?? 0;
}
