import { paths } from '../../../shared/navigation/paths.ts';

/** Where articles are written. */
export const articlesPath = `${paths.admin}?aba=conteudo`;

/** An article open for editing; a new one without an id. */
export function editArticlePath(id = 'novo'): string {
  return `${articlesPath}&artigo=${id}`;
}
