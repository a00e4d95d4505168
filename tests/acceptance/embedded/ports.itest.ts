import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { findPort } from '@sefira/embedded/ports';
import { expect, test } from 'vitest';

const ports = path.resolve(import.meta.dirname, '../../../libs/embedded/src/ports.ts');

test('gives a port to one process until that process ends', async () => {
  const script = `const { findPort } = await import(${JSON.stringify(ports)});
    console.log(await findPort()); process.stdin.resume();`;
  const other = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: ['pipe', 'pipe', 'inherit'] });
  const [printed] = (await once(other.stdout, 'data')) as [Buffer];
  const taken = Number(printed.toString());
  expect(await findPort(taken)).not.toBe(taken);
  other.kill();
  await once(other, 'exit');
  expect(await findPort(taken)).toBe(taken);
  expect(await findPort(taken)).toBe(taken);
});
