/** `npm run start:processes`: the same product with every part as a process of its own. */
import { runProduct } from './run-product.ts';

await runProduct({ isSeparate: true });
