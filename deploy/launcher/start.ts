/** `npm start`: the whole product in this process, on embedded infrastructure. */
import { enableModuleCache } from '@sefira/embedded/compiled-modules';

enableModuleCache();
const { runProduct } = await import('./run-product.ts');

await runProduct({});
