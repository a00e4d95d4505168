import { drawWeb } from '@sefira/drawings/web';
import { Play } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { explainers, explainerTexts as texts } from '../../texts/analyses/explainers.ts';
import { Drawing } from '../../ui/drawings/drawing.tsx';

const ExplainerDialog = lazy(async () => ({ default: (await import('./explainer-dialog.tsx')).ExplainerDialog }));

/** The three explainers, animations with captions; the player is lazy. */
export function Explainers() {
  const [open, setOpen] = useState<(typeof explainers)[number] | null>(null);
  return (
    <section className="section deferred">
      <h2>{texts.title}</h2>
      <p className="mt-2 text-muted">{texts.lead}</p>
      <ul className="mt-4 grid gap-2.5 md:mt-6 md:grid-cols-3 md:gap-4">
        {explainers.map((explainer) => (
          <li key={explainer.id} className="flex">
            <button
              type="button"
              onClick={() => setOpen(explainer)}
              className="card card--link flex w-full cursor-pointer items-center gap-4 p-3 text-start md:flex-col md:items-stretch md:p-5"
            >
              <span className="grid shrink-0 place-items-center md:rounded-xl md:bg-surface-secondary md:py-6">
                <Drawing
                  node={drawWeb({ number: explainer.number, strokeWidth: 1.2 })}
                  decorative
                  className="w-14! md:w-40!"
                />
              </span>
              <span className="flex min-w-0 flex-1 items-center gap-3 md:items-start">
                <Play aria-hidden="true" className="size-5 shrink-0 text-accent md:mt-0.5" />
                <span className="flex-1 font-semibold">
                  <span className="sr-only">{texts.watch} </span>
                  {explainer.title}
                </span>
                <span className="text-small text-muted tabular-nums md:mt-0.5">{explainer.duration}</span>
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
