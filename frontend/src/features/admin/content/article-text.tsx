import { lazy, Suspense, useState } from 'react';
import { articleEditorTexts as texts } from '../../../texts/admin/admin-content.ts';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { ChoiceSwitch } from '../../../ui/fields/choice-group.tsx';
import { TextAreaField } from '../../../ui/fields/text-area-field.tsx';
import type { TypedArticle } from './article-form.ts';

const MarkdownBody = lazy(async () => ({
  default: (await import('../../../shared/content/markdown-body.tsx')).MarkdownBody,
}));

const views = [
  { value: 'write', label: texts.write },
  { value: 'preview', label: texts.preview },
] as const;

interface ArticleTextProps {
  readonly typed: TypedArticle;
  readonly error: string | undefined;
  readonly onChange: (body: string) => void;
}

/** The Markdown, or its preview. */
export function ArticleText({ typed, error, onChange }: ArticleTextProps) {
  const [view, setView] = useState<(typeof views)[number]['value']>('write');
  return (
    <section className="card grid gap-5 p-5 md:p-6">
      <div className="flex">
        <ChoiceSwitch legend={texts.view} name="view" value={view} options={views} onChange={setView} />
      </div>
      {view === 'write' ? (
        <TextAreaField
          name="body"
          label={texts.body}
          value={typed.body}
          onChange={onChange}
          onBlur={() => undefined}
          error={error}
          maxLength={60_000}
          rows={22}
          required
        />
      ) : (
        <div className="max-w-[46rem] min-w-0">
          <p className="eyebrow">{typed.topic}</p>
          <p className="mt-2 font-display text-h2 break-words">{typed.title}</p>
          <p className="mt-3 text-[1.125rem] break-words text-muted">{typed.summary}</p>
          <div className="mt-6">
            {typed.body.trim() ? (
              <Suspense fallback={<Skeleton className="h-72 w-full" />}>
                <MarkdownBody text={typed.body} />
              </Suspense>
            ) : (
              <p className="text-muted">{texts.previewEmpty}</p>
            )}
          </div>
        </div>
      )}
    </section>
  );
}
