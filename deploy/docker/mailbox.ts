/** The mailbox as a process of its own: `node deploy/mailbox/main.ts`. */
import { readConfiguration } from '@sefira/platform/configuration';
import { leaveOnSignal } from '@sefira/platform/run-service';
import * as z from 'zod';
import { startMailbox } from './mailbox.ts';

const port = z.coerce.number().int().min(1).max(65_535);
const environment = z.object({
  HOST: z.string().default('127.0.0.1'),
  PORT: port.describe('Da página com as mensagens.'),
  SMTP_PORT: port.default(1025),
  MAILBOX_DIR: z.string().describe('Onde as mensagens são guardadas.'),
});

const {
  HOST: host,
  PORT: httpPort,
  SMTP_PORT: smtpPort,
  MAILBOX_DIR: folder,
} = readConfiguration('mailbox', environment, process.env);
const mailbox = await startMailbox({ folder, host, smtpPort, httpPort });
process.stdout.write(`Caixa de correio em http://${host}:${httpPort}\n`);
await leaveOnSignal(() => mailbox[Symbol.asyncDispose]());
