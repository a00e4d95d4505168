import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { Link, useNavigate } from 'react-router-dom';
import { isProblem } from '../../../api/client/problem.ts';
import { articleEditorTexts as texts } from '../../../texts/admin/admin-content.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { NoticeBox } from '../../../ui/feedback/notice-box.tsx';
import { todayInBrazil } from '../../../ui/format/calendar-date.ts';
import { ArticleCover, ArticleFacts } from './article-facts.tsx';
import { type ArticleIssues, fieldOf, readTyped, type TypedArticle, typedArticle } from './article-form.ts';
import { ArticleText } from './article-text.tsx';
import { articlesPath, editArticlePath } from './articles-path.ts';
import { type ArticleInHand, useChangeArticleMutation, useCreateArticleMutation } from './content-api.ts';
import { LeaveWindow, useUnsaved } from './leave-window.tsx';

type Status = ArticleInHand['status'];

/** An article being edited: metadata, and the text beside its preview. */
export function ArticleEditor({ article }: { readonly article: ArticleInHand | null }) {
  const navigate = useNavigate();
  const [stored, setStored] = useState(article);
  const [typed, setTyped] = useState<TypedArticle>(() => typedArticle(article, todayInBrazil()));
  const [saved, setSaved] = useState(typed);
  const [issues, setIssues] = useState<ArticleIssues>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [refusals, setRefusals] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  const [create, { isLoading: isCreating }] = useCreateArticleMutation();
  const [change, { isLoading: isChanging }] = useChangeArticleMutation();
  const [requestedStatus, setRequestedStatus] = useState<Status>('draft');
  const unsaved = useUnsaved(JSON.stringify(typed) !== JSON.stringify(saved));
  const isPublished = stored?.status === 'published';
  const isSaving = isCreating || isChanging;

  // Focuses the first invalid field of the long form.
  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusals]);

  const edit = (next: TypedArticle) => {
    setTyped(next);
    setIssues((known) => withoutChanged(known, typed, next));
  };

  const refuse = (found: ArticleIssues, sentence: string) => {
    setIssues(found);
    setFailure(sentence);
    setRefusals((count) => count + 1);
  };

  const save = async (status: Status) => {
    setRequestedStatus(status);
    const read = readTyped(typed, { status, before: stored, today: todayInBrazil() });
    if ('issues' in read) return refuse(read.issues, texts.failed);
    const { data, error } = stored
      ? await change({ id: stored.id, body: { ...read.body, version: stored.version } })
      : await create(read.body);
    if (!data) return refuse(issuesOf(error), failureOf(error));
    setIssues({});
    setFailure(null);
    setSaved(typed);
    setStored(data);
    toast.success(stored ? texts.updated : texts.created);
    if (stored) return;
    unsaved.discard();
    void navigate(editArticlePath(data.id), { replace: true, preventScrollReset: true });
  };

  return (
    <>
      <div>
        <Link to={articlesPath} className="text-link inline-flex min-h-11 items-center gap-2 text-[0.9375rem]">
          <ArrowLeft aria-hidden="true" className="size-4" />
          {texts.back}
        </Link>
        <div className="mt-1 flex flex-wrap items-center gap-3">
          <h2 className="text-h3">{stored ? texts.editTitle : texts.create}</h2>
          {stored ? <Badge tone={isPublished ? 'success' : 'neutral'}>{texts.states[stored.status]}</Badge> : null}
        </div>
      </div>
      <form
        ref={form}
        noValidate
        className="grid gap-6"
        onSubmit={(event) => {
          event.preventDefault();
          void save(stored?.status ?? 'draft');
        }}
      >
        {failure ? <NoticeBox tone="danger">{failure}</NoticeBox> : null}
        <ArticleFacts typed={typed} issues={issues} onChange={edit} />
        <ArticleCover typed={typed} />
        <ArticleText typed={typed} error={issues.body} onChange={(body) => edit({ ...typed, body })} />
        <div className="flex flex-wrap-reverse justify-end gap-2">
          <Button
            variant="outline"
            disabled={isSaving && requestedStatus !== 'draft'}
            loading={isSaving && requestedStatus === 'draft'}
            loadingLabel={texts.saving}
            onPress={() => void save('draft')}
          >
            {isPublished ? texts.withdraw : texts.saveDraft}
          </Button>
          <Button
            disabled={isSaving && requestedStatus !== 'published'}
            loading={isSaving && requestedStatus === 'published'}
            loadingLabel={texts.saving}
            onPress={() => void save('published')}
          >
            {isPublished ? texts.savePublished : texts.publish}
          </Button>
        </div>
      </form>
      <LeaveWindow unsaved={unsaved} />
    </>
  );
}

/** Removes the error of a field once it changes. */
function withoutChanged(issues: ArticleIssues, before: TypedArticle, after: TypedArticle): ArticleIssues {
  const known = Object.entries(issues) as [keyof TypedArticle, string][];
  return Object.fromEntries(known.filter(([field]) => before[field] === after[field]));
}

function issuesOf(error: unknown): ArticleIssues {
  if (!isProblem(error)) return {};
  return Object.fromEntries(
    error.issues.flatMap(({ path, message }) => {
      const field = fieldOf(path.split('.'));
      return field ? [[field, message]] : [];
    }),
  );
}

/** A conflict without a message of its own is a concurrent change. */
function failureOf(error: unknown): string {
  if (!isProblem(error)) return texts.failed;
  const isStale = error.code === 'CONFLICT' && !error.message.includes('endereço');
  return isStale ? texts.stale : error.message;
}
