/** `npm run lock`, after every `npm install` of a new package: names the builds for other systems that npm left out. */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { completeLock } from './lock-file.ts';

const file = path.resolve(import.meta.dirname, '../../package-lock.json');
await writeFile(file, completeLock(await readFile(file, 'utf8')));
