import '../../../styles/dates.css';
import type { DatesResultWire } from '@sefira/contracts/numerology/dates/dates-result';
import { fitNames, levelNames, shortNames } from '@sefira/numerology/interpretations/best-days/read-best-days';
import { type KeyboardEvent, useRef, useState } from 'react';
import { datesResultTexts as texts, weekdayNames } from '../../../texts/analyses/best-dates.ts';
import { numberHue } from '../../../ui/drawings/number-hue.ts';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { ChoiceSwitch } from '../../../ui/fields/choice-group.tsx';
import { dateInWords } from '../../../ui/format/calendar-date.ts';

type Day = DatesResultWire['days'][number];
type Filter = keyof typeof texts.filters;

const filterOptions = (['all', 'business', 'weekend'] as const).map((value) => ({
  value,
  label: texts.filters[value],
}));
const levels = ['veryFavourable', 'favourable', 'neutral', 'littleFavourable'] as const;
/** Months shown at first, those of the ringed days before others, and days ringed as the first of the ranking. */
const monthsShown = 3;
const ringed = 3;
const monthName = new Intl.DateTimeFormat('pt-BR', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** The keys that move the choice, in days. */
const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

function isShown({ weekday }: Day, filter: Filter): boolean {
  const isWeekend = weekday === 0 || weekday === 6;
  return filter === 'all' || (filter === 'weekend') === isWeekend;
}

/** Every day of the range in its colour, month by month; the chosen day person by person. */
export function DateCalendar({ result }: { readonly result: DatesResultWire }) {
  const { days, best } = result;
  const first = new Set(best.slice(0, ringed).map(({ date }) => date));
  const months = [...Map.groupBy(days, ({ date }) => date.slice(0, 7))];
  const ringedMonths = months.filter(([, own]) => own.some(({ date }) => first.has(date)));
  const firstMonths = new Set([...new Set([...ringedMonths, ...months])].slice(0, monthsShown));
  const [filter, setFilter] = useState<Filter>('all');
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? months : months.filter((month) => firstMonths.has(month));
  const [chosen, setChosen] = useState(best[0]?.date ?? days[0]?.date ?? '');
  const grid = useRef<HTMLDivElement>(null);
  const day = days.find(({ date }) => date === chosen);

  const move = (event: KeyboardEvent) => {
    const step = steps[event.key];
    const index = days.findIndex(({ date }) => date === chosen);
    const next = step === undefined ? undefined : days[index + step];
    if (!next || index + (step ?? 0) < 0) return;
    event.preventDefault();
    setChosen(next.date);
    if (!shown.some(([key]) => next.date.startsWith(key))) setWhole(true);
    // The cell of a month that opens with this key exists after the next render.
    setTimeout(() => grid.current?.querySelector<HTMLButtonElement>(`[data-date="${next.date}"]`)?.focus());
  };

  const left = months.length - shown.length;
  return (
    <section className="section">
      <h2>{texts.calendar}</h2>
      <p className="measure mt-2 text-muted">{texts.calendarLead}</p>
      <div className="mt-5 flex flex-wrap items-center justify-between gap-4">
        <ChoiceSwitch
          legend={texts.filter}
          name="dayFilter"
          value={filter}
          options={filterOptions}
          onChange={setFilter}
        />
        <Legend />
      </div>
      <div className="mt-6 grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_21rem]">
        <div ref={grid} className="grid items-start gap-6 md:grid-cols-2 lg:grid-cols-3">
          {shown.map(([key, own]) => (
            <MonthGrid
              key={key}
              month={key}
              days={own}
              filter={filter}
              first={first}
              chosen={chosen}
              onChoose={setChosen}
              onMove={move}
            />
          ))}
        </div>
        {day ? <ChosenDay day={day} result={result} /> : null}
      </div>
      {left > 0 ? (
        <button type="button" onClick={() => setWhole(true)} className="button button--outline mt-6">
          {texts.months(left)}
        </button>
      ) : null}
    </section>
  );
}

function Legend() {
  return (
    <ul aria-label={texts.legend} className="flex flex-wrap gap-x-4 gap-y-2 text-fine text-muted">
      {levels.map((level) => (
        <li key={level} className="flex items-center gap-1.5">
          <span aria-hidden="true" data-level={level} className="heat-swatch" />
          {levelNames[level]}
        </li>
      ))}
      <li className="flex items-center gap-1.5">
        <span aria-hidden="true" data-best className="heat-swatch" />
        {texts.best}
      </li>
    </ul>
  );
}

interface MonthGridProps {
  /** `YYYY-MM` */
  readonly month: string;
  readonly days: readonly Day[];
  readonly filter: Filter;
  readonly first: ReadonlySet<string>;
  readonly chosen: string;
  readonly onChoose: (date: string) => void;
  readonly onMove: (event: KeyboardEvent) => void;
}

function MonthGrid({ month, days, filter, first, chosen, onChoose, onMove }: MonthGridProps) {
  const open = days.filter((day) => day.avoided === null && isShown(day, filter));
  const top = open.reduce<Day | null>((best, day) => (best && best.score >= day.score ? best : day), null);
  const good = open.filter(({ level }) => level === 'veryFavourable' || level === 'favourable').length;
  return (
    <div className="card p-4">
      <h3 className="first-letter:uppercase">{monthName.format(new Date(`${month}-01`))}</h3>
      <p className="text-fine text-muted">
        {texts.monthGood(good)}
        {top
          ? ` · ${texts.monthBest(weekdayNames[top.weekday]?.short ?? '', Number(top.date.slice(8)))}`
          : ` · ${texts.monthNone}`}
      </p>
      <div className="mt-3 grid grid-cols-7 gap-1 text-center">
        {weekdayNames.map(({ value, short }) => (
          <span key={value} aria-hidden="true" className="pb-1 text-fine text-muted">
            {short.charAt(0)}
          </span>
        ))}
        {days.map((day, index) => (
          <button
            key={day.date}
            type="button"
            data-date={day.date}
            data-level={day.avoided === null && isShown(day, filter) ? day.level : undefined}
            data-best={(day.avoided === null && first.has(day.date)) || undefined}
            data-avoided={day.avoided !== null || undefined}
            aria-pressed={day.date === chosen}
            tabIndex={day.date === chosen ? 0 : -1}
            aria-label={labelOf(day)}
            onClick={() => onChoose(day.date)}
            onKeyDown={onMove}
            {...(index === 0 ? { style: { gridColumnStart: day.weekday + 1 } } : {})}
            className="heat-day"
          >
            {Number(day.date.slice(8))}
          </button>
        ))}
      </div>
    </div>
  );
}

/** With the day in figures, as the button shows it: who speaks what is read reaches it (WCAG 2.5.3). */
function labelOf({ date, level, avoided, holiday }: Day): string {
  const words = dateInWords(date).replace('1º', '1');
  return texts.dayLabel(words, avoided === null ? levelNames[level] : texts.avoided[avoided], holiday);
}

/** The chosen day: its level, and for each participant what the number of the day brings. */
function ChosenDay({ day, result }: { readonly day: Day; readonly result: DatesResultWire }) {
  const { participants, table, best } = result;
  const names = shortNames(participants);
  const ranked = best.find(({ date }) => date === day.date);
  return (
    <div className="card p-5 xl:sticky xl:top-24" aria-live="polite">
      <p className="font-display text-h3 first-letter:uppercase">{dateInWords(day.date)}</p>
      <p className="mt-2 flex flex-wrap items-center gap-2">
        <Badge>{day.avoided === null ? levelNames[day.level] : texts.avoided[day.avoided]}</Badge>
        <span className="text-small text-muted tabular-nums">
          {texts.points(day.score)}
          {day.holiday === null ? '' : ` · ${day.holiday}`}
        </span>
      </p>
      <dl className="mt-4 grid gap-3.5">
        {participants.map(({ name, date, nameNumber }, index) => {
          const number = day.personalDays[index] ?? null;
          const row = table.find((one) => one.number === (number === 33 ? 6 : number));
          const isFavoured = day.favoured.includes(index);
          return (
            <div key={`${name} ${date ?? ''}`} className="grid grid-cols-[2.25rem_1fr] gap-x-3">
              <dt className="contents">
                <span
                  className="numeral row-span-2 text-[1.5rem] leading-none"
                  {...(number === null ? {} : { style: numberHue(number) })}
                >
                  {number ?? nameNumber}
                </span>
                <span className="text-small font-semibold">
                  {names[index]}
                  {row ? <span className="font-normal text-muted"> · {fitNames[row.fit].toLowerCase()}</span> : null}
                </span>
              </dt>
              <dd className="text-small text-muted">
                {row ? row.text : (ranked?.reasons[index]?.text ?? texts.nameWithDate)}
                {isFavoured ? <strong className="block text-gold">{texts.favourable}</strong> : null}
              </dd>
            </div>
          );
        })}
      </dl>
      <p className="mt-4 text-fine text-muted">{texts.universal(day.diaUniversal)}</p>
    </div>
  );
}
