import { generateModels } from '@sefira/assistant/generation/generate-models';

/** Vitest's global set-up of the unit tests: the assistant's models are those of the examples as they are. */
export async function setup(): Promise<void> {
  await generateModels();
}
