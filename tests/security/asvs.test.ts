import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { problemsOf, readRequirements } from './asvs.ts';

const root = path.resolve(import.meta.dirname, '../..');
const textOf = (file: string) => readFile(path.join(root, file), 'utf8');

test('all 253 requirements of ASVS 5.0 level 2 have tests that exist, a reason, or say what is open', async () => {
  const requirements = await readRequirements();
  expect(requirements.size).toBe(253);
  const levels = [...requirements.values()].map(({ level }) => level);
  expect([levels.filter((level) => level === 1).length, levels.filter((level) => level === 2).length]).toEqual([
    70, 183,
  ]);
  expect(await problemsOf(requirements)).toEqual([]);
});

test('lists the limits of the code in docs/security.md', async () => {
  const document = await textOf('docs/security.md');
  const facts = [...document.matchAll(/\[`([\w./-]+)`: `([^`]+)`\]/g)];
  expect(facts.length).toBeGreaterThan(25);
  for (const [, file = '', code = ''] of facts) {
    const isThere = (await textOf(file)).replace(/\s+/g, ' ').includes(code);
    expect([file, code, isThere]).toEqual([file, code, true]);
  }
});

test('the HTTPS front refuses plain HTTP for the API and leads pages on', async () => {
  const template = await textOf('deploy/docker/tls.conf.template');
  const [plain = '', secure = ''] = template.split(/^server \{$/m).slice(1);
  expect(plain).toMatch(/location \/api\/ \{\s+return 403;/);
  expect(plain).toMatch(/location \/ \{\s+return 308 https:/);
  expect(plain).not.toContain('proxy_pass');
  expect(secure).toContain('ssl_protocols TLSv1.2 TLSv1.3;');
});

test('no image carries the history of the sources', async () => {
  const lines = (await textOf('.dockerignore')).split('\n').map((line) => line.trim());
  expect(lines[0]).toBe('**');
  expect(lines).not.toContain('!.git/');
  const compose: unknown = parse(await textOf('docker-compose.yml'));
  expect(JSON.stringify(compose)).not.toContain('.git');
});
