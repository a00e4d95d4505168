import { NumerologyError } from '@sefira/numerology/errors';
import type { VerifiedIdentity } from '@sefira/platform/identity/identity';
import { processorLimit } from '@sefira/platform/lifecycle/container-limits';
import { Piscina } from 'piscina';
import {
  type EngineInput,
  type EngineOutput,
  type EngineTaskName,
  engineTasks,
  isHeavyAnalysis,
} from '../domain/engine-tasks.ts';
import { byEngine } from './engine-refusals.ts';
import type { ThreadAnswer, ThreadCall } from './engine-thread.ts';
import { createGuestsLastQueue, queueOptionsOf } from './guests-last-queue.ts';

/** Runs the engine without blocking other calls: heavy work in threads, customers' before guests', the rest at once. */
export interface EnginePool extends AsyncDisposable {
  /** @throws DomainError refusals of the engine, in the product's words */
  run<Name extends EngineTaskName>(
    name: Name,
    input: EngineInput<Name>,
    caller: EngineCaller,
  ): Promise<EngineOutput<Name>>;
}

export type EngineCaller = Pick<VerifiedIdentity, 'role'>;

/** An idle thread is closed after this time, to free its memory. */
const idleMilliseconds = 300_000;

export function openEnginePool(): EnginePool {
  const pool = new Piscina<ThreadCall, ThreadAnswer>({
    filename: new URL('./engine-thread.ts', import.meta.url).href,
    name: 'runTask',
    minThreads: 0,
    // One processor is left to the calls that are served meanwhile.
    maxThreads: Math.max(1, processorLimit() - 1),
    idleTimeout: idleMilliseconds,
    taskQueue: createGuestsLastQueue(),
  });

  async function inThread<Name extends EngineTaskName>(
    name: Name,
    input: EngineInput<Name>,
    { role }: EngineCaller,
  ): Promise<EngineOutput<Name>> {
    const call = { name, input, ...queueOptionsOf({ isGuest: role === 'guest' || role === 'visitor' }) };
    const answer = (await pool.run(call as ThreadCall)) as ThreadAnswer<Name>;
    if ('value' in answer) return answer.value;
    const { code, field, message } = answer.refusal;
    return byEngine(() => {
      throw new NumerologyError(code, field, message);
    });
  }

  return {
    async run(name, input, caller) {
      if (isHeavy(name, input)) return inThread(name, input, caller);
      const task = engineTasks[name] as (given: typeof input) => EngineOutput<typeof name>;
      return byEngine(() => task(input));
    },
    [Symbol.asyncDispose]: () => pool.destroy(),
  };
}

function isHeavy<Name extends EngineTaskName>(name: Name, input: EngineInput<Name>): boolean {
  if (name === 'suggestCompanyNames' || name === 'judgeBabyNames' || name === 'clientDates') return true;
  if (name === 'suggestChildNames') return (input as EngineInput<'suggestChildNames'>).family !== undefined;
  const { kind, input: typed } = input as EngineInput<'analyze'>;
  return isHeavyAnalysis(kind, typed);
}
