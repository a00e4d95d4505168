import { type SessionUser, sessionUser } from '@sefira/contracts/auth';

const tokenKey = 'authToken';
const userKey = 'user';
const lifetimeSeconds = 7 * 24 * 60 * 60;

/** The session's token: the cookie first, then local storage. */
export function readToken(): string | null {
  return readCookie(tokenKey) ?? localStorage.getItem(tokenKey);
}

/** The user as last stored; null when there is none or it is not in today's shape. */
export function readStoredUser(): SessionUser | null {
  const stored = localStorage.getItem(userKey);
  if (!stored) return null;
  const parsed = sessionUser.safeParse(parseJson(stored));
  return parsed.success ? parsed.data : null;
}

/** Keeps token (cookie for 7 days, local storage) and user. */
export function storeSession(token: string, user: SessionUser): void {
  writeCookie(tokenKey, token, lifetimeSeconds);
  localStorage.setItem(tokenKey, token);
  storeUser(user);
}

export function storeUser(user: SessionUser): void {
  localStorage.setItem(userKey, JSON.stringify(user));
}

export function clearSession(): void {
  writeCookie(tokenKey, '', 0);
  localStorage.removeItem(tokenKey);
  localStorage.removeItem(userKey);
}

function readCookie(name: string): string | null {
  const entry = document.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`));
  const value = entry?.slice(name.length + 1);
  return value ? decodeURIComponent(value) : null;
}

function writeCookie(name: string, value: string, maxAge: number): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${name}=${encodeURIComponent(value)}; Max-Age=${maxAge}; Path=/; SameSite=Lax${secure}`;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
