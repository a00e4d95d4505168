import { matchPath } from 'react-router-dom';
import { paths, patterns } from '../paths.ts';

/** True when an address that the server names is a screen of this product. */
export function leadsTo(href: string): boolean {
  return [...Object.values(paths), ...Object.values(patterns)].some((pattern) => matchPath(pattern, href) !== null);
}
