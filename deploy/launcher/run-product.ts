import { demoAccounts } from '@sefira/contracts/demo-accounts';
import { DataInUseError } from '@sefira/embedded/data-lock';
import { ConfigurationError } from '@sefira/platform/configuration/configuration';
import { freeStartMemory } from '@sefira/platform/lifecycle/free-start-memory';
import { closeOnSignal } from '@sefira/platform/lifecycle/run-service';
import { readSettings } from './config.ts';
import { type Product, startProduct } from './product.ts';
import { seed } from './seed-demo.ts';
import { StartError } from './start-error.ts';

/** Starts the product for an operator at a terminal, reports readiness, and shuts down in order on Ctrl-C. */
export async function runProduct(options: { isSeparate?: boolean; hasFrontend?: boolean }): Promise<void> {
  const started = performance.now();
  const report = (message: string) =>
    console.log(`${((performance.now() - started) / 1000).toFixed(1).padStart(6)} s  ${message}`);
  let isLeaving = false;
  let product: Product;
  let leaving: Promise<void>;
  try {
    const starting = startProduct({ settings: readSettings(process.env), report, variables: process.env, ...options });
    leaving = closeOnSignal(async () => {
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
  const { isDemo } = product.profile;
  if (isDemo) {
    report('Preparando os dados de demonstração');
    await seed(product.url).catch((error: unknown) =>
      console.error(`Os dados de demonstração ficaram incompletos: ${error instanceof Error ? error.message : error}`),
    );
  }
  freeStartMemory();
  console.log(`\nSefira pronta em ${product.url}\n`);
  if (isDemo) {
    for (const { email, password, label } of demoAccounts) console.log(`  ${label.padEnd(14)} ${email} / ${password}`);
  } else {
    console.log('  Sem contas de demonstração: crie a sua em /cadastro e rode npm run make-admin -- <e-mail>');
  }
  if (product.infrastructure.mailboxUrl !== undefined) {
    console.log(`  ${'E-mails'.padEnd(14)} ${product.infrastructure.mailboxUrl}`);
  }
  if (product.infrastructure.paymentSandboxUrl !== undefined) {
    console.log(`  ${'Pagamentos'.padEnd(14)} ${product.infrastructure.paymentSandboxUrl}`);
  }
  console.log('\nCtrl-C encerra tudo; os dados ficam.');
  return leaving;
}
