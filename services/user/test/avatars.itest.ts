import { mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { identityHeader } from '@sefira/contracts/shared/identity';
import { deleteAvatar, readAvatar, readProfile } from '@sefira/contracts/user/profile';
import { newId } from '@sefira/platform/time/identifiers';
import { deliverEvent } from '@sefira/testing/deliver-event';
import { objectStorage } from '@sefira/testing/object-storage';
import { runSchedule } from '@sefira/testing/run-schedule';
import {
  createTestEnvironment,
  person,
  readAnswer,
  type ServiceUnderTest,
  startService,
  type TestEnvironment,
} from '@sefira/testing/test-environment';
import { userEnvironment } from '@sefira/testing/user-environment';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { definition } from '../src/definition.ts';

/** A file store as the tests see it: its keys, and an outage. */
interface StoreUnderTest {
  readonly variables: Readonly<Record<string, string>>;
  keys(): Promise<string[]>;
  interrupt(): Promise<void>;
  restore(): Promise<void>;
}

async function folderStore(stack: AsyncDisposableStack): Promise<StoreUnderTest> {
  const parent = await mkdtemp(path.join(tmpdir(), 'sefira-avatars-'));
  stack.defer(() => rm(parent, { recursive: true, force: true }));
  const folder = path.join(parent, 'files');
  const hidden = path.join(parent, 'hidden');
  return {
    variables: { FILE_STORE_DIR: folder },
    async keys() {
      const names = await readdir(folder, { recursive: true }).catch(() => []);
      return names.filter((name) => name.endsWith('.webp')).sort();
    },
    // A file in the place of the folder: nothing below it can be read or written.
    async interrupt() {
      await rename(folder, hidden);
      await writeFile(folder, '');
    },
    async restore() {
      await rm(folder);
      await rename(hidden, folder);
    },
  };
}

async function bucketStore(stack: AsyncDisposableStack): Promise<StoreUnderTest> {
  const storage = stack.use(await objectStorage());
  return {
    variables: storage.variables,
    keys: async () => [...storage.objects.keys()].map((key) => key.replace('/sefira/', '')).sort(),
    interrupt: async () => storage.setAvailable(false),
    restore: async () => storage.setAvailable(true),
  };
}

describe.each([
  ['a folder', folderStore],
  ['a bucket', bucketStore],
])('avatars in %s', (_name, openStore) => {
  const stack = new AsyncDisposableStack();
  let testEnvironment: TestEnvironment;
  let store: StoreUnderTest;
  let user: ServiceUnderTest;
  let picture: Buffer;
  /** The time of the service; null for the real one. */
  let today: Date | null = null;

  beforeAll(async () => {
    testEnvironment = stack.use(await createTestEnvironment());
    store = await openStore(stack);
    const environment = {
      ...userEnvironment,
      ...store.variables,
    };
    const clock = () => today ?? new Date();
    user = stack.use(await startService(definition, testEnvironment, { environment, clock }));
    picture = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#a33' } })
      .png()
      .toBuffer();
  });
  afterAll(() => stack.disposeAsync());

  const at = () => new Date().toISOString();
  async function register() {
    const userId = newId();
    await testEnvironment.database.query(`INSERT INTO "user".profile (user_id, name) VALUES ($1, 'Ana')`, [userId]);
    return { userId, as: person(userId) };
  }
  async function upload(as: ReturnType<typeof person>) {
    const form = new FormData();
    form.append('avatar', new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'eu.png');
    const headers = { [identityHeader]: testEnvironment.keys.signer('gateway').sign(as, 'user') };
    return readAnswer(await fetch(`${user.running.url}/user/avatar`, { method: 'POST', headers, body: form }));
  }
  const show = (file: string) => user.send(readAvatar, { params: { file } });
  const nameOf = (url: string) => url.split('/').at(-1) ?? '';
  async function avatarOf(as: ReturnType<typeof person>): Promise<string | null> {
    return ((await user.send(readProfile, { as })).body as { data: { avatar: string | null } }).data.avatar;
  }
  async function rowOf(userId: string) {
    const sql = 'SELECT file, file_key AS "fileKey" FROM "user".avatar WHERE user_id = $1';
    return (await testEnvironment.database.query(sql, [userId])).rows[0] as
      | { file: string; fileKey: string | null }
      | undefined;
  }
  /** Runs the schedule as two hours from now. */
  async function clean(): Promise<void> {
    today = new Date(Date.now() + 2 * 3_600_000);
    await runSchedule(testEnvironment, 'user.expiry').finally(() => {
      today = null;
    });
  }

  test('stores an avatar as a file and shows it to caches for a year', async () => {
    const { userId, as } = await register();
    expect((await upload(as)).status).toBe(200);
    const row = await rowOf(userId);
    expect(row?.fileKey).toMatch(/^avatars\/[0-9a-f]{2}\/[0-9a-f-]{36}\.webp$/);
    expect(await store.keys()).toContain(row?.fileKey);
    const shown = await show(nameOf((await avatarOf(as)) ?? ''));
    expect([shown.status, shown.headers.get('content-type'), shown.headers.get('cache-control')]).toEqual([
      200,
      'image/webp',
      'public, max-age=31536000, immutable',
    ]);
    expect((await sharp(shown.bytes).metadata()).width).toBe(64);
  });

  test('lets no cache store the answer where there is no avatar', async () => {
    const answer = await show(`${'A'.repeat(32)}.webp`);
    expect(answer.status).toBe(404);
    expect(answer.headers.get('cache-control') ?? '').not.toContain('public');
  });

  test('removes the files of replaced, deleted and erased avatars', async () => {
    const { userId, as } = await register();
    const keys: (string | null | undefined)[] = [];
    for (let turn = 0; turn < 3; turn += 1) {
      await upload(as);
      keys.push((await rowOf(userId))?.fileKey);
    }
    await user.send(deleteAvatar, { as });
    const other = await register();
    await upload(other.as);
    keys.push((await rowOf(other.userId))?.fileKey);
    await deliverEvent(testEnvironment, 'user', 'user.erased', { userId: other.userId, erasedAt: at() });
    await user.idle();
    expect(await store.keys()).toEqual(expect.arrayContaining(keys));
    await clean();
    const left = await store.keys();
    for (const key of keys) expect(left).not.toContain(key);
    expect((await testEnvironment.database.query('SELECT 1 FROM "user".unused_file')).rows).toEqual([]);
  });

  test('of simultaneous uploads one file stays', async () => {
    const { userId, as } = await register();
    const before = await store.keys();
    const answers = await Promise.all([upload(as), upload(as), upload(as)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    await clean();
    const added = (await store.keys()).filter((key) => !before.includes(key));
    expect(added).toEqual([(await rowOf(userId))?.fileKey]);
    expect((await show(nameOf((await avatarOf(as)) ?? ''))).status).toBe(200);
  });

  test('answers 503 during an outage of the store, and loses nothing', async () => {
    const { userId, as } = await register();
    await upload(as);
    const before = await rowOf(userId);
    const file = nameOf((await avatarOf(as)) ?? '');
    const erased = await register();
    await upload(erased.as);
    const erasedKey = (await rowOf(erased.userId))?.fileKey;
    await store.interrupt();
    const refused = await upload(as);
    expect([refused.status, refused.body]).toMatchObject([503, { error: 'DEPENDENCY_DOWN' }]);
    const hidden = await show(file);
    expect(hidden.status).toBe(503);
    expect(hidden.headers.get('cache-control') ?? '').not.toContain('public');
    // Erasure of the rows does not wait for the store.
    await deliverEvent(testEnvironment, 'user', 'user.erased', { userId: erased.userId, erasedAt: at() });
    await user.idle();
    expect(await rowOf(erased.userId)).toBeUndefined();
    await expect(clean()).rejects.toThrow();
    await store.restore();
    expect(await rowOf(userId)).toEqual(before);
    expect((await show(file)).status).toBe(200);
    expect((await upload(as)).status).toBe(200);
    await clean();
    expect(await store.keys()).not.toContain(erasedKey);
  });
});
