import { interpretYear } from '@sefira/numerology/interpretations/personal-time';
import { forecastTexts as texts } from '../../texts/analyses/forecasts.ts';
import { NumberGlyph } from '../../ui/drawings/number-glyph.tsx';
import { dateInFigures } from '../../ui/format/calendar-date.ts';
import { yearSpan } from './months.ts';

interface YearCardProps {
  readonly birthDate: string;
  readonly date: string;
}

/** The current personal year with its end. */
export function YearCard({ birthDate, date }: YearCardProps) {
  const { number, from, to } = yearSpan(birthDate, date);
  const { phase, description, opportunities, challenges } = interpretYear(number);
  return (
    <section className="card grid gap-8 p-5 md:grid-cols-[10rem_1fr] md:p-8">
      <div className="grid content-start justify-items-center gap-3 text-center">
        <NumberGlyph number={number} className="w-32!" />
        <p className="text-small text-muted">{texts.yearSpan(dateInFigures(from), dateInFigures(to))}</p>
      </div>
      <div>
        <p className="eyebrow">{texts.year(number)}</p>
        <h2 className="mt-1">{phase}</h2>
        <p className="measure mt-3">{description}</p>
        <div className="mt-6 grid gap-6 sm:grid-cols-2">
          <Points title={texts.opportunities} points={opportunities} />
          <Points title={texts.challenges} points={challenges} />
        </div>
      </div>
    </section>
  );
}

function Points({ title, points }: { readonly title: string; readonly points: readonly string[] }) {
  return (
    <div>
      <h3 className="font-sans text-small font-semibold">{title}</h3>
      <ul className="mt-2 grid list-disc gap-1.5 ps-5 text-[0.9375rem] marker:text-gold">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </div>
  );
}
