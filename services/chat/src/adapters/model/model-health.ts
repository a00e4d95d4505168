import { setTimeout as wait } from 'node:timers/promises';
import type { ModelUsage } from '@sefira/contracts/chat/model-usage';
import type { Logger } from '@sefira/platform/telemetry/logger';
import type { Clock } from '@sefira/platform/time/clock';
import type { ModelSettings } from '../../config.ts';

/** Whether the provider accepts the settings, asked at the start and seen again at each answer. */
export interface ModelHealth extends AsyncDisposable {
  read(): ModelUsage['assistant'];
  /** Begins to ask, without waiting: once, and again every minute until the provider answers. */
  start(): void;
  /** The outcome of a real answer; null if the model answered. */
  report(failure: { readonly isRefused: boolean; readonly reason: string } | null): void;
  /** For the readiness details. @throws while the provider refuses or does not answer */
  assertAnswers(): Promise<void>;
}

const retryMilliseconds = 60_000;

export function createModelHealth(options: {
  readonly settings: ModelSettings;
  readonly logger: Logger;
  readonly clock: Clock;
}): ModelHealth {
  const { settings, logger, clock } = options;
  const { CHAT_PROVIDER: provider, CHAT_MODEL: model } = settings;
  const isBuiltIn = provider === 'built-in';
  const closing = new AbortController();
  let state: ModelUsage['assistant'] = {
    state: isBuiltIn ? 'built-in' : 'checking',
    provider: isBuiltIn ? null : provider,
    model: isBuiltIn ? null : model,
    reason: null,
    checkedAt: null,
  };
  let asking: Promise<void> | undefined;

  const report: ModelHealth['report'] = (failure) => {
    const before = state.state;
    const next = failure === null ? 'ready' : failure.isRefused ? 'refused' : 'unavailable';
    state = { ...state, state: next, reason: failure?.reason ?? null, checkedAt: clock().toISOString() };
    if (before === next) return;
    if (failure === null) logger.info({ provider, model }, 'model answers');
    else if (failure.isRefused) logger.error({ provider, model, reason: failure.reason }, 'model settings refused');
    else logger.warn({ provider, model, reason: failure.reason }, 'model unavailable');
  };

  async function ask(): Promise<void> {
    // The providers' libraries (56 MB) load only where a model is configured.
    const { explainFailure, probeModel } = await import('./probe-model.ts');
    while (!closing.signal.aborted) {
      try {
        await probeModel(settings, closing.signal);
        report(null);
        return;
      } catch (error) {
        if (closing.signal.aborted) return;
        const failure = explainFailure(error, settings);
        report(failure);
        if (failure.isRefused) return;
        await wait(retryMilliseconds, undefined, { signal: closing.signal, ref: false }).catch(() => undefined);
      }
    }
  }

  return {
    read: () => state,
    start() {
      if (!isBuiltIn) asking ??= ask();
    },
    report,
    async assertAnswers() {
      if (state.state === 'refused' || state.state === 'unavailable') throw new Error(state.reason ?? state.state);
    },
    async [Symbol.asyncDispose]() {
      closing.abort();
      await asking;
    },
  };
}
