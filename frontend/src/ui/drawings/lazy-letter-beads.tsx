import { type ComponentProps, lazy, Suspense } from 'react';
import { Skeleton } from '../feedback/skeleton.tsx';

const Beads = lazy(async () => ({ default: (await import('./letter-beads.tsx')).LetterBeads }));

/** The letters beside a form; the engine loads after the form has rendered. */
export function LetterBeads(props: ComponentProps<typeof Beads>) {
  return (
    <Suspense fallback={<Skeleton className="min-h-72" />}>
      <Beads {...props} />
    </Suspense>
  );
}
