import { type Passage, sourceOf } from '../../passage.ts';
import type { Composed } from '../composer.ts';

/** The answer with a link to the article of the site that answers too, if the search found one. */
export function withArticle(composed: Composed, passages: readonly Passage[]): Composed {
  const article = passages.find(({ path }) => path !== undefined);
  if (article === undefined) return composed;
  const source = { tool: 'buscar_textos', facts: [], card: null, sources: [sourceOf(article)] } as const;
  return {
    ...composed,
    text: `${composed.text}\n\nPara ler com calma: [${article.title}](${article.path}).`,
    results: [...(composed.results ?? []), source],
  };
}
