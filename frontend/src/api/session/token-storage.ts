import { type SessionUser, sessionUser } from '@sefira/contracts/auth/session';
import cookies from 'js-cookie';
import { readStoredJson } from './stored-json.ts';

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

/** The stored user; null without one or when its shape is outdated. */
export function readStoredUser(): SessionUser | null {
  return readStoredJson(sessionUser, localStorage.getItem(userKey));
}

/** Stores the token (cookie for 7 days, local storage) and the user. */
export function storeSession(token: string, user: SessionUser): void {
  storeToken(token);
  storeUser(user);
}

/** Stores an exchanged token. Other tabs read it at their next call. */
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

/** Age of the token in milliseconds; Infinity where it is unknown. */
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

/** Keys that outlive a session: choices of this browser and the mark of a known device. */
const persistentKeys: ReadonlySet<string> = new Set(['theme', 'language', deviceKey]);
/** Votes given on this device without a session, with the key that changes them. */
export const votesPrefix = 'votes:';
/** Keys of the session itself; other tabs follow their changes. */
const sessionKeys: ReadonlySet<string> = new Set([tokenKey, refreshedKey, userKey]);

/**
 * Removes all data of a session from the browser's storage except the session itself and the keys above, so that
 * later additions are removed without being listed here. Removes the offline report too.
 */
export function clearPersonalData(): void {
  for (const key of Object.keys(localStorage)) {
    const stays = persistentKeys.has(key) || sessionKeys.has(key) || key.startsWith(votesPrefix);
    if (!stays) localStorage.removeItem(key);
  }
  sessionStorage.clear();
  // The page removes it at once; the worker then discards a response that is still on its way.
  if ('caches' in window) void caches.delete('last-report');
  if ('serviceWorker' in navigator) navigator.serviceWorker.controller?.postMessage('forget');
}

/** Calls back when another tab opens, changes or ends the session; null for an end. */
export function onOtherTab(changed: (user: SessionUser | null) => void): () => void {
  const onStorage = ({ key, storageArea }: StorageEvent) => {
    if (storageArea === localStorage && (key === userKey || key === null)) changed(readStoredUser());
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}

const tokenWatchers = new Set<() => void>();

/** Calls back when the token is exchanged, here or in another tab. */
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

/** Marks this browser as known to the account that last signed in here; it outlives the session. */
export function readDeviceToken(): string | null {
  return localStorage.getItem(deviceKey);
}

export function storeDeviceToken(token: string): void {
  localStorage.setItem(deviceKey, token);
}

/** The account that this browser has loaded preferences of since its sign-in; null for none. */
export function readPreferencesOwner(): string | null {
  return localStorage.getItem(preferencesOwnerKey);
}

export function storePreferencesOwner(userId: string): void {
  localStorage.setItem(preferencesOwnerKey, userId);
}
