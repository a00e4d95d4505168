/** `npm run pack:libraries -- <folder>`: packs the engine and the API client as npm publishes them. */
import path from 'node:path';
import { packLibraries } from './pack-libraries.ts';

const folder = path.resolve(process.argv[2] ?? 'packages');
for (const file of await packLibraries(folder)) console.log(path.relative(process.cwd(), file));
