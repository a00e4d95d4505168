import { useId } from 'react';
import { developerTexts as texts } from '../../texts/professional/developers.ts';
import { Badge } from '../../ui/feedback/badge.tsx';
import { Code } from './code.tsx';
import { CodeExample } from './code-example.tsx';
import type { ApiCall, Field } from './description.ts';
import { curlOf, javascriptOf } from './examples.ts';

const places = { path: texts.inPath, query: texts.inQuery, body: texts.inBody } as const;

/** One call: description, parameters, response and example. */
export function CallCard({ call, server }: { readonly call: ApiCall; readonly server: string }) {
  const id = useId();
  const { method, path, summary, scope, fields, answer, file } = call;
  return (
    <section aria-labelledby={id} className="card grid gap-5 p-5 md:p-6 lg:grid-cols-2 lg:gap-8">
      <div className="min-w-0">
        <h3 id={id} className="font-mono text-[1rem] break-words">
          <span className="font-bold text-accent">{method}</span> <Code text={path} />
        </h3>
        <p className="mt-2 text-[0.9375rem]">{summary}</p>
        <p className="mt-2">
          <Badge>{scope}</Badge>
        </p>
        {fields.length > 0 ? <Fields title={texts.fields} fields={fields} /> : null}
        {file ? (
          <p className="mt-4 text-small text-muted">{texts.files[file]}</p>
        ) : (
          <details className="mt-4">
            <summary className="cursor-pointer text-small font-semibold">{texts.answerFields}</summary>
            <Fields title={null} fields={answer} />
          </details>
        )}
      </div>
      <div className="min-w-0">
        <CodeExample examples={{ curl: curlOf(call, server), javascript: javascriptOf(call, server) }} />
      </div>
    </section>
  );
}

interface FieldsProps {
  readonly title: string | null;
  readonly fields: readonly (Omit<Field, 'place'> & Partial<Pick<Field, 'place'>>)[];
}

function Fields({ title, fields }: FieldsProps) {
  return (
    <>
      {title ? <h4 className="eyebrow mt-4">{title}</h4> : null}
      <dl className="mt-2 grid gap-2 text-small">
        {fields.map(({ name, type, place, isRequired }) => (
          <div key={`${place}${name}`} className="break-words">
            <dt className="inline font-mono font-semibold">
              <Code text={name} />
            </dt>{' '}
            <dd className="inline text-muted">
              {type}
              {place ? `, ${places[place]}, ${isRequired ? texts.required : texts.optional}` : null}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
