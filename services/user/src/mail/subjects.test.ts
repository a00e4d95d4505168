import { expect, test } from 'vitest';
import { mailTemplateNames, renderMail } from './render.ts';

const canary = 'CANARIO-EVIL.EXAMPLE';
/** A canary in every field that a person other than the recipient can write. */
const typed = {
  name: canary,
  device: canary,
  place: canary,
  newEmail: canary,
  email: canary,
  topic: canary,
  message: canary,
  title: canary,
};
const ours = {
  token: 'T'.repeat(43),
  mailId: '01900000-0000-7000-8000-000000000001',
  at: '2026-11-22T12:00:00Z',
  eraseAt: '2026-12-22T12:00:00Z',
  isReset: true,
  isEnabled: true,
  pages: 3,
  downloadPath: '/api/files/x',
  path: '/blog/x',
  summary: 'Resumo',
  statement: 'Frase',
  text: 'Texto',
  link: '/payments',
  action: 'Ver',
};
/** Their subject is a title of ours: of an event about money, of an article. */
const titledByUs: ReadonlySet<string> = new Set(['moneyLetter', 'moneyReceipt', 'newsletterIssue']);

test.each(mailTemplateNames)('the subject of %s contains no text that a person typed', (name) => {
  const data = { ...ours, ...typed, ...(titledByUs.has(name) ? { title: 'Pagamento confirmado' } : {}) };
  const { subject, headers } = renderMail(name, data, 'https://sefira.example');
  expect(subject).not.toBe('');
  expect(JSON.stringify([subject, headers]).toLowerCase()).not.toContain(canary.toLowerCase());
});
