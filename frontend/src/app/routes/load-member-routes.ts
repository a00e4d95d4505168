import type { RouteObject } from 'react-router-dom';

/** The routes of pages beyond the public ones. */
export async function loadMemberRoutes(): Promise<RouteObject[]> {
  return (await import('./member-routes.tsx')).memberRoutes;
}
