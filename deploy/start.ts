/** `npm start`: the whole product in this process, on embedded infrastructure. */
import { runProduct } from './run-product.ts';

await runProduct({});
