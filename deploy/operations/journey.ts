/**
 * `npm run journey`: signs up, analyses, waits for the PDF, asks the chat and deletes the account, once, and prints the
 * seconds of each step. `npm run journey -- watch`: again every JOURNEY_SECONDS until it is ended, with the figures on
 * `/metrics` of PORT for Prometheus. At PUBLIC_URL; confirmations go to `name+…@domain` of JOURNEY_MAILBOX.
 */
import { once } from 'node:events';
import { createServer } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { readConfiguration } from '@sefira/platform/configuration/configuration';
import { createMetrics } from '@sefira/platform/telemetry/metrics';
import * as z from 'zod';
import { JourneyError, takeJourney } from './journey/journey.ts';
import { createJourneyMetrics } from './journey/metrics.ts';
import { runCommand } from './run-command.ts';

const environment = z.object({
  PUBLIC_URL: z.url().default('http://localhost:8080').describe('Endereço público do produto.'),
  JOURNEY_MAILBOX: z.email().default('sonda@sefira.test').describe('Caixa que aceita nome+…@domínio.'),
  // SefiraJourneyFails fires 300 seconds after the last success.
  JOURNEY_SECONDS: z.coerce.number().int().min(10).max(240).default(60).describe('Segundos entre dois percursos.'),
  PORT: z.coerce.number().int().min(1).max(65_535).default(8080).describe('Porta de /metrics.'),
});
type Environment = z.output<typeof environment>;

/** Longer than any step takes on a busy installation, shorter than the alert waits. */
const limitMilliseconds = 120_000;

async function takeOnce({ PUBLIC_URL, JOURNEY_MAILBOX }: Environment): Promise<void> {
  await takeJourney({
    url: PUBLIC_URL,
    mailbox: JOURNEY_MAILBOX,
    signal: AbortSignal.timeout(limitMilliseconds),
    report: (step, seconds) => console.log(`${step} ${seconds.toFixed(2)} s`),
  });
}

async function watch(settings: Environment): Promise<void> {
  const metrics = createMetrics('journey', { processMetrics: false });
  const figures = createJourneyMetrics(metrics, Date.now() / 1000);
  const server = createServer(async (_request, response) => {
    response.setHeader('content-type', metrics.registry.contentType).end(await metrics.registry.metrics());
  });
  await once(server.listen(settings.PORT), 'listening');
  const ending = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => ending.abort());
  while (!ending.signal.aborted) {
    const next = wait(settings.JOURNEY_SECONDS * 1000, undefined, { signal: ending.signal }).catch(() => undefined);
    try {
      await takeJourney({
        url: settings.PUBLIC_URL,
        mailbox: settings.JOURNEY_MAILBOX,
        signal: AbortSignal.timeout(limitMilliseconds),
        report: figures.setSeconds,
      });
      figures.setSuccess(Date.now() / 1000);
    } catch (error) {
      if (!(error instanceof JourneyError)) throw error;
      figures.countFailure(error.step);
      console.error(error.message);
    }
    await next;
  }
  server.close();
}

await runCommand(async () => {
  const settings = readConfiguration('journey', environment, process.env);
  await (process.argv[2] === 'watch' ? watch(settings) : takeOnce(settings));
});
