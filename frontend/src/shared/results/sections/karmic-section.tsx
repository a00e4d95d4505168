import { resultTexts } from '../../../texts/analyses/personal-analysis.ts';
import { numberHue } from '../../../ui/drawings/number-hue.ts';
import { Calculation } from '../cards/calculation.tsx';
import type { MapOfPerson, MapTexts } from '../result-types.ts';

interface KarmicSectionProps {
  readonly map: MapOfPerson;
  readonly texts: MapTexts;
}

/** Missing and frequent numbers of the letters, and karmic debts. */
export function KarmicSection({ map, texts }: KarmicSectionProps) {
  const groups = [
    {
      rule: 'licoesCarmicas',
      title: resultTexts.lessons,
      hint: resultTexts.lessonsHint,
      entries: texts.licoesCarmicas,
    },
    {
      rule: 'tendenciasOcultas',
      title: resultTexts.tendencies,
      hint: resultTexts.tendenciesHint,
      entries: texts.tendenciasOcultas,
    },
    { rule: 'dividasCarmicas', title: resultTexts.debts, hint: resultTexts.debtsHint, entries: texts.dividasCarmicas },
  ] as const;
  return (
    <section id="licoes" className="section scroll-mt-16">
      <h2>{resultTexts.karmic}</h2>
      <div className="mt-6 grid items-start gap-6 lg:grid-cols-2">
        {groups.map(({ rule, title, hint, entries }) => (
          <div key={rule} className="card p-5 first:lg:col-span-2 md:p-6">
            <h3>{title}</h3>
            <p className="mt-1 text-small text-muted">{hint}</p>
            {entries.length === 0 ? (
              <p className="mt-4 text-muted">{resultTexts.none}</p>
            ) : (
              <Entries entries={entries} wide={rule === 'licoesCarmicas'} />
            )}
            <Explained map={map} rule={rule} />
          </div>
        ))}
      </div>
    </section>
  );
}

type Entry = Pick<MapTexts['licoesCarmicas'][number], 'number' | 'title' | 'text'> & { readonly practice?: string };

function Entries({ entries, wide }: { readonly entries: readonly Entry[]; readonly wide: boolean }) {
  return (
    <dl className={`mt-4 grid items-start gap-x-10 gap-y-4 ${wide ? 'lg:grid-cols-2' : ''}`}>
      {entries.map(({ number, title, text, practice }) => (
        <div key={number} className="grid grid-cols-[2.25rem_1fr] gap-x-3">
          <dt className="contents">
            <span className="numeral text-h2 leading-tight" style={numberHue(number)}>
              {number}
            </span>
            <span className="self-center font-semibold">{title}</span>
          </dt>
          <dd className="col-start-2 text-[0.9375rem] text-muted">
            {text} {practice ? <span className="mt-1 block text-foreground">{practice}</span> : null}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Explained({ map, rule }: { readonly map: MapOfPerson; readonly rule: string }) {
  const explanation = map.explanations[rule];
  return explanation ? <Calculation explanation={explanation} system={map.system} /> : null;
}
