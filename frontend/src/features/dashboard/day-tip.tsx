import { paths } from '../../shared/navigation/paths.ts';
import { AskLink } from '../../shared/results/cards/ask-link.tsx';
import { dashboardTexts, dayTips } from '../../texts/account/dashboard.ts';
import { ButtonLink } from '../../ui/buttons/button-link.tsx';
import { NumberGlyph } from '../../ui/drawings/number-glyph.tsx';

interface DayTipProps {
  readonly day: number | null;
  /** The calendar date, `YYYY-MM-DD`. */
  readonly today: string;
}

/** A tip for the personal day; without a birth date, a link to the profile. */
export function DayTip({ day, today }: DayTipProps) {
  const tip = day === null ? undefined : dayTips[day];
  return (
    <section className="card grid grid-cols-[auto_1fr] items-start gap-x-5 gap-y-4 p-5 md:p-6">
      <NumberGlyph number={day ?? 0} state={day === null ? 'outline' : 'plain'} className="w-14!" />
      <div>
        <h2 className="text-h3">{dashboardTexts.tipTitle}</h2>
        {day === null ? null : <p className="eyebrow mt-1">{dashboardTexts.tipNumber(day)}</p>}
        <p className="mt-2">{tip ?? dashboardTexts.tipUnknown}</p>
        {day === null ? null : (
          <p>
            <AskLink subject={`dia:${today}`} title={dashboardTexts.tipNumber(day)} />
          </p>
        )}
        <ButtonLink to={paths.personalAnalysis} variant="outline" size="sm" className="mt-4">
          {tip ? dashboardTexts.tipAction : dashboardTexts.tipUnknownAction}
        </ButtonLink>
      </div>
    </section>
  );
}
