import type { RelationPairWire, SharedMonthWire } from '@sefira/contracts/numerology/results';
import { relationTexts as texts } from '../../../texts/analyses/relations.ts';
import { numberHue } from '../../../ui/drawings/number-hue.ts';
import { Fold, FoldList } from '../chapters/fold.tsx';

type Level = 'h3' | 'h4';

interface Entry {
  readonly number: number;
  readonly title: string;
  readonly note: string;
  readonly text: string;
}

/** What two people make of their numbers in each axis. */
export function axisEntries({ axes }: RelationPairWire): Entry[] {
  return axes.map(({ axis, numbers, text }) => ({
    number: numbers[0],
    title: texts.axisNames[axis],
    note: texts.axisNote(numbers, texts.axisHints[axis]),
    text,
  }));
}

/** The numbers that both have, and what each has that the other lacks; `called` names all people by their index. */
export function commonEntries(pair: RelationPairWire, called: readonly string[]): Entry[] {
  const { shared, fills, person1, person2 } = pair;
  const names = [person1, person2].map(({ id }) => called[Number(id) - 1] ?? '');
  return [
    ...shared.map(({ number, title, text, positions }) => ({
      number,
      title,
      note: positions
        .map((own, index) => `${names[index]}: ${own.map((position) => texts.positions[position]).join(', ')}`)
        .join(' · '),
      text,
    })),
    ...fills.map(({ from, to, number, text }) => ({
      number,
      title: texts.fromTo(called[from] ?? '', called[to] ?? ''),
      note: texts.lends,
      text,
    })),
  ];
}

/** Numbers with their texts, folded; the first one open. */
export function FoldedEntries({ entries }: { readonly entries: readonly Entry[] }) {
  return (
    <FoldList className="mt-6">
      {entries.map(({ number, title, note, text }, index) => (
        <Fold
          key={`${title} ${number}`}
          title={title}
          eyebrow={note}
          lead={text}
          open={index === 0}
          mark={
            <span className="numeral" style={numberHue(number)}>
              {number}
            </span>
          }
        >
          <p className="measure">{text}</p>
        </Fold>
      ))}
    </FoldList>
  );
}

/** The same one below the other, inside of a fold. */
export function PlainEntries({ entries }: { readonly entries: readonly Entry[] }) {
  return (
    <div className="mt-6 grid gap-5">
      {entries.map(({ number, title, note, text }) => (
        <NumberedText key={`${title} ${number}`} number={number} title={title} text={text} Heading="h4">
          {note}
        </NumberedText>
      ))}
    </div>
  );
}

interface NumberedTextProps {
  readonly number: number;
  readonly title: string;
  readonly text: string;
  readonly Heading: Level;
  readonly children: string;
}

export function NumberedText({ number, title, text, Heading, children }: NumberedTextProps) {
  return (
    <div className="grid grid-cols-[3.5rem_1fr] gap-4">
      <span className="numeral text-[2.5rem] leading-none" style={numberHue(number)}>
        {number}
      </span>
      <div>
        <Heading>{title}</Heading>
        <p className="text-small text-muted">{children}</p>
        <p className="measure mt-2">{text}</p>
      </div>
    </div>
  );
}

const monthWords = new Intl.DateTimeFormat('pt-BR', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const dayWords = new Intl.DateTimeFormat('pt-BR', { weekday: 'short', day: 'numeric', timeZone: 'UTC' });

/** The twelve months of all people together, the first one open. */
export function SharedMonths({
  months,
  called,
}: {
  readonly months: readonly SharedMonthWire[];
  readonly called: readonly string[];
}) {
  return (
    <FoldList className="fold-columns mt-6">
      {months.map(({ month, number, personalMonths, text, practice, days }, index) => (
        <Fold
          key={month}
          title={capital(monthWords.format(new Date(`${month}-01T00:00:00Z`)))}
          lead={text}
          open={index === 0}
          mark={
            <span className="numeral" style={numberHue(number)}>
              {number}
            </span>
          }
        >
          <p className="measure">{text}</p>
          <p className="mt-2 text-small text-muted">
            {texts.personalMonths(personalMonths.map((own, at) => `${called[at]} ${own}`).join(' · '))}
          </p>
          {practice ? (
            <p className="measure mt-3 border-s border-gold ps-4">
              <strong>{texts.practice}:</strong> {practice}
            </p>
          ) : null}
          <ul className="mt-4 flex flex-wrap gap-2">
            {days.map(({ date, purpose, favourable }) => (
              <li key={date} className="rounded-lg border border-gold px-3 py-1 text-small">
                {favourable > 1 ? '✦ ' : ''}
                {dayWords.format(new Date(`${date}T00:00:00Z`))}: {purpose}
              </li>
            ))}
          </ul>
        </Fold>
      ))}
    </FoldList>
  );
}

function capital(words: string): string {
  return words.charAt(0).toLocaleUpperCase('pt-BR') + words.slice(1);
}
