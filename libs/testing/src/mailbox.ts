import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startEmbeddedMailbox } from '@sefira/embedded/mailbox';

export interface TestMail {
  readonly from: string;
  readonly to: readonly string[];
  readonly subject: string;
  readonly text: string;
  readonly html: string | undefined;
}

/** An SMTP server of the caller's own that keeps what it gets. */
export interface TestMailbox extends AsyncDisposable {
  /** For SMTP_URL. */
  readonly url: string;
  mailsTo(address: string): Promise<readonly TestMail[]>;
}

export async function mailbox(): Promise<TestMailbox> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'sefira-mailbox-'));
  const { url, pageUrl, ...running } = await startEmbeddedMailbox({ dataDir });
  return {
    url,
    async mailsTo(address) {
      const answer = await fetch(`${pageUrl}/messages?to=${encodeURIComponent(address)}`);
      return (await answer.json()) as readonly TestMail[];
    },
    async [Symbol.asyncDispose]() {
      await running[Symbol.asyncDispose]();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
