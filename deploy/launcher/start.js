/**
 * `npm start`: the whole product in this process, on embedded infrastructure. JavaScript, because one typed module that the
 * cache does not have, and it never has the first one, loads Node's TypeScript parser, which takes 20 MB.
 */
import { enableCompileCache } from 'node:module';
import path from 'node:path';

// As the parts with processes of their own have it: React's development build is larger and slower.
process.env.NODE_ENV ??= 'production';
process.env.NODE_COMPILE_CACHE ??= path.resolve(import.meta.dirname, '../../node_modules/.cache/sefira/modules');
enableCompileCache(process.env.NODE_COMPILE_CACHE);
const { runProduct } = await import('./run-product.ts');

await runProduct({});
