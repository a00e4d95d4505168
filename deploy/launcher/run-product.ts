import { collectGarbageOfStart } from '@sefira/platform/collect-garbage';
import { ConfigurationError } from '@sefira/platform/configuration';
import { leaveOnSignal } from '@sefira/platform/run-service';
import { readSettings } from './config.ts';
import { demoAccounts } from './demo-accounts.ts';
import { DataInUseError } from './embedded/data-lock.ts';
import { type Product, StartError, startProduct } from './product.ts';
import { seed } from './seed-demo.ts';

/** What the commands for people do: start, say that it is ready, and leave in good order on Ctrl-C. */
export async function runProduct(options: { isSeparate?: boolean; hasFrontend?: boolean }): Promise<void> {
  const started = performance.now();
  const report = (message: string) =>
    console.log(`${((performance.now() - started) / 1000).toFixed(1).padStart(6)} s  ${message}`);
  let isLeaving = false;
  let product: Product;
  let leaving: Promise<void>;
  try {
    const starting = startProduct({ settings: readSettings(process.env), report, variables: process.env, ...options });
    leaving = leaveOnSignal(async () => {
      isLeaving = true;
      report('Encerrando');
      const started = await starting.catch(() => undefined);
      await started?.[Symbol.asyncDispose]();
    });
    product = await starting;
  } catch (error) {
    const isPlain =
      error instanceof StartError || error instanceof DataInUseError || error instanceof ConfigurationError;
    console.error(isPlain ? error.message : error);
    process.exitCode = error instanceof ConfigurationError ? ConfigurationError.exitCode : 1;
    return;
  }
  product.infrastructure.ended.catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.kill(process.pid, 'SIGTERM');
  });
  if (isLeaving) return leaving;
  report('Preparando os dados de demonstração');
  await seed(product.url).catch((error: unknown) =>
    console.error(`Os dados de demonstração ficaram incompletos: ${error instanceof Error ? error.message : error}`),
  );
  collectGarbageOfStart();
  console.log(`\nSefira pronta em ${product.url}\n`);
  for (const { email, password, label } of demoAccounts) console.log(`  ${label.padEnd(14)} ${email} / ${password}`);
  if (product.infrastructure.mailboxUrl !== undefined) {
    console.log(`  ${'E-mails'.padEnd(14)} ${product.infrastructure.mailboxUrl}`);
  }
  if (product.infrastructure.paymentSandboxUrl !== undefined) {
    console.log(`  ${'Pagamentos'.padEnd(14)} ${product.infrastructure.paymentSandboxUrl}`);
  }
  console.log('\nCtrl-C encerra tudo; os dados ficam.');
  return leaving;
}
