import { NumberGlyph } from '../../../ui/drawings/number-glyph.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';

const tiles = ['destino', 'expressao', 'motivacao', 'impressao', 'missao', 'compatibilidade'] as const;

/** The layout of a result while it loads, as tall as the window: a footer in it would leave with the result. */
export function ResultSkeleton() {
  return (
    <div aria-busy="true" className="page min-h-svh pt-8">
      <Skeleton className="h-4 w-40" />
      <Skeleton className="mt-3 h-10 w-64 max-w-full" />
      <Skeleton className="mt-3 h-5 w-60 max-w-full" />
      <div className="mt-6 grid items-stretch gap-4 lg:grid-cols-[minmax(0,27rem)_1fr] lg:gap-6">
        <div className="card grid place-items-center p-3 md:p-8">
          <NumberGlyph number={7} state="pale" className="max-w-[24rem]" />
        </div>
        <div className="grid grid-cols-2 gap-4 md:grid-cols-3">
          {tiles.map((tile) => (
            <Skeleton key={tile} className="min-h-36" />
          ))}
        </div>
      </div>
    </div>
  );
}
