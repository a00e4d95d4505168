/** `npm run generate`: generates the Prisma client of every service with a changed schema. */
import path from 'node:path';
import { generateClients } from '../generate.ts';

const generated = await generateClients(path.resolve(import.meta.dirname, '../../../..'), process.env);
if (generated.length > 0) console.log(`Prisma clients: ${generated.join(', ')}`);
