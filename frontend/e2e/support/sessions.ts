import type { Page } from 'playwright-core';
import { freshEmail, type Registration } from './journey.ts';

/** Creates an account with its session in this browser, as the registration form does, without its screens. */
export async function openAccount(page: Page): Promise<Registration> {
  const registration = { email: freshEmail(), password: 'Segredo#2026' };
  const person = { name: 'Ana Célia Vasconcelos', birthDate: '1955-11-29' };
  await storeSession(page, '/api/auth/register', { ...registration, ...person });
  return registration;
}

/** Signs in as the login form does, without its screens. */
export async function openSession(page: Page, { email, password }: Registration): Promise<void> {
  await storeSession(page, '/api/auth/login', { email, password });
}

async function storeSession(page: Page, path: string, body: object): Promise<void> {
  const answer = await page.request.post(path, { data: body });
  const content = await answer.json();
  if (!answer.ok()) throw new Error(`${path}: ${content.message}`);
  const { token, user, deviceToken } = content.data ?? content;
  // A script has the storage of the origin and loads no screen.
  await page.goto('/boot.js');
  await page
    .context()
    .addCookies([{ name: 'authToken', value: token, url: new URL('/', page.url()).href, sameSite: 'Lax' }]);
  const stored = { authToken: token, authTokenSince: String(Date.now()), user: JSON.stringify(user), deviceToken };
  await page.evaluate((entries) => {
    for (const [key, value] of Object.entries(entries)) if (value) localStorage.setItem(key, value);
  }, stored);
}
