import { ruleSets } from '@sefira/numerology/rules/registry';
import { CircleCheck, GitFork, Sigma } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { proofTexts as texts } from '../../texts/content/proofs.ts';
import { buttonClasses } from '../../ui/buttons/button-style.ts';
import { NumberGlyph } from '../../ui/drawings/number-glyph.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { inFigures } from '../../ui/format/figures.ts';
import { useHydrated } from '../../ui/layout/use-hydrated.ts';
import { type CheckedAll, checkAllExamples } from './checked-examples.ts';
import { Corrections } from './corrections.tsx';
import { DifferingExamples } from './differing-examples.tsx';
import { LetterTables } from './letter-tables.tsx';
import { SchoolProofs } from './rule-proofs.tsx';

const ExampleForm = lazy(async () => ({ default: (await import('./example-form.tsx')).ExampleForm }));

/** /como-calculamos/provas: every published example, computed in the browser. */
export function ProofsPage() {
  const [checked] = useState(checkAllExamples);
  const { hash } = useLocation();
  const openRule = useHydrated() ? hash.slice(1) : '';
  return (
    <div className="page pt-10 md:pt-14">
      <section className="grid items-center gap-10 md:grid-cols-[1.7fr_1fr]">
        <div>
          <p className="eyebrow">{texts.eyebrow}</p>
          <h1 className="mt-2">{texts.title}</h1>
          <p className="measure mt-4 text-[1.125rem] text-muted">{texts.lead}</p>
          <Tally checked={checked} />
        </div>
        <NumberGlyph number={4} className="mx-auto max-w-56" />
      </section>
      {checked.schools.map((proven) => (
        <SchoolProofs key={proven.school} proven={proven} openRule={openRule} />
      ))}
      <DifferingExamples examples={checked.differing} />
      <Corrections />
      <LetterTables schools={[...new Set(ruleSets.map(({ system }) => system))]} />
      <section id="enviar" className="section scroll-mt-24 grid items-start gap-8 lg:grid-cols-2">
        <div>
          <h2>{texts.reportTitle}</h2>
          <p className="measure mt-3 text-muted">{texts.reportLead}</p>
        </div>
        <ReportExample />
      </section>
    </div>
  );
}

/** The form on demand: its code is lazy. */
function ReportExample() {
  const [isOpen, setIsOpen] = useState(false);
  if (!isOpen) {
    return (
      <button type="button" className={`${buttonClasses({ size: 'lg' })} w-fit`} onClick={() => setIsOpen(true)}>
        {texts.reportOpen}
      </button>
    );
  }
  return (
    <Suspense fallback={<Skeleton className="h-96 w-full" />}>
      <ExampleForm />
    </Suspense>
  );
}

function Tally({ checked }: { readonly checked: CheckedAll }) {
  const milliseconds = useMeasured();
  const lines = [
    { Sign: CircleCheck, tone: 'text-success', text: texts.agreeing(checked.agreeing, checked.trusted.length) },
    { Sign: Sigma, tone: 'text-gold', text: texts.values(checked.values) },
    { Sign: GitFork, tone: 'text-gold', text: texts.differing(checked.differing.length) },
  ];
  return (
    <>
      <ul className="mt-6 grid gap-2">
        {lines.map(({ Sign, tone, text }) => (
          <li key={text} className="flex items-center gap-3 font-semibold">
            <Sign aria-hidden="true" className={`size-5 shrink-0 ${tone}`} />
            {text}
          </li>
        ))}
      </ul>
      <p className="mt-4 text-small text-muted">
        {milliseconds === null ? texts.waiting : texts.measured(inFigures(milliseconds))}
      </p>
    </>
  );
}

/** Milliseconds that all examples take in this browser; null until measured. */
function useMeasured(): number | null {
  const [milliseconds, setMilliseconds] = useState<number | null>(null);
  useEffect(() => {
    const start = performance.now();
    checkAllExamples();
    setMilliseconds(Math.max(1, Math.round(performance.now() - start)));
  }, []);
  return milliseconds;
}
