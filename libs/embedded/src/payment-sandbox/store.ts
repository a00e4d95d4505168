import { readJson, writePrivateFile } from '../private-file.ts';
import { type SandboxState, sandboxState } from './payment.ts';

/** The sandbox's memory: one object, kept in a file where one is given. */
export interface SandboxStore {
  readonly state: SandboxState;
  /** Resolves when all changes so far are on disk. */
  save(): Promise<void>;
}

export async function openStore(file: string | undefined): Promise<SandboxStore> {
  const empty: SandboxState = { payments: {}, tokens: {}, savedCards: {}, clockOffsetMilliseconds: 0 };
  if (file === undefined) return { state: empty, save: async () => undefined };
  const stored = await readJson(file);
  const state = stored === undefined ? empty : sandboxState.parse(stored);
  let saving = Promise.resolve();
  return {
    state,
    save() {
      saving = saving.then(() => writePrivateFile(file, JSON.stringify(state)));
      return saving;
    },
  };
}
