/** `npm run env-example`: writes `.env.example` from the schemas of all parts. */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { environmentExample } from './environment-example.ts';

await writeFile(path.resolve(import.meta.dirname, '../../.env.example'), environmentExample());
