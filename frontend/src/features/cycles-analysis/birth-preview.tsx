import type { NumerologySystem } from '@sefira/contracts/shared/fields';
import { personalTime } from '@sefira/numerology/calendar/personal-time';
import { cyclesTexts as texts } from '../../texts/analyses/analysis-forms.ts';
import { NumberGlyph } from '../../ui/drawings/number-glyph.tsx';
import { numberHue } from '../../ui/drawings/number-hue.ts';
import { birthDateProblem } from '../../ui/format/birth-date.ts';
import { isoFromTyped, todayInBrazil } from '../../ui/format/calendar-date.ts';

/** Personal year, month and day of the typed birth date. Computed in the page; nothing is sent. */
export function BirthPreview({ birthDate, system }: { readonly birthDate: string; readonly system: NumerologySystem }) {
  const iso = birthDateProblem(birthDate) === null ? isoFromTyped(birthDate) : null;
  const time = iso ? personalTime(iso, todayInBrazil(), system) : null;
  const numbers = [
    { label: texts.previewYear, number: time?.anoPessoal },
    { label: texts.previewMonth, number: time?.mesPessoal },
    { label: texts.previewDay, number: time?.diaPessoal },
  ];
  return (
    <section aria-label={texts.previewTitle} className="card p-6 md:p-8">
      <h2 className="text-h3">{texts.previewTitle}</h2>
      <div className="mt-6 flex items-center gap-6">
        <NumberGlyph
          number={time?.anoPessoal ?? 0}
          state={time ? 'plain' : 'outline'}
          className={`shrink-0 ${time ? 'w-32!' : 'w-16!'}`}
        />
        {time ? null : <p className="max-w-[44ch] text-muted">{texts.previewEmpty}</p>}
      </div>
      <dl className="mt-8 grid grid-cols-3 gap-4 border-t border-border pt-5">
        {numbers.map(({ label, number }) => (
          <div key={label}>
            <dt className="text-small text-muted">{label}</dt>
            <dd className="numeral mt-1 text-h1" style={number === undefined ? undefined : numberHue(number)}>
              {number ?? '–'}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
