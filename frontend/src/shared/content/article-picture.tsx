import type { ArticleCard } from '@sefira/contracts/content/article';
import { drawArticleCover } from '@sefira/drawings/covers/article-cover';
import { Drawing } from '../../ui/drawings/drawing.tsx';

interface ArticlePictureProps {
  readonly article: Pick<ArticleCard, 'kind' | 'slug' | 'motif' | 'numbers'>;
  readonly className?: string;
}

/** The cover of an article, drawn from its numbers and its address. */
export function ArticlePicture({ article, className = '' }: ArticlePictureProps) {
  const { kind, slug, motif, numbers } = article;
  return (
    <Drawing node={drawArticleCover({ slug: `${kind}/${slug}`, motif, numbers })} decorative className={className} />
  );
}
