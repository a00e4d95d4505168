import { NumerologyError } from '@sefira/numerology/errors';
import { type EngineInput, type EngineOutput, type EngineTaskName, engineTasks } from '../domain/engine-tasks.ts';

export interface ThreadCall<Name extends EngineTaskName = EngineTaskName> {
  readonly name: Name;
  readonly input: EngineInput<Name>;
}

/** An error loses its class between threads, so a refusal of the engine is returned as a value. */
export type ThreadAnswer<Name extends EngineTaskName = EngineTaskName> =
  | { readonly value: EngineOutput<Name> }
  | { readonly refusal: ReturnType<NumerologyError['toJSON']> };

/** Runs in a thread of the engine pool. */
export function runTask<Name extends EngineTaskName>({ name, input }: ThreadCall<Name>): ThreadAnswer<Name> {
  const task = engineTasks[name] as (input: EngineInput<Name>) => EngineOutput<Name>;
  try {
    return { value: task(input) };
  } catch (error) {
    if (error instanceof NumerologyError) return { refusal: error.toJSON() };
    throw error;
  }
}
