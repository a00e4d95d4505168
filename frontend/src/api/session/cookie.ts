/** The value of a cookie; undefined without it. */
export function readCookie(name: string): string | undefined {
  const prefix = `${name}=`;
  const found = document.cookie.split('; ').find((pair) => pair.startsWith(prefix));
  return found?.slice(prefix.length);
}

/** Stores a cookie for the whole site; a lifetime of 0 removes it. The value has no characters that end a cookie. */
export function writeCookie(name: string, value: string, lifetimeSeconds: number): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API exists on HTTPS only.
  document.cookie = `${name}=${value}; Path=/; Max-Age=${lifetimeSeconds}; SameSite=Lax${secure}`;
}
