/** `npm start`: the whole product in this process, on embedded infrastructure. */
import { keepCompiledModules } from './embedded/compiled-modules.ts';

keepCompiledModules();
const { runProduct } = await import('./run-product.ts');

await runProduct({});
