import { type SessionUser, sessionUser } from '@sefira/contracts/auth/session';
import cookies from 'js-cookie';

const tokenKey = 'authToken';
const userKey = 'user';
const deviceKey = 'deviceToken';
const refreshedKey = 'authTokenSince';
const preferencesOwnerKey = 'preferencesOf';
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
  storeToken(token);
  storeUser(user);
}

/** Keeps the token alone: the session goes on under a new one. Other tabs read it at their next call. */
export function storeToken(token: string): void {
  cookies.set(tokenKey, token, {
    expires: lifetimeDays,
    sameSite: 'lax',
    secure: location.protocol === 'https:',
  });
  localStorage.setItem(tokenKey, token);
  localStorage.setItem(refreshedKey, String(Date.now()));
  notifyTokenChange();
}

/** How long the token has been in use, in milliseconds; endless where that is not known. */
export function tokenAge(): number {
  const since = Number(localStorage.getItem(refreshedKey));
  return since > 0 ? Math.abs(Date.now() - since) : Number.POSITIVE_INFINITY;
}

export function storeUser(user: SessionUser): void {
  localStorage.setItem(userKey, JSON.stringify(user));
}

export function clearSession(): void {
  cookies.remove(tokenKey);
  localStorage.removeItem(tokenKey);
  localStorage.removeItem(refreshedKey);
  localStorage.removeItem(userKey);
  clearPersonalData();
}

/** What outlives a session: choices of this browser, and what marks it as known to an account. */
const persistentKeys: ReadonlySet<string> = new Set(['theme', 'language', deviceKey]);
/** Owned by the session itself; other tabs follow their changes. */
const sessionKeys: ReadonlySet<string> = new Set([tokenKey, refreshedKey, userKey]);

/**
 * Removes what was typed, kept or read in a session: everything in the browser's storage but the session itself and the
 * lasting keys, so that what is added later is removed without being named here. The last report kept for reading offline
 * goes too.
 */
export function clearPersonalData(): void {
  for (const key of Object.keys(localStorage)) {
    if (!persistentKeys.has(key) && !sessionKeys.has(key)) localStorage.removeItem(key);
  }
  sessionStorage.clear();
  // The page removes it at once; the worker stops an answer under way from being kept after that.
  if ('caches' in window) void caches.delete('last-report');
  if ('serviceWorker' in navigator) navigator.serviceWorker.controller?.postMessage('forget');
}

/** Calls back when another tab of this browser opens, changes or ends the session; null where it ended. */
export function onOtherTab(changed: (user: SessionUser | null) => void): () => void {
  const onStorage = ({ key, storageArea }: StorageEvent) => {
    if (storageArea === localStorage && (key === userKey || key === null)) changed(readStoredUser());
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}

const tokenWatchers = new Set<() => void>();

/** Calls back when the session goes on under another token, exchanged here or in another tab. */
export function onTokenChange(changed: () => void): void {
  tokenWatchers.add(changed);
}

function notifyTokenChange(): void {
  for (const changed of tokenWatchers) changed();
}

if (typeof window !== 'undefined') {
  window.addEventListener('storage', ({ key }) => {
    if (key === tokenKey) notifyTokenChange();
  });
}

/** What marks this browser as known to the account that last signed in here; it outlives the session. */
export function readDeviceToken(): string | null {
  return localStorage.getItem(deviceKey);
}

export function storeDeviceToken(token: string): void {
  localStorage.setItem(deviceKey, token);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Whose preferences this browser has taken over since they signed in here; null for nobody's. */
export function readPreferencesOwner(): string | null {
  return localStorage.getItem(preferencesOwnerKey);
}

export function storePreferencesOwner(userId: string): void {
  localStorage.setItem(preferencesOwnerKey, userId);
}
