/** The sandbox as a process of its own: `node deploy/docker/payment-sandbox.ts`. */

import { startPaymentSandbox } from '@sefira/embedded/payment-sandbox/sandbox';
import { readConfiguration } from '@sefira/platform/configuration/configuration';
import { secretKey } from '@sefira/platform/identity/key-ring';
import { closeOnSignal } from '@sefira/platform/lifecycle/run-service';
import * as z from 'zod';

const environment = z.object({
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(1).max(65_535),
  PAYMENT_SANDBOX_URL: z.url().describe('Como o navegador o vê.'),
  PAYMENT_SANDBOX_KEY: secretKey,
  PAYMENT_SANDBOX_FILE: z.string().optional().describe('Onde os pagamentos são guardados.'),
  PUBLIC_URL: z.url().describe('Endereço público da loja.'),
});

const settings = readConfiguration('payment-sandbox', environment, process.env);
const sandbox = await startPaymentSandbox({
  host: settings.HOST,
  port: settings.PORT,
  publicUrl: settings.PAYMENT_SANDBOX_URL,
  key: settings.PAYMENT_SANDBOX_KEY,
  shopOrigins: [new URL(settings.PUBLIC_URL).origin],
  report: (message) => process.stderr.write(`${message}\n`),
  ...(settings.PAYMENT_SANDBOX_FILE === undefined ? {} : { file: settings.PAYMENT_SANDBOX_FILE }),
});
process.stdout.write(`Provedor de testes em ${sandbox.url}\n`);
await closeOnSignal(() => sandbox[Symbol.asyncDispose]());
