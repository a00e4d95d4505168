import { Plus } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { generatorTexts as texts } from '../../texts/analyses/generators.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { NoticeBox } from '../../ui/feedback/notice-box.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { ExportList, type NameList } from './export-list.tsx';

interface NamesPanelProps {
  /** Null before the first request. */
  readonly count: number | null;
  readonly total?: number | undefined;
  readonly loading: boolean;
  readonly unreachable: readonly number[];
  readonly list: () => NameList;
  /** What the names have in common. */
  readonly shared: ReactNode;
  /** What to change where none was found. */
  readonly advice: string;
  /** Null when there are no more. */
  readonly onMore: (() => void) | null;
  /** The cost of more names, shown before the request. */
  readonly cost: ReactNode;
  readonly children: ReactNode;
}

const places = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'] as const;

/** The generated names with count, export and a button for more. */
export function NamesPanel(props: NamesPanelProps) {
  const { count, total, loading, unreachable, list, shared, advice, onMore, cost, children } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  const countBefore = useRef(count);

  useEffect(() => {
    // The first names scroll into view; further ones are appended below.
    if (countBefore.current === null && count !== null) heading.current?.focus();
    countBefore.current = count;
  }, [count]);

  if (count === null) {
    return loading ? <Skeletons /> : <EmptyState title={texts.emptyTitle} hint={texts.emptyHint} />;
  }
  return (
    <section aria-busy={loading}>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h2 ref={heading} tabIndex={-1} className="outline-none">
          {texts.results}
          {count > 0 ? (
            <span className="ms-3 font-sans text-small text-muted tabular-nums">
              {total === undefined ? texts.found(count) : texts.ofTotal(count, total)}
            </span>
          ) : null}
        </h2>
        {count > 0 ? <ExportList list={list} /> : null}
      </div>
      {unreachable.length > 0 ? (
        <div className="mt-4">
          <NoticeBox tone="info">{texts.unreachable(unreachable.join(', '))}</NoticeBox>
        </div>
      ) : null}
      {count === 0 ? (
        <div className="mt-6">
          <EmptyState title={texts.noneTitle} hint={advice} />
        </div>
      ) : (
        <>
          {shared}
          <ul className="mt-4 grid gap-4 sm:grid-cols-2">{children}</ul>
        </>
      )}
      {count > 0 ? (
        <div className="mt-6 text-center">
          {onMore ? (
            <>
              <Button variant="outline" loading={loading} loadingLabel={texts.submitting} onPress={onMore}>
                <Plus aria-hidden="true" />
                {texts.more}
              </Button>
              {cost}
            </>
          ) : (
            <p className="text-small text-muted">{texts.noMore}</p>
          )}
        </div>
      ) : null}
    </section>
  );
}

function Skeletons() {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {places.map((place) => (
        <Skeleton key={place} className="h-48" />
      ))}
    </div>
  );
}
