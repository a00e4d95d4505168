/** A browser names its page's origin; what is no browser names none. */
export function isOwnOrigin(origin: string | undefined, ...own: readonly string[]): boolean {
  return origin === undefined || own.includes(origin);
}
