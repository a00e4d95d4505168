/** The mailbox as a process of its own: `node deploy/docker/mailbox.ts`. */

import { startMailbox } from '@sefira/embedded/mailbox/mailbox';
import { readConfiguration } from '@sefira/platform/configuration/configuration';
import { closeOnSignal } from '@sefira/platform/lifecycle/run-service';
import * as z from 'zod';

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
await closeOnSignal(() => mailbox[Symbol.asyncDispose]());
