import { evaluate } from './evaluate.ts';
import type { Live } from './live.ts';
import { nextTask } from './next-task.ts';

let loading: Promise<Live> | undefined;

/** The page's one store with its session started; loads its code on the first call. */
export function loadLive(): Promise<Live> {
  loading ??= load();
  return loading;
}

async function load(): Promise<Live> {
  await evaluate('later');
  const { createLive, startSession } = await import('./live.ts');
  const live = createLive();
  await nextTask();
  startSession(live);
  return live;
}
