import path from 'node:path';
import type { PaymentSandbox } from './payment-sandbox/sandbox.ts';
import { startPaymentSandbox } from './payment-sandbox/sandbox.ts';
import { rememberPort } from './ports.ts';
import type { EmbeddedOptions } from './report.ts';
import { sandboxSecret } from './secret-variables.ts';

/** The provider of test payments beside the product; its payments stay in `<dataDir>/payment-sandbox.json`. */
export async function startEmbeddedSandbox(
  { PUBLIC_URL, host = '0.0.0.0' }: { readonly PUBLIC_URL?: string | undefined; readonly host?: string },
  { dataDir, report, secrets }: EmbeddedOptions,
): Promise<PaymentSandbox> {
  const port = await rememberPort(dataDir, 'payment-sandbox');
  return startPaymentSandbox({
    host,
    port,
    publicUrl: `http://localhost:${port}`,
    key: await secrets.key(sandboxSecret),
    file: path.join(dataDir, 'payment-sandbox.json'),
    shopOrigins: ['http://localhost:*', 'http://127.0.0.1:*', ...(PUBLIC_URL ? [new URL(PUBLIC_URL).origin] : [])],
    report,
  });
}
