import { type ComponentProps, type ReactNode, Suspense, useRef, useState } from 'react';
import type { CallError } from '../../api/client/use-field-issues.ts';
import { ResultSkeleton } from '../results/views/result-skeleton.tsx';
import { ForClientNote } from './for-client-note.tsx';
import { PersonForm } from './person-form.tsx';
import { clientFields, typedPeople, usePrefill } from './prefill.ts';
import { type LastAsked, useAskedBefore } from './typed-form.ts';

type FormProps = ComponentProps<typeof PersonForm>;
type Asked = Parameters<FormProps['onSubmit']>[0] & { readonly language: 'pt'; readonly clientId?: string };

/** By the kind of the analysis. */
const lastAsked = new Map<FormProps['service'], LastAsked<Asked>>();

interface PersonAnalysisProps<Result extends { readonly analysisId: string }> {
  readonly kind: Parameters<typeof usePrefill>[0] & FormProps['service'];
  readonly words: FormProps['words'] & { readonly done: string };
  /** State of the call; its result outlives the page. */
  readonly call: {
    readonly data?: Result | undefined;
    readonly isLoading: boolean;
    readonly error?: CallError;
    readonly reset: () => void;
  };
  readonly onSubmit: (asked: Asked) => void;
  /** Fields of the analysis, below the person. */
  readonly fields?: ReactNode;
  readonly children: (
    result: Result,
    shown: { readonly greeting: string | undefined; readonly again: () => void },
  ) => ReactNode;
}

/** The page of an analysis of one person: the form, then its result. */
export function PersonAnalysis<Result extends { readonly analysisId: string }>(props: PersonAnalysisProps<Result>) {
  const { kind, words, call, onSubmit, fields, children } = props;
  const { data, isLoading, error, reset } = call;
  const known = useRef(data?.analysisId);
  const [isFirst, setIsFirst] = useState(true);
  const handed = usePrefill(kind, reset);
  const [last] = useState(() => lastAsked.get(kind) ?? { asked: null });
  const before = useAskedBefore(last, call);
  const client = isFirst ? (handed?.client ?? before?.client ?? null) : null;
  if (!data) {
    return (
      <>
        <ForClientNote client={client} />
        <PersonForm
          words={words}
          service={kind}
          start={isFirst ? ((typedPeople(before ? [before.body] : undefined) ?? handed?.people)?.[0] ?? null) : null}
          startSystem={before?.body.system}
          prefills={isFirst && !handed && !before}
          loading={isLoading}
          error={error}
          onSubmit={(person) => {
            const body = { ...person, language: 'pt', ...clientFields(client) } as const;
            lastAsked.set(kind, { asked: { body, client } });
            onSubmit(body);
          }}
        >
          {fields}
        </PersonForm>
      </>
    );
  }
  const again = () => {
    setIsFirst(false);
    reset();
  };
  const greeting = data.analysisId === known.current ? undefined : words.done;
  return <Suspense fallback={<ResultSkeleton />}>{children(data, { greeting, again })}</Suspense>;
}
