import { vi } from 'vitest';
import type { BrowserFixture } from './journey.ts';

interface Mail {
  readonly subject: string;
  readonly text: string;
}

/** Waits for the newest e-mail with that subject in the mailbox. */
export function mailTo({ mailboxUrl }: BrowserFixture, address: string, subject: string, nth = 1): Promise<Mail> {
  return vi.waitFor(
    async () => {
      const answer = await fetch(`${mailboxUrl}/messages?to=${encodeURIComponent(address)}`);
      const all = (await answer.json()) as Mail[];
      const mail = all.filter((caught) => caught.subject === subject);
      const [newest] = mail;
      if (!newest || mail.length < nth) throw new Error(`no mail "${subject}" among: ${all.map((m) => m.subject)}`);
      return newest;
    },
    { timeout: 180_000, interval: 100 },
  );
}

/** The one link of an e-mail that leads to a screen. */
export function linkTo(path: string, { text }: Mail): string {
  const link = new RegExp(`https?://\\S+${path}#\\S+`).exec(text)?.[0];
  if (!link) throw new Error(`the mail has no link to ${path}: ${text}`);
  return link;
}
