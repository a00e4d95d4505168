import { startService, type TestGround, testGround } from '@sefira/testing/service';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { definition } from '../src/definition.ts';

let ground: TestGround;
beforeAll(async () => {
  ground = await testGround();
});
afterAll(() => ground[Symbol.asyncDispose]());

test('the service comes up ready', async () => {
  await using chat = await startService(definition, ground, {
    environment: { AUTH_URL: 'http://127.0.0.1:1', NUMEROLOGY_URL: 'http://127.0.0.1:1' },
  });
  await expect.poll(async () => (await fetch(`${chat.running.url}/readyz`)).status).toBe(200);
});
