/** The pages of the product, built where their sources changed since the last build. */
import path from 'node:path';
import { buildFrontend } from './frontend-build.ts';

await buildFrontend(path.resolve(import.meta.dirname, '../..'), { report: console.log });
