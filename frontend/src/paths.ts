/** Every path of the product that leads to a screen, once. What is not here does not exist yet, and nothing links to it. */
export const paths = {
  home: '/',
  about: '/sobre',
  login: '/login',
  register: '/cadastro',
  dashboard: '/dashboard',
  personalAnalysis: '/analise-numerologica',
  reports: '/relatorios',
  search: '/search',
} as const;

/** Old and foreign addresses, and the screen that each one leads to (decision 7). */
export const aliases: Readonly<Record<string, string>> = {
  '/register': paths.register,
  '/reports': paths.reports,
  '/about': paths.about,
  '/analyses/personal': paths.personalAnalysis,
  '/analises': paths.personalAnalysis,
};

const open: ReadonlySet<string> = new Set([...Object.values(paths), ...Object.keys(aliases)]);

/** True when a path leads somewhere: menus and footer name every specified link, and show those that do. */
export function isOpen(path: string): boolean {
  return open.has(path);
}

export interface Destination {
  readonly label: string;
  readonly path: string;
}

/** Those of a list that lead somewhere. */
export function openOnly<Entry extends Destination>(destinations: readonly Entry[]): Entry[] {
  return destinations.filter(({ path }) => isOpen(path));
}
