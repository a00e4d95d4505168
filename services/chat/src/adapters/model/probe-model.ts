import { APICallError, streamText } from 'ai';
import type { ModelSettings } from '../../config.ts';
import { createLanguageModel } from './language-model.ts';

/** OpenAI refuses fewer. */
const probeTokens = 16;

/** Asks the model for a few tokens. @throws the provider's error */
export async function probeModel(settings: ModelSettings, signal: AbortSignal): Promise<void> {
  const model = createLanguageModel(settings);
  if (model === null) return;
  const answer = streamText({
    model,
    prompt: 'Responda apenas: ok',
    maxOutputTokens: probeTokens,
    maxRetries: 0,
    abortSignal: signal,
    timeout: settings.CHAT_MODEL_TIMEOUT_SECONDS * 1000,
    // Errors are parts of the stream.
    onError: () => undefined,
  });
  for await (const part of answer.stream) {
    if (part.type === 'error') throw part.error;
    if (part.type === 'abort') throw new Error('o provedor demorou demais');
  }
}

/** Why a provider refused or did not answer, in words for an administrator; never with the key. */
export function explainFailure(error: unknown, settings: ModelSettings): { isRefused: boolean; reason: string } {
  const status = APICallError.isInstance(error) ? error.statusCode : undefined;
  const said = (error instanceof Error ? error.message : String(error)).slice(0, 200);
  const message = settings.CHAT_API_KEY === '' ? said : said.replaceAll(settings.CHAT_API_KEY, '••••');
  switch (status) {
    case 401:
    case 403:
      return { isRefused: true, reason: `O provedor recusou a chave (CHAT_API_KEY): ${message}` };
    case 404:
      return {
        isRefused: true,
        reason: `O provedor não conhece o modelo ${settings.CHAT_MODEL} (CHAT_MODEL) ou o endereço: ${message}`,
      };
    case 400:
    case 422:
      return { isRefused: true, reason: `O provedor recusou o pedido: ${message}` };
    case 429:
      return { isRefused: false, reason: `O provedor está no limite de uso ou sem saldo: ${message}` };
    default:
      return { isRefused: false, reason: `O provedor não respondeu: ${message}` };
  }
}
