import { defineService } from '@sefira/platform/lifecycle/service-definition';
import { environment } from './config.ts';
import { openContext } from './context.ts';
import { startServer } from './server.ts';

/** Conversations in real time, their answers, and the built-in assistant. */
export const definition = defineService({
  name: 'chat',
  environment,
  start: (settings, options) => startServer(openContext(settings, options)),
});
