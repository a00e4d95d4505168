import { type ComponentProps, lazy, Suspense } from 'react';
import { NumberGlyph } from './number-glyph.tsx';

const Typed = lazy(async () => ({ default: (await import('./typed-mandala.tsx')).TypedMandala }));

/** The mandala beside a form; the engine loads after the form has rendered. */
export function TypedMandala(props: ComponentProps<typeof Typed>) {
  return (
    <Suspense fallback={<NumberGlyph number={0} state="outline" className="w-24! lg:mx-auto lg:w-80!" />}>
      <Typed {...props} />
    </Suspense>
  );
}
