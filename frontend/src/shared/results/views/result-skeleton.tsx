import { NumberGlyph } from '../../../ui/drawings/number-glyph.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';

const tiles = ['destino', 'expressao', 'motivacao', 'impressao', 'missao', 'compatibilidade'] as const;

/** The layout of a result while its code is loading. */
export function ResultSkeleton() {
  return (
    <div aria-busy="true" className="page pt-10 md:pt-14">
      <Skeleton className="h-12 w-80 max-w-full" />
      <div className="mt-8 grid gap-6 lg:grid-cols-[minmax(0,27rem)_1fr]">
        <div className="card grid place-items-center p-8">
          <NumberGlyph number={7} state="pale" className="max-w-80" />
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
