/** What `npm run dev` restarts: the product without building the front end, which Vite serves. */
import { runProduct } from './run-product.ts';

await runProduct({ hasFrontend: false });
