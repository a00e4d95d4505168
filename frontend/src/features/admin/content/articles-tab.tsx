import { withoutAccents } from '@sefira/contracts/shared/fold';
import { FilePlus2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { adminTexts } from '../../../texts/admin/admin.ts';
import {
  articleKindFilterOptions,
  articleStatusOptions,
  articleEditorTexts as texts,
} from '../../../texts/admin/admin-content.ts';
import { ButtonLink } from '../../../ui/buttons/button-link.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { NoticeBox } from '../../../ui/feedback/notice-box.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { SearchField } from '../../../ui/fields/search-field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { LoadState } from '../load-state.tsx';
import { AnnounceWindow } from './announce-window.tsx';
import { ArticleRow } from './article-row.tsx';
import { articlesPath, editArticlePath } from './articles-path.ts';
import { type EditedArticle, useEditedArticleQuery, useEditedArticlesQuery } from './content-api.ts';

const ArticleEditor = lazy(async () => ({ default: (await import('./article-editor.tsx')).ArticleEditor }));

/** The articles of the site; the one in the address is open for editing. */
export function ArticlesTab() {
  const [search] = useSearchParams();
  const open = search.get('artigo');
  if (open === null) return <ArticleList />;
  return (
    <Suspense fallback={<Skeleton className="h-[32rem] w-full" />}>
      {open === 'novo' ? <ArticleEditor key="novo" article={null} /> : <OpenArticle key={open} id={open} />}
    </Suspense>
  );
}

function OpenArticle({ id }: { readonly id: string }) {
  // A cached version would be refused on save after a concurrent change.
  const { data, isFetching, isError } = useEditedArticleQuery(id, { refetchOnMountOrArgChange: true });
  if (isError) {
    return (
      <NoticeBox tone="danger">
        <p>{texts.loadFailed}</p>
        <ButtonLink to={articlesPath} variant="outline" size="sm" className="mt-3">
          {texts.back}
        </ButtonLink>
      </NoticeBox>
    );
  }
  return data && !isFetching ? <ArticleEditor article={data} /> : <Skeleton className="h-[32rem] w-full" />;
}

type Kind = (typeof articleKindFilterOptions)[number]['value'];
type Status = (typeof articleStatusOptions)[number]['value'];

function ArticleList() {
  const query = useEditedArticlesQuery(undefined, { refetchOnMountOrArgChange: true });
  const [searchText, setSearchText] = useState('');
  const [kind, setKind] = useState<Kind>('all');
  const [status, setStatus] = useState<Status>('all');
  const [announced, setAnnounced] = useState<EditedArticle | null>(null);
  const shown = (query.data ?? []).filter(
    (article) =>
      (kind === 'all' || article.kind === kind) &&
      (status === 'all' || article.status === status) &&
      folded(`${article.title} ${article.slug}`).includes(folded(searchText.trim())),
  );
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <div className="min-w-0 flex-1 basis-72">
          <h2 className="text-h3">{texts.tab}</h2>
          <p className="mt-1 text-small text-muted">{texts.lead}</p>
        </div>
        <ButtonLink to={editArticlePath()}>
          <FilePlus2 aria-hidden="true" className="size-4.5" />
          {texts.create}
        </ButtonLink>
      </div>
      <search className="grid gap-4 sm:grid-cols-2 xl:grid-cols-[1fr_13rem_11rem]">
        <div className="sm:col-span-2 xl:col-span-1">
          <SearchField label={texts.search} value={searchText} onChange={setSearchText} />
        </div>
        <SelectField label={texts.kind} value={kind} options={articleKindFilterOptions} onChange={setKind} />
        <SelectField label={texts.status} value={status} options={articleStatusOptions} onChange={setStatus} />
      </search>
      <div aria-busy={query.isFetching} className="grid gap-4">
        <LoadState query={query} hasData={query.data !== undefined} heights={['h-96']} failed={texts.listFailed} />
        {query.isSuccess && shown.length === 0 ? <EmptyState title={texts.emptyTitle} hint={texts.emptyHint} /> : null}
        {shown.length > 0 ? (
          <>
            <p role="status" className="text-small text-muted">
              {texts.found(shown.length)}
            </p>
            <ul aria-label={adminTexts.articles} className="card divide-y divide-border px-5">
              {shown.map((article) => (
                <li key={article.id} className="py-4">
                  <ArticleRow article={article} onAnnounce={() => setAnnounced(article)} />
                </li>
              ))}
            </ul>
          </>
        ) : null}
      </div>
      {announced ? <AnnounceWindow article={announced} onClose={() => setAnnounced(null)} /> : null}
    </>
  );
}

/** Folds a text for searching: no accents, no capitals. */
const folded = (text: string) => withoutAccents(text).toLowerCase();
