import { useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '../../shared/navigation/paths.ts';
import { calculatorNames, calculatorTexts as texts } from '../../texts/analyses/calculators.ts';
import { NumberGlyph } from '../../ui/drawings/number-glyph.tsx';
import { todayInBrazil } from '../../ui/format/calendar-date.ts';
import { useHydrated } from '../../ui/layout/use-hydrated.ts';
import { readAddress, writeAddress } from './address.ts';
import { CalculatorFields } from './calculator-fields.tsx';
import type { CalculatorId, Typed } from './fields-of.ts';
import { OutcomeCard } from './outcome-card.tsx';

const names = Object.entries(calculatorNames) as [CalculatorId, (typeof calculatorNames)[CalculatorId]][];

/** /calculators: the fragment selects one; results follow the typing. */
export function CalculatorsPage() {
  const { hash } = useLocation();
  const hydrated = useHydrated();
  const { id, typed: given } = readAddress(hydrated ? hash : '');
  return (
    <div className="page pt-10 md:pt-14">
      <p className="eyebrow">{texts.eyebrow}</p>
      <h1 className="mt-2">{texts.title}</h1>
      <p className="measure mt-3 text-muted">{texts.lead}</p>
      <nav aria-label={texts.list} className="mt-8">
        <ul className="grid grid-cols-2 gap-3 sm:grid-cols-4">
          {names.map(([name, { label, number }]) => (
            <li key={name} className="grid">
              <Link
                to={`#${name}`}
                preventScrollReset
                aria-current={name === id ? 'true' : undefined}
                className="card card--link flex min-h-14 items-center gap-3 px-3 py-2 font-semibold aria-[current]:border-accent aria-[current]:text-accent"
              >
                <NumberGlyph number={number} className="w-9! shrink-0" />
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <Calculator key={`${id}${writeAddress(id, given)}`} id={id} given={given} />
    </div>
  );
}

function Calculator({ id, given }: { readonly id: CalculatorId; readonly given: Typed }) {
  const [typed, setTyped] = useState(given);
  const outcomeOf = useEngine();
  const outcome = outcomeOf?.(id, typed, todayInBrazil()) ?? null;
  const { label, lead } = calculatorNames[id];
  const origin = useHydrated() ? location.origin : '';
  const link = `${origin}${paths.calculators}${writeAddress(id, typed)}`;
  return (
    <div className="mt-8 grid gap-8 lg:grid-cols-[26rem_minmax(0,1fr)]">
      <section className="card grid content-start gap-5 p-5 md:p-6">
        <div>
          <h2 className="text-h3">{label}</h2>
          <p className="mt-1 text-[0.9375rem] text-muted">{lead}</p>
        </div>
        <CalculatorFields id={id} typed={typed} onType={(field, value) => setTyped({ ...typed, [field]: value })} />
      </section>
      <OutcomeCard outcome={outcome} link={link} />
    </div>
  );
}

type Engine = typeof import('./calculations.ts').outcomeOf;

/** Engine and texts load after hydration. */
function useEngine(): Engine | null {
  const [engine, setEngine] = useState<{ readonly outcomeOf: Engine } | null>(null);
  useEffect(() => void import('./calculations.ts').then(setEngine), []);
  return engine?.outcomeOf ?? null;
}
