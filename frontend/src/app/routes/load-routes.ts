import type { RouteObject } from 'react-router-dom';

/** The routes of public pages besides the home page. */
export async function loadContentRoutes(): Promise<RouteObject[]> {
  return (await import('./content-routes.tsx')).contentRoutes;
}

/** The routes of all other pages. */
export async function loadMemberRoutes(): Promise<RouteObject[]> {
  return (await import('./member-routes.tsx')).memberRoutes;
}
