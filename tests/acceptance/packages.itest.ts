import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { json } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { api } from '@sefira/contracts/public-api/routes';
import { packLibraries } from '@sefira/deploy/packages/pack-libraries';
import { NumerologyError } from '@sefira/numerology/errors';
import { computeMap } from '@sefira/numerology/map';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';

/** The engine and the API client, tried from packed files in a fresh folder by plain Node, without type stripping. */

const run = promisify(execFile);
const root = path.resolve(import.meta.dirname, '../..');
const stack = new AsyncDisposableStack();
let folder: string;
let url: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'sefira-packages-'));
  stack.defer(() => rm(folder, { recursive: true, force: true }));
  const archives = await packLibraries(path.join(folder, 'archives'));
  await writeFile(path.join(folder, 'package.json'), JSON.stringify({ type: 'module', private: true }));
  await run('npm', ['install', '--offline', '--no-audit', ...archives], { cwd: folder });
  const server = await listen();
  stack.defer(() => void server.close());
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => stack.disposeAsync());

/** The public API as far as the examples call it: bodies are read by the contract, maps are the engine's. */
async function listen(): Promise<Server> {
  const server = createServer((request, response) => {
    void answerOf(request).then(([status, body]) => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return server;
}

async function answerOf(request: IncomingMessage): Promise<[number, unknown]> {
  if (request.headers.authorization !== 'Bearer chave') return [401, { error: 'API_KEY_INVALID', message: '' }];
  if (request.method !== api.createMap.method || request.url !== `/api${api.createMap.path}`) return [404, {}];
  const body = z.safeParse(api.createMap.body, await json(request));
  if (!body.success) return [400, { error: 'VALIDATION_FAILED', message: 'Dados inválidos.' }];
  const { name, birthDate, system } = body.data;
  try {
    const map = computeMap({ name, birthDate, referenceDate: '2026-11-23', ...(system && { system }) });
    return [200, { success: true, message: '', data: { map } }];
  } catch (error) {
    if (!(error instanceof NumerologyError)) throw error;
    return [400, { success: false, error: error.code, message: error.message }];
  }
}

/** The examples of a README, each with the lines that its comments promise. */
async function examplesOf(readme: string) {
  const text = await readFile(path.join(root, readme), 'utf8');
  return [...text.matchAll(/```js\n(.*?)```/gsu)].map(([, code = ''], index) => ({
    code,
    file: `${path.basename(path.dirname(readme))}-${index}.ts`,
    promised: [...code.matchAll(/console\.log\(.*\); \/\/ (.*)$/gmu)].map(([, line = '']) => line),
  }));
}

const readmes = ['libs/numerology/README.md', 'deploy/packages/api-client/README.md'] as const;

describe.each(readmes)('the packed library of %s', (readme) => {
  test('prints what the examples of its README promise', async () => {
    const examples = await examplesOf(readme);
    expect(examples.length).toBeGreaterThan(1);
    for (const { code, file, promised } of examples) {
      const script = file.replace('.ts', '.mjs');
      await writeFile(path.join(folder, script), code);
      const environment = { ...process.env, SEFIRA_URL: url, SEFIRA_KEY: 'chave' };
      const node = ['--no-experimental-strip-types', script];
      const { stdout } = await run(process.execPath, node, { cwd: folder, env: environment });
      expect(stdout.trimEnd().split('\n')).toEqual(promised);
    }
  });

  test('has no dependency, and declarations under which its examples compile', async () => {
    const name = readme.includes('api-client') ? '@sefira/api-client' : '@sefira/numerology';
    const manifest = await readFile(path.join(folder, 'node_modules', name, 'package.json'), 'utf8');
    expect(JSON.parse(manifest)).toMatchObject({ name, license: 'MIT', type: 'module' });
    expect(manifest).not.toContain('ependencies');
    const examples = await examplesOf(readme);
    // The environment is set in the test above.
    for (const { code, file } of examples) {
      await writeFile(path.join(folder, file), code.replaceAll(/process\.env\.\w+/gu, "'x'"));
    }
    const compiler = path.join(root, 'node_modules/.bin/tsc');
    const options = ['--noEmit', '--strict', '--target', 'es2023', '--module', 'nodenext', '--lib', 'es2023,dom'];
    await run(process.execPath, [compiler, ...options, ...examples.map(({ file }) => file)], { cwd: folder });
  });
});

test('the packed command line prints a map and answers a batch', async () => {
  const map = path.join(folder, 'node_modules/.bin/map');
  const person = ['--name', 'Ana Célia Vasconcelos', '--birth', '1955-11-29', '--date', '2026-11-23'];
  const printed = await run(map, [...person, '--system', 'pitagorica'], { cwd: folder });
  expect(printed.stdout).toContain('pitagorica@1');
  const { stdout } = await run(map, [...person, '--system', 'cabalistica@1+janeiro', '--json'], { cwd: folder });
  expect(JSON.parse(stdout)).toMatchObject({ ruleSet: 'cabalistica@1+janeiro', expressao: 5 });
});
