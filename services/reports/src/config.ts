import { fileStoreVariables } from '@sefira/files/open-file-store';
import { flag, serviceEnvironment } from '@sefira/platform/configuration/configuration';
import { secretKey } from '@sefira/platform/identity/key-ring';
import { memoryLimitBytes, processorLimit } from '@sefira/platform/lifecycle/container-limits';
import * as z from 'zod';
import { renderConcurrency } from './domain/render-concurrency.ts';

const environmentRecord = z.record(z.string(), z.string());

export const environment = serviceEnvironment
  .extend({
    ...fileStoreVariables,
    FILE_LINK_KEY: secretKey.describe('Chave que assina os endereços de curta validade dos PDFs.'),
    USER_URL: z.url().describe('Endereço interno do serviço user.'),
    NUMEROLOGY_URL: z.url().describe('Endereço interno do serviço numerology.'),
    IDENTITY_PRIVATE_JWK: z
      .string()
      .describe('Chave privada (JWK Ed25519, JSON) com que este serviço assina chamadas.'),
    REPORT_WAIT_SECONDS: z.coerce
      .number()
      .min(0)
      .max(300)
      .default(25)
      .describe('Quanto uma chamada espera pelo PDF antes de responder 202; o cliente desiste depois de 30 segundos.'),
    RENDER_CONCURRENCY: z.coerce
      .number()
      .int()
      .min(1)
      .max(64)
      .default(Math.min(64, renderConcurrency(processorLimit(), memoryLimitBytes())))
      .describe('PDFs preparados ao mesmo tempo por processo.'),
    CHROMIUM_PATH: z
      .string()
      .optional()
      .describe('Executável do Chromium que imprime os PDFs; obrigatório onde ROLE inclui worker.'),
    CHROMIUM_ARGS: z
      .string()
      .default('')
      .transform((text) => text.split(/\s+/).filter(Boolean))
      .describe('Opções a mais do Chromium, separadas por espaço; as que abririam o isolamento são ignoradas.'),
    CHROMIUM_ENVIRONMENT: z
      .string()
      .default('{}')
      .transform(parseEnvironment)
      .describe('Variáveis do processo do Chromium além de PATH (JSON), como LD_LIBRARY_PATH e FONTCONFIG_PATH.'),
    CHROMIUM_SANDBOX: flag(true).describe(
      'Área isolada do próprio Chromium; em produção só pode ser false na instalação embutida, que pode rodar como root.',
    ),
    EMBEDDED_PROFILE: flag(false).describe('true em npm start: tudo numa máquina só, para conhecer o produto.'),
  })
  .superRefine((settings, context) => {
    if (settings.ROLE !== 'http' && settings.CHROMIUM_PATH === undefined) {
      context.addIssue({ code: 'custom', path: ['CHROMIUM_PATH'], message: 'obrigatório quando ROLE inclui worker' });
    }
    if (settings.NODE_ENV === 'production' && !settings.CHROMIUM_SANDBOX && !settings.EMBEDDED_PROFILE) {
      context.addIssue({ code: 'custom', path: ['CHROMIUM_SANDBOX'], message: 'não pode ser false em produção' });
    }
  });

export type ReportsEnvironment = z.output<typeof environment>;

function parseEnvironment(text: string, context: z.RefinementCtx): Readonly<Record<string, string>> {
  try {
    return environmentRecord.parse(JSON.parse(text));
  } catch {
    context.addIssue({ code: 'custom', message: 'não é um objeto JSON de textos' });
    return z.NEVER;
  }
}
