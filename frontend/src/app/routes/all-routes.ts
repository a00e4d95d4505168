import { contentRoutes } from './content-routes.tsx';
import { memberRoutes } from './member-routes.tsx';
import { routesWith } from './routes.tsx';

/** Every route at once, for prerendering and tests; the browser loads them in parts (load-routes.ts). */
export const allRoutes = routesWith([...contentRoutes, ...memberRoutes]);
