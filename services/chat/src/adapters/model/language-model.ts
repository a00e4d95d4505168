import { createAnthropic } from '@ai-sdk/anthropic';
import { createGoogle } from '@ai-sdk/google';
import { createOpenAI } from '@ai-sdk/openai';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { LanguageModel } from 'ai';
import type { ModelSettings } from '../../config.ts';

/** The model that the environment names; null for the built-in assistant. */
export function createLanguageModel(settings: ModelSettings): LanguageModel | null {
  const { CHAT_PROVIDER: provider, CHAT_MODEL: model, CHAT_API_KEY: apiKey, CHAT_BASE_URL: baseURL } = settings;
  const access = { apiKey, ...(baseURL === undefined ? {} : { baseURL }) };
  switch (provider) {
    case 'openai':
      return createOpenAI(access)(model);
    case 'anthropic':
      return createAnthropic(access)(model);
    case 'google':
      return createGoogle(access)(model);
    case 'openai-compatible':
      return createOpenAICompatible({
        name: 'openai-compatible',
        baseURL: baseURL ?? '',
        includeUsage: true,
        ...(apiKey === '' ? {} : { apiKey }),
      })(model);
    case 'built-in':
      return null;
  }
}
