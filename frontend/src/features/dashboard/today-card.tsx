import { interpretDay } from '@sefira/numerology/interpretations/personal-time';
import { useEffect, useState } from 'react';
import { paths } from '../../shared/navigation/paths.ts';
import { AskLink } from '../../shared/results/cards/ask-link.tsx';
import { dayTips, dashboardTexts as texts } from '../../texts/account/dashboard.ts';
import { ButtonLink } from '../../ui/buttons/button-link.tsx';
import { NumberGlyph } from '../../ui/drawings/number-glyph.tsx';
import { numberHue } from '../../ui/drawings/number-hue.ts';
import { WeekWords } from './week-words.tsx';

interface TodayCardProps {
  readonly birthDate: string;
  readonly day: number;
  /** The calendar date, `YYYY-MM-DD`. */
  readonly today: string;
}

/** The personal day: its number, its line, what it is good for, and the days around it. */
export function TodayCard({ birthDate, day, today }: TodayCardProps) {
  const { message, bestFor, avoid } = interpretDay(day);
  const isNewDay = useNewDay(today);
  return (
    <section aria-labelledby="hoje" className="card mt-6 grid lg:grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)]">
      <div className="p-6 md:p-8">
        <p className="eyebrow">{texts.tipNumber(day)}</p>
        <div className={`mt-3 flex items-center gap-6 ${isNewDay ? 'animate-reveal' : ''}`}>
          <span
            aria-hidden="true"
            style={numberHue(day)}
            className="numeral grid h-28 shrink-0 place-items-center text-[6.5rem] leading-none md:h-36 md:text-[8.5rem]"
          >
            {day}
          </span>
          <NumberGlyph number={day} className="size-24! shrink-0 md:size-32!" />
        </div>
        <h2 id="hoje" className="mt-5">
          {message}
        </h2>
        <dl className="mt-5 grid gap-4 text-[0.9375rem] sm:grid-cols-2">
          <div>
            <dt className="text-small font-semibold">{texts.bestFor}</dt>
            <dd className="text-muted">{bestFor}</dd>
          </div>
          <div>
            <dt className="text-small font-semibold">{texts.avoid}</dt>
            <dd className="text-muted">{avoid}</dd>
          </div>
        </dl>
        <div className="mt-5 border-t border-border pt-4">
          <h3 className="font-sans text-small font-semibold">{texts.tipTitle}</h3>
          <p className="mt-1">{dayTips[day]}</p>
          <div className="mt-2 flex flex-wrap items-center gap-x-6">
            <ButtonLink to={paths.personalAnalysis} variant="outline" size="sm" className="mt-2">
              {texts.tipAction}
            </ButtonLink>
            <AskLink subject={`dia:${today}`} title={texts.tipNumber(day)} />
          </div>
        </div>
      </div>
      <WeekWords birthDate={birthDate} today={today} />
    </section>
  );
}

/** A person without a birth date on record: the number of the day needs one. */
export function UnknownDayCard() {
  return (
    <section aria-labelledby="hoje" className="card mt-6 flex flex-wrap items-center gap-6 p-6">
      <NumberGlyph number={0} state="outline" className="size-16! shrink-0" />
      <div className="min-w-0 flex-1 basis-64">
        <h2 id="hoje" className="text-h3">
          {texts.tipTitle}
        </h2>
        <p className="mt-1 text-muted">{texts.tipUnknown}</p>
      </div>
      <ButtonLink to={paths.personalAnalysis} variant="outline">
        {texts.tipUnknownAction}
      </ButtonLink>
    </section>
  );
}

const seenKey = 'lastSeenDay';

/** True on the first visit of a day in this browser. */
function useNewDay(today: string): boolean {
  const [isNew] = useState(() => localStorage.getItem(seenKey) !== today);
  useEffect(() => localStorage.setItem(seenKey, today), [today]);
  return isNew;
}
