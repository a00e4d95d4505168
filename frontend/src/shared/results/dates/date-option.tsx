import type { DatesResultWire, RankedDayWire } from '@sefira/contracts/numerology/dates/dates-result';
import { groupReasons } from '@sefira/numerology/interpretations/best-days/group-reasons';
import { fitNames, levelNames, shortNames } from '@sefira/numerology/interpretations/best-days/read-best-days';
import { datesResultTexts as texts } from '../../../texts/analyses/best-dates.ts';
import { numberHue } from '../../../ui/drawings/number-hue.ts';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { listWords } from './list-words.ts';

const monthName = new Intl.DateTimeFormat('pt-BR', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const weekdayName = new Intl.DateTimeFormat('pt-BR', { weekday: 'long', timeZone: 'UTC' });

interface DateOptionProps {
  readonly day: RankedDayWire;
  readonly place: number;
  readonly participants: DatesResultWire['participants'];
}

/** A ranked day as a card: the date in large, its level, and the reasons of each person. */
export function DateOption({ day, place, participants }: DateOptionProps) {
  const date = new Date(day.date);
  return (
    <article className={`card flex flex-col p-5 md:p-6 ${place === 1 ? 'border-gold' : ''}`}>
      <header className="flex items-start gap-4">
        <p className="grid min-w-16 justify-items-center rounded-xl bg-surface-secondary px-3 py-2 leading-none">
          <span className="text-[2.25rem] font-semibold tabular-nums text-accent">{Number(day.date.slice(8))}</span>
        </p>
        <div className="min-w-0">
          <p className="text-small text-muted">{texts.place(place)}</p>
          <h3>
            <time dateTime={day.date} className="block first-letter:uppercase">
              {weekdayName.format(date)}
            </time>
          </h3>
          <p className="text-small text-muted">
            {monthName.format(date)}
            {day.holiday === null ? '' : ` · ${day.holiday}`}
          </p>
        </div>
      </header>
      <p className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-1">
        <Badge tone={place === 1 ? 'gold' : 'neutral'}>{levelNames[day.level]}</Badge>
        <span className="text-small text-muted tabular-nums">{texts.points(day.score)}</span>
      </p>
      {day.together === '' ? null : <p className="mt-3">{day.together}</p>}
      <DayReasons day={day} participants={participants} />
    </article>
  );
}

/** Why the day suits each person; people with the same number share its text. */
export function DayReasons({ day, participants }: Omit<DateOptionProps, 'place'>) {
  const names = shortNames(participants);
  return (
    <dl className="mt-4 grid gap-4 border-t border-separator pt-4">
      {groupReasons(day.reasons).map(({ members, fit, text }) => {
        const first = day.participants[members[0]?.index ?? 0];
        const number = first?.nameFit === null ? first.diaPessoal : null;
        return (
          <div key={text} className="grid grid-cols-[2.25rem_1fr] gap-x-3">
            <dt className="contents">
              <span
                className="numeral row-span-2 text-[1.75rem] leading-none"
                {...(number === null ? {} : { style: numberHue(number) })}
              >
                {number ?? participants[members[0]?.index ?? 0]?.nameNumber}
              </span>
              <span className="text-small font-semibold">
                {listWords(members.map(({ index }) => names[index] ?? ''))}
                <span className="font-normal text-muted"> · {fitNames[fit].toLowerCase()}</span>
              </span>
            </dt>
            <dd className="text-small">
              {text}
              {members.map(({ index, support }) =>
                support === '' ? null : (
                  <span key={index} className="block text-muted">
                    {members.length > 1 ? `${names[index] ?? ''}: ` : ''}
                    {support}
                  </span>
                ),
              )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
