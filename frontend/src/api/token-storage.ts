import { type SessionUser, sessionUser } from '@sefira/contracts/auth';
import cookies from 'js-cookie';

const tokenKey = 'authToken';
const userKey = 'user';
const lifetimeDays = 7;

/** The session's token: the cookie first, then local storage. */
export function readToken(): string | null {
  return cookies.get(tokenKey) ?? localStorage.getItem(tokenKey);
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
  cookies.set(tokenKey, token, {
    expires: lifetimeDays,
    sameSite: 'lax',
    secure: location.protocol === 'https:',
  });
  localStorage.setItem(tokenKey, token);
  storeUser(user);
}

export function storeUser(user: SessionUser): void {
  localStorage.setItem(userKey, JSON.stringify(user));
}

export function clearSession(): void {
  cookies.remove(tokenKey);
  localStorage.removeItem(tokenKey);
  localStorage.removeItem(userKey);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
