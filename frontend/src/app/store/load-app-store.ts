import { evaluateFiles } from '../startup/evaluate-files.ts';
import { yieldToBrowser } from '../startup/yield-to-browser.ts';
import type { AppStore } from './app-store.ts';

let loading: Promise<AppStore> | undefined;

/** The page's one store with its session started; loads its code on the first call. */
export function loadAppStore(): Promise<AppStore> {
  loading ??= load();
  return loading;
}

async function load(): Promise<AppStore> {
  await evaluateFiles('later');
  const { createAppStore, startSession } = await import('./app-store.ts');
  const live = createAppStore();
  await yieldToBrowser();
  startSession(live);
  return live;
}
