import type { ChatContext } from '../context.ts';

/** Runs work on Redis or billing that an answer can do without: a failure is logged only. */
export async function bestEffort(context: ChatContext, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    context.logger.debug({ reason: String(error) }, 'answer continues without a dependency');
  }
}
