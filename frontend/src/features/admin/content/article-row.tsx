import { articlePath } from '@sefira/contracts/content/article';
import { Link } from 'react-router-dom';
import { adminTexts } from '../../../texts/admin/admin.ts';
import { articleKindOptions, articleEditorTexts as texts } from '../../../texts/admin/admin-content.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { ButtonLink } from '../../../ui/buttons/button-link.tsx';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { agoOf, momentOf } from '../../../ui/format/moment.ts';
import { editArticlePath } from './articles-path.ts';
import type { EditedArticle } from './content-api.ts';

interface ArticleRowProps {
  readonly article: EditedArticle;
  readonly onAnnounce: () => void;
}

/** An article in the list of the editors. */
export function ArticleRow({ article, onAnnounce }: ArticleRowProps) {
  const { id, kind, slug, title, status, source, updatedAt, announcedAt } = article;
  const isPublished = status === 'published';
  const facts = [
    articleKindOptions.find(({ value }) => value === kind)?.label,
    texts.changed(agoOf(updatedAt)),
    source === 'admin' ? texts.edited : null,
    announcedAt ? texts.announced(momentOf(announcedAt)) : null,
  ].filter(Boolean);
  return (
    <article className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div className="min-w-0 flex-1 basis-72">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h3 className="text-[1.0625rem] break-words">{title}</h3>
          <Badge tone={isPublished ? 'success' : 'neutral'}>{texts.states[status]}</Badge>
        </div>
        <p className="mt-1 text-small break-words text-muted">{facts.join(' · ')}</p>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        {isPublished ? (
          <Link
            to={articlePath({ kind, slug })}
            className="text-link inline-flex min-h-11 items-center px-2 text-small"
            aria-label={`${texts.open}: ${title}`}
          >
            {texts.open}
          </Link>
        ) : null}
        {isPublished && !announcedAt && kind === 'blog' ? (
          <Button size="sm" variant="outline" label={`${texts.announce}: ${title}`} onPress={onAnnounce}>
            {texts.announce}
          </Button>
        ) : null}
        <ButtonLink to={editArticlePath(id)} size="sm" variant="outline">
          {adminTexts.edit}
          <span className="sr-only"> {title}</span>
        </ButtonLink>
      </div>
    </article>
  );
}
