import type { Logger } from '@sefira/platform/logger';
import type { ServiceClient } from '@sefira/platform/service-client';
import type { ChatEnvironment } from '../config.ts';
import type { Answerer } from '../domain/answerer.ts';
import { createBuiltInAnswerer } from './built-in-answerer.ts';

/** Who answers, by the environment. */
export function createAnswerer(settings: ChatEnvironment, services: ServiceClient, logger: Logger): Answerer {
  return createBuiltInAnswerer(settings, services, logger);
}
