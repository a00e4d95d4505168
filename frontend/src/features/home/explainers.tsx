import { Play } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { explainers, explainerTexts as texts } from '../../texts/analyses/explainers.ts';
import { NumberGlyph } from '../../ui/drawings/number-glyph.tsx';

const ExplainerDialog = lazy(async () => ({ default: (await import('./explainer-dialog.tsx')).ExplainerDialog }));

/** The three explainer videos; the player is lazy. */
export function Explainers() {
  const [open, setOpen] = useState<(typeof explainers)[number] | null>(null);
  return (
    <section className="section deferred">
      <h2>{texts.title}</h2>
      <p className="mt-2 text-muted">{texts.lead}</p>
      <ul className="mt-6 grid gap-4 md:grid-cols-3">
        {explainers.map((explainer) => (
          <li key={explainer.id}>
            <button
              type="button"
              onClick={() => setOpen(explainer)}
              className="card card--link flex w-full cursor-pointer flex-col p-5 text-start"
            >
              <span className="grid w-full place-items-center rounded-xl bg-surface-secondary py-6">
                <NumberGlyph number={explainer.number} className="w-32!" />
              </span>
              <span className="mt-4 flex w-full items-center gap-3">
                <Play aria-hidden="true" className="size-5 shrink-0 text-accent" />
                <span className="flex-1 font-semibold">
                  <span className="sr-only">{texts.watch} </span>
                  {explainer.title}
                </span>
                <span className="text-small text-muted tabular-nums">{explainer.duration}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
      {open ? (
        <Suspense fallback={null}>
          <ExplainerDialog explainer={open} onClose={() => setOpen(null)} />
        </Suspense>
      ) : null}
    </section>
  );
}
