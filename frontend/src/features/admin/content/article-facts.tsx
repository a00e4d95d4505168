import { ArticlePicture } from '../../../shared/content/article-picture.tsx';
import { articleKindOptions, motifOptions, articleEditorTexts as texts } from '../../../texts/admin/admin-content.ts';
import { DateField } from '../../../ui/fields/date-field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextAreaField } from '../../../ui/fields/text-area-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { type ArticleIssues, coverNumbers, type TypedArticle, withTitle } from './article-form.ts';

interface ArticleFactsProps {
  readonly typed: TypedArticle;
  readonly issues: ArticleIssues;
  readonly onChange: (typed: TypedArticle) => void;
}

/** Metadata of an article: title, address, category, cover, keywords. */
export function ArticleFacts({ typed, issues, onChange }: ArticleFactsProps) {
  const bound = (name: 'title' | 'slug' | 'summary' | 'topic' | 'date' | 'numbers' | 'keywords' | 'position') => ({
    name,
    value: typed[name],
    onChange: (value: string) => onChange({ ...typed, [name]: value }),
    onBlur: () => undefined,
    inputRef: () => undefined,
    error: issues[name],
  });
  return (
    <section className="card grid gap-5 p-5 md:p-6">
      <TextField
        {...bound('title')}
        onChange={(title) => onChange(withTitle(typed, title))}
        label={texts.title}
        maxLength={110}
        autoComplete="off"
        required
      />
      <TextField
        {...bound('slug')}
        label={texts.slug}
        description={texts.slugHint}
        maxLength={80}
        autoComplete="off"
        required
      />
      <TextAreaField {...bound('summary')} label={texts.summary} maxLength={220} rows={3} required />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <SelectField
          label={texts.kind}
          value={typed.kind}
          options={articleKindOptions}
          onChange={(kind) => onChange({ ...typed, kind })}
        />
        <TextField {...bound('topic')} label={texts.topic} maxLength={40} autoComplete="off" required />
        <DateField {...bound('date')} label={texts.date} required />
        <TextField
          {...bound('position')}
          label={texts.position}
          description={texts.positionHint}
          inputMode="numeric"
          maxLength={6}
          autoComplete="off"
        />
        <TextField
          {...bound('numbers')}
          label={texts.numbers}
          description={texts.numbersHint}
          maxLength={14}
          autoComplete="off"
          required
        />
        <SelectField
          label={texts.motif}
          value={typed.motif}
          options={motifOptions}
          onChange={(motif) => onChange({ ...typed, motif })}
        />
      </div>
      <TextField
        {...bound('keywords')}
        label={texts.keywords}
        description={texts.keywordsHint}
        maxLength={400}
        autoComplete="off"
      />
    </section>
  );
}

/** The cover drawn from these numbers and this address. */
export function ArticleCover({ typed }: { readonly typed: TypedArticle }) {
  const numbers = coverNumbers(typed.numbers);
  if (numbers.length === 0) return null;
  const { kind, slug, motif } = typed;
  return (
    <figure className="grid gap-2">
      <figcaption className="label">{texts.cover}</figcaption>
      <ArticlePicture
        article={{ kind, slug, motif, numbers }}
        className="max-w-[30rem] overflow-hidden rounded-2xl border border-border"
      />
    </figure>
  );
}
