import { paths } from '../../../shared/navigation/paths.ts';

/** The list of articles in the panel. */
export const articlesPath = `${paths.admin}?aba=conteudo`;

/** An article opened for editing; a new one without an id. */
export function editArticlePath(id = 'novo'): string {
  return `${articlesPath}&artigo=${id}`;
}
