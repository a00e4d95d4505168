/** `npm run lock`, after every `npm install` of a new package: names the builds for other systems that npm left out. */
import { glob, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { completeLock } from './lock-file.ts';

const root = path.resolve(import.meta.dirname, '../..');
for await (const file of glob(['package-lock.json', 'libs/testing/tools/*/package-lock.json'], { cwd: root })) {
  const place = path.join(root, file);
  await writeFile(place, completeLock(await readFile(place, 'utf8')));
}
