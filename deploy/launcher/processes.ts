/** `npm run start:processes`: the same product with every part as a process of its own. */
import { keepCompiledModules } from './embedded/compiled-modules.ts';

keepCompiledModules();
const { runProduct } = await import('./run-product.ts');

await runProduct({ isSeparate: true });
