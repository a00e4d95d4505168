import { expect, test } from 'vitest';
import { readRedisAddress, redisUrl } from './redis-address.ts';

const none = { username: undefined, password: undefined, sentinelPassword: undefined };

test('a plain address is one server', () => {
  expect(readRedisAddress('redis://127.0.0.1')).toEqual({
    ...none,
    topology: 'single',
    nodes: [{ host: '127.0.0.1', port: 6379 }],
    isEncrypted: false,
    database: 0,
    master: 'mymaster',
  });
  expect(readRedisAddress('rediss://ana:a%40b@[::1]:7000/3')).toMatchObject({
    nodes: [{ host: '::1', port: 7000 }],
    isEncrypted: true,
    username: 'ana',
    password: 'a@b',
    database: 3,
  });
});

test('sentinels are named with the group they watch', () => {
  expect(readRedisAddress('redis+sentinel://:segredo@um:26380,dois/2?master=sefira&sentinelPassword=outro')).toEqual({
    topology: 'sentinel',
    nodes: [
      { host: 'um', port: 26_380 },
      { host: 'dois', port: 26_379 },
    ],
    isEncrypted: false,
    username: undefined,
    password: 'segredo',
    database: 2,
    master: 'sefira',
    sentinelPassword: 'outro',
  });
});

test('a cluster is named by some of its nodes', () => {
  const { topology, nodes, isEncrypted } = readRedisAddress('rediss+cluster://:x@um,dois:7001,tres');
  expect({ topology, isEncrypted }).toEqual({ topology: 'cluster', isEncrypted: true });
  expect(nodes.map(({ host, port }) => `${host}:${port}`)).toEqual(['um:6379', 'dois:7001', 'tres:6379']);
});

test.each([
  'http://:segredo@um',
  'redis://:segredo@',
  'redis://:segredo@um,dois',
  'redis://:segredo@um:99999',
  'redis+cluster://:segredo@um/1',
  'redis+sentinel://:segredo@um:x',
  'redis+ring://:segredo@um',
])('%s is refused without telling its password', (text) => {
  const parsed = redisUrl.safeParse(text);
  expect(parsed.success).toBe(false);
  expect(parsed.error?.issues[0]?.message).not.toContain('segredo');
});
