import { matchPath } from 'react-router-dom';
import { paths, patterns } from '../navigation/paths.ts';

/** True for an address of a screen of this product. */
export function isOwnPage(href: string): boolean {
  return [...Object.values(paths), ...Object.values(patterns)].some((pattern) => matchPath(pattern, href) !== null);
}
