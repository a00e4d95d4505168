import { setInterval } from 'node:timers';
import {
  acceptValue,
  type ConfigurationKey,
  type ConfigurationValue,
  configurationChannel,
  configurationKeys,
  configurationSnapshot,
  configurationSnapshotKey,
  definitionOf,
  type ValueOf,
} from '@sefira/contracts/configuration';
import type { Redis } from 'ioredis';
import * as z from 'zod/mini';
import type { Logger } from './logger.ts';
import { closeRedis, openRedis } from './redis.ts';

/** What administrators have set, as of now; changes arrive by themselves. */
export interface LiveConfiguration extends AsyncDisposable {
  /** The value that counts now. A key without preset that nobody has set is null. */
  get<Key extends ConfigurationKey>(key: Key): ValueOf<Key> | null;
  /** Calls `listener` after each change of the key with the new value; the returned function ends that. */
  onChange<Key extends ConfigurationKey>(key: Key, listener: (value: ValueOf<Key> | null) => void): () => void;
  /** Resolves after the first look, also when there was nothing to see. */
  readonly loaded: Promise<void>;
}

/** A process that missed the bell finds the news by looking; both together take less than 2 s. */
const lookMilliseconds = 1000;

type Presets = { readonly [Key in ConfigurationKey]?: ValueOf<Key> };

/**
 * Follows the configuration that admin-config keeps in Redis: rung at each change, and looked at every second. Without
 * Redis the last known values go on counting; before the first ones, the deployment's presets and then the registry's.
 */
export function openLiveConfiguration(options: {
  readonly redisUrl: string;
  readonly name: string;
  readonly command: Redis;
  readonly logger: Logger;
  readonly presets?: Presets;
}): LiveConfiguration {
  const presets: Readonly<Record<string, ConfigurationValue | undefined>> = { ...options.presets };
  const initial = (key: ConfigurationKey) => presets[key] ?? definitionOf(key).preset;
  const values = new Map<ConfigurationKey, ConfigurationValue | null>(
    configurationKeys.map((key) => [key, initial(key)]),
  );
  const listeners = new Map<ConfigurationKey, Set<(value: never) => void>>();
  let taken = '';

  function change(key: ConfigurationKey, value: ConfigurationValue | null): void {
    if (values.get(key) === value) return;
    values.set(key, value);
    for (const listener of listeners.get(key) ?? []) listener(value as never);
  }

  function take(text: string | null): void {
    if (text === null || text === taken) return;
    const snapshot = z.parse(configurationSnapshot, JSON.parse(text));
    taken = text;
    for (const key of configurationKeys) change(key, acceptValue(key, snapshot.values[key]) ?? initial(key));
  }

  let looking: Promise<void> | undefined;
  function look(): Promise<void> {
    looking ??= options.command
      .get(configurationSnapshotKey)
      .then(take)
      .catch((error: unknown) => options.logger.debug({ reason: String(error) }, 'configuration not read'))
      .finally(() => {
        looking = undefined;
      });
    return looking;
  }

  const subscriber = openRedis({
    url: options.redisUrl,
    name: `${options.name}-configuration`,
    logger: options.logger,
    use: 'queue',
  });
  subscriber.on('message', () => void look());
  subscriber
    .subscribe(configurationChannel)
    .catch((error: unknown) => options.logger.debug({ reason: String(error) }, 'configuration bell not heard'));
  const timer = setInterval(() => void look(), lookMilliseconds);
  timer.unref();

  return {
    get: <Key extends ConfigurationKey>(key: Key) => values.get(key) as ValueOf<Key> | null,
    onChange(key, listener) {
      const known = listeners.get(key) ?? new Set();
      known.add(listener as (value: never) => void);
      listeners.set(key, known);
      return () => known.delete(listener as (value: never) => void);
    },
    loaded: firstLook(),
    async [Symbol.asyncDispose]() {
      clearInterval(timer);
      await looking;
      await closeRedis(subscriber);
    },
  };

  /** The connection may still be opening: what cannot wait for it takes the presets. */
  async function firstLook(): Promise<void> {
    if (options.command.status !== 'ready') {
      await new Promise<void>((resolve) => {
        const done = () => resolve();
        options.command.once('ready', done);
        options.command.once('error', done);
        options.command.once('close', done);
      });
    }
    await look();
  }
}
