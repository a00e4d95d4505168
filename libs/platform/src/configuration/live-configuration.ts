import { setInterval } from 'node:timers';
import {
  acceptValue,
  type ConfigurationValue,
  configurationChannel,
  configurationKeys,
  configurationSnapshot,
  configurationSnapshotKey,
  definitionOf,
  type SharedKey,
  type ValueOf,
} from '@sefira/contracts/admin-config/configuration';
import * as z from 'zod/mini';
import { closeRedis, openRedis, type RedisConnection } from '../redis/redis.ts';
import type { Logger } from '../telemetry/logger.ts';

/** Current settings of administrators. */
export interface LiveConfiguration extends AsyncDisposable {
  /** The current value. */
  get<Key extends SharedKey>(key: Key): ValueOf<Key>;
  /** Resolves after the first read, also without settings or Redis. */
  readonly loaded: Promise<void>;
}

/** Covers a missed signal; a change is read within 2 s either way. */
const pollMilliseconds = 1000;

type Presets = { readonly [Key in SharedKey]?: ValueOf<Key> };

/**
 * Follows the settings of administrators, which admin-config publishes in Redis: read at each signal and every second.
 * Without Redis the last values stay; a setting without a value has the preset of the deployment, else of the registry.
 */
export function openLiveConfiguration(options: {
  /** Where changes are signalled. */
  readonly pubsubUrl: string;
  readonly name: string;
  readonly command: RedisConnection;
  readonly logger: Logger;
  readonly presets?: Presets;
}): LiveConfiguration {
  const presets: Readonly<Record<string, ConfigurationValue | undefined>> = { ...options.presets };
  const values = new Map<string, ConfigurationValue | null>();
  const apply = (set: Readonly<Record<string, ConfigurationValue>>) => {
    for (const key of configurationKeys) {
      values.set(key, acceptValue(key, set[key]) ?? presets[key] ?? definitionOf(key).preset);
    }
  };
  apply({});
  let lastSnapshot = '';

  function applySnapshot(text: string | null): void {
    if (text === null || text === lastSnapshot) return;
    const snapshot = z.parse(configurationSnapshot, JSON.parse(text));
    lastSnapshot = text;
    apply(snapshot.values);
  }

  let polling: Promise<void> | undefined;
  function poll(): Promise<void> {
    polling ??= options.command
      .get(configurationSnapshotKey)
      .then(applySnapshot)
      .catch((error: unknown) => options.logger.debug({ reason: String(error) }, 'configuration not read'))
      .finally(() => {
        polling = undefined;
      });
    return polling;
  }

  const subscriber = openRedis({
    url: options.pubsubUrl,
    name: `${options.name}-configuration`,
    logger: options.logger,
    use: 'queue',
  });
  subscriber.on('message', () => void poll());
  subscriber
    .subscribe(configurationChannel)
    .catch((error: unknown) => options.logger.debug({ reason: String(error) }, 'configuration signals not subscribed'));
  const timer = setInterval(() => void poll(), pollMilliseconds);
  timer.unref();

  return {
    get: <Key extends SharedKey>(key: Key) => values.get(key) as ValueOf<Key>,
    loaded: loadFirst(),
    async [Symbol.asyncDispose]() {
      clearInterval(timer);
      await polling;
      await closeRedis(subscriber);
    },
  };

  /** The connection may still be opening; callers that do not wait get the presets. */
  async function loadFirst(): Promise<void> {
    if (options.command.status !== 'ready') {
      await new Promise<void>((resolve) => {
        const done = () => resolve();
        options.command.once('ready', done);
        options.command.once('error', done);
        options.command.once('close', done);
      });
    }
    await poll();
  }
}
