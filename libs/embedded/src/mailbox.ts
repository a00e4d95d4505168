import path from 'node:path';
import { startMailbox } from './mailbox/mailbox.ts';
import { rememberPort } from './ports.ts';
import type { EmbeddedOptions, Infrastructure } from './report.ts';

export interface EmbeddedMailbox extends Infrastructure {
  /** The page with the messages. */
  readonly pageUrl: string;
}

/** The mailbox beside the product, on loopback; its messages stay in `<dataDir>/mailbox`. */
export async function startEmbeddedMailbox({ dataDir }: Pick<EmbeddedOptions, 'dataDir'>): Promise<EmbeddedMailbox> {
  const smtpPort = await rememberPort(dataDir, 'smtp');
  const httpPort = await rememberPort(dataDir, 'mailbox');
  const folder = path.join(dataDir, 'mailbox');
  const mailbox = await startMailbox({ folder, host: '127.0.0.1', smtpPort, httpPort });
  return {
    url: `smtp://127.0.0.1:${smtpPort}`,
    pageUrl: `http://127.0.0.1:${httpPort}`,
    [Symbol.asyncDispose]: () => mailbox[Symbol.asyncDispose](),
  };
}
