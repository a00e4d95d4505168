/**
 * Puts values into the `{places}` of a passage.
 * @throws RangeError for a place without a value
 */
export function filled(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/gu, (_, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    if (value === undefined) throw new RangeError(`no value for {${name}} in: ${text}`);
    return String(value);
  });
}
