import { useSession } from '../../api/session/use-session.ts';
import { forecastTexts as texts } from '../../texts/analyses/forecasts.ts';
import { todayInBrazil } from '../../ui/format/calendar-date.ts';
import { BirthField } from './birth-field.tsx';
import { FeedCard } from './feed-card.tsx';
import { GoodDaysCard } from './good-days-card.tsx';
import { MonthCalendar } from './month-calendar.tsx';
import { UniversalCard } from './universal-card.tsx';
import { useBirth } from './use-birth.ts';
import { WithoutBirth } from './without-birth.tsx';
import { YearCard } from './year-card.tsx';

/** /analyses/predictions: the year, the month and each day. */
export function PredictionsPage() {
  const { value, setValue, birthDate, isLoading } = useBirth();
  const { hasAccount } = useSession();
  const today = todayInBrazil();
  return (
    <div className="page pt-10 md:pt-14">
      <p className="eyebrow">{texts.eyebrow}</p>
      <h1 className="mt-2">{texts.title}</h1>
      <p className="measure mt-3 text-muted">{texts.lead}</p>
      <div className="mt-8 max-w-md">
        <BirthField value={value} onChange={setValue} />
      </div>
      {birthDate ? (
        <div className="mt-8 grid gap-8">
          <YearCard birthDate={birthDate} date={today} />
          <MonthCalendar key={birthDate} birthDate={birthDate} today={today} />
          <UniversalCard birthDate={birthDate} today={today} />
          <GoodDaysCard birthDate={birthDate} today={today} />
          <FeedCard birthDate={birthDate} hasAccount={hasAccount} />
        </div>
      ) : (
        <WithoutBirth isLoading={isLoading} text={texts.waiting} />
      )}
    </div>
  );
}
