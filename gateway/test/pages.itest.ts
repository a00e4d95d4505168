import { startService } from '@sefira/testing/test-environment';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { definition as gateway } from '../src/definition.ts';
import { type GatewayFixture, startGatewayFixture } from './gateway-fixture.ts';

let fixture: GatewayFixture;
beforeAll(async () => {
  fixture = await startGatewayFixture();
});
afterAll(() => fixture[Symbol.asyncDispose]());

test('requires a token for metrics and names unavailable dependencies to the internal network only', async () => {
  expect((await fixture.call('/metrics')).status).toBe(404);
  const environment = { ...fixture.settings, METRICS_TOKEN: 'senha-do-prometheus' };
  await using watched = await startService(gateway, fixture.testEnvironment, { environment });
  const headers = { authorization: 'Bearer senha-do-prometheus' };
  expect((await fixture.call('/metrics', { at: watched })).status).toBe(404);
  expect((await fixture.call('/metrics', { at: watched, headers })).bytes.toString()).toContain('sefira_call_seconds');
  const throughBalancer = { 'x-forwarded-for': '203.0.113.7' };
  expect((await fixture.call('/readyz')).body).toEqual({ status: 'ready', down: [] });
  expect((await fixture.call('/readyz', { headers: throughBalancer })).body).toEqual({ status: 'ready' });
});

test('serves pages, assets and the documentation with their caching', async () => {
  const home = await fixture.call('/');
  expect([home.status, home.headers.get('cache-control'), home.bytes.toString()]).toEqual([
    200,
    'no-cache',
    '<title>home</title>',
  ]);
  const about = await fixture.call('/sobre');
  expect(about.bytes.toString()).toBe('<title>sobre</title><link href="http://sefira.test/sobre">');
  const again = await fixture.call('/sobre', { headers: { 'if-none-match': about.headers.get('etag') ?? '' } });
  expect([again.status, again.bytes.length]).toEqual([304, 0]);
  expect((await fixture.call('/dashboard?x=1')).bytes.toString()).toBe('<title>shell</title>');
  const asset = await fixture.call('/assets/app-1.js');
  expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect((await fixture.call('/assets/gone.js')).status).toBe(404);
  const description = await fixture.call('/api/docs/openapi.json');
  expect(description.body).toMatchObject({
    openapi: '3.1.0',
    paths: { '/auth/login': { post: { operationId: 'auth.login' } } },
  });
  expect((await fixture.call('/api/docs')).bytes.toString()).toContain('swagger-ui-bundle.js');
  expect((await fixture.call('/api/docs/files/swagger-ui-bundle.js')).status).toBe(200);
});
