import { serviceEnvironment } from '@sefira/platform/configuration/configuration';
import * as z from 'zod';

const chatProviders = ['built-in', 'openai', 'anthropic', 'google', 'openai-compatible'] as const;

const modelFields = {
  CHAT_PROVIDER: z
    .enum(chatProviders)
    .default('built-in')
    .describe('Quem responde no chat: o assistente embutido (sem chave e sem rede) ou um modelo.'),
  CHAT_MODEL: z.string().default('').describe('Modelo do provedor, como gpt-5-mini; obrigatório com um provedor.'),
  CHAT_API_KEY: z.string().default('').describe('Chave do provedor do chat.'),
  CHAT_BASE_URL: z
    .url()
    .optional()
    .describe('Endereço do provedor, para openai-compatible (Ollama, vLLM) ou um proxy.'),
  CHAT_MODEL_TIMEOUT_SECONDS: z.coerce
    .number()
    .min(0.1)
    .max(300)
    .default(45)
    .describe('Espera máxima por um trecho novo da resposta do modelo.'),
  CHAT_MODEL_RETRIES: z.coerce
    .number()
    .int()
    .min(0)
    .max(5)
    .default(2)
    .describe('Novas tentativas antes de o assistente embutido responder no lugar do modelo.'),
  CHAT_MODEL_PRICES: z
    .string()
    .regex(/^\d+(\.\d+)?,\d+(\.\d+)?$/)
    .default('0,0')
    .transform((text) => {
      const [input = 0, output = 0] = text.split(',').map(Number);
      return { input, output };
    })
    .describe('Preço do modelo em dólares por milhão de tokens, entrada e saída: "0.25,2".'),
};

const modelObject = z.object(modelFields);

/** Settings of the model alone, for the evaluation. */
export const modelSettings = modelObject.superRefine(checkModel);

export const environment = serviceEnvironment
  .extend({
    IDENTITY_PRIVATE_JWK: z
      .string()
      .describe('Chave privada Ed25519 (JWK, kid "chat…") com que o chat assina as chamadas a outros serviços.'),
    AUTH_URL: z.url().describe('Endereço do serviço auth, que confere as sessões das conexões.'),
    NUMEROLOGY_URL: z.url().describe('Endereço do serviço numerology, para listar as análises da própria pessoa.'),
    BILLING_URL: z.url().optional().describe('Endereço do serviço billing; sem ele, nada é cobrado pelo chat.'),
    CONTENT_URL: z
      .url()
      .optional()
      .describe('Endereço do serviço content, para citar artigos e ajuda; sem ele, o chat cita só os textos do mapa.'),
    REPORTS_URL: z.url().describe('Endereço interno do serviço reports, que imprime conversas.'),
    ...modelFields,
    CHAT_ANSWER_CONCURRENCY: z.coerce
      .number()
      .int()
      .min(1)
      .max(500)
      .default(50)
      .describe('Respostas em preparo ao mesmo tempo por processo.'),
    CHAT_PACE_MILLISECONDS: z.coerce
      .number()
      .int()
      .min(0)
      .max(1000)
      .default(12)
      .describe('Pausa entre os trechos do assistente embutido, para que se leiam enquanto chegam.'),
    CHAT_MESSAGES_PER_MINUTE: z.coerce
      .number()
      .int()
      .min(1)
      .optional()
      .describe(
        'Mensagens por minuto de uma pessoa, somadas em todos os nós; vazio: o limite de cada plano (visitante 10, Gratuito 10, Básico 15, Premium 30, Profissional 60).',
      ),
  })
  .superRefine(checkModel);

export type ChatEnvironment = z.output<typeof environment>;

/** Settings of the model. */
export type ModelSettings = z.output<typeof modelObject>;

function checkModel(settings: z.output<typeof modelObject>, context: z.RefinementCtx): void {
  if (settings.CHAT_PROVIDER === 'built-in') return;
  if (settings.CHAT_MODEL === '') {
    context.addIssue({ code: 'custom', path: ['CHAT_MODEL'], message: 'obrigatório com um provedor' });
  }
  if (settings.CHAT_PROVIDER === 'openai-compatible' && settings.CHAT_BASE_URL === undefined) {
    context.addIssue({ code: 'custom', path: ['CHAT_BASE_URL'], message: 'obrigatório com openai-compatible' });
  }
  if (settings.CHAT_PROVIDER !== 'openai-compatible' && settings.CHAT_API_KEY === '') {
    context.addIssue({ code: 'custom', path: ['CHAT_API_KEY'], message: 'obrigatório com este provedor' });
  }
}
