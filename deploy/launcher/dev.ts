/**
 * `npm run dev`: the product restarts when back-end code changes, and Vite serves the front end with hot reload on its own
 * port. Both end with Ctrl-C.
 */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { closeOnSignal } from '@sefira/platform/lifecycle/run-service';

const root = path.resolve(import.meta.dirname, '../..');
const programs = path.join(root, 'node_modules/.bin');

function start(command: string, args: readonly string[]) {
  const child = spawn(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PATH: [programs, process.env.PATH].join(path.delimiter) },
    shell: process.platform === 'win32',
    // A Ctrl-C reaches this process alone, which then asks each part once: twice would mean at once.
    detached: process.platform !== 'win32',
  });
  return { child, ended: new Promise<void>((resolve) => child.once('exit', () => resolve())) };
}

const parts = [
  start(process.execPath, ['--watch', '--watch-preserve-output', 'deploy/launcher/dev-product.ts']),
  start('vite', ['frontend']),
];
let isLeaving = false;
for (const { ended } of parts) {
  void ended.then(() => {
    if (!isLeaving) process.kill(process.pid, 'SIGTERM');
  });
}
await closeOnSignal(async () => {
  isLeaving = true;
  for (const { child } of parts) child.kill('SIGTERM');
  await Promise.all(parts.map(({ ended }) => ended));
});
