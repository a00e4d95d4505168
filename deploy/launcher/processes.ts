/** `npm run start:processes`: the same product with every part as a process of its own. */
import { enableModuleCache } from '@sefira/embedded/compiled-modules';

enableModuleCache();
const { runProduct } = await import('./run-product.ts');

await runProduct({ isSeparate: true });
