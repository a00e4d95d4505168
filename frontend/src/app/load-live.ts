import type { Live } from './live.ts';

let loading: Promise<Live> | undefined;

/** The page's one store with its session started; loads its code on the first call. */
export function loadLive(): Promise<Live> {
  loading ??= import('./live.ts').then(({ createLive, startSession }) => {
    const live = createLive();
    startSession(live);
    return live;
  });
  return loading;
}
