import type { CompanyResultWire } from '@sefira/contracts/numerology/company-result';
import { relationWords, companyResultTexts as texts } from '../../../texts/analyses/results.ts';
import { dateInFigures } from '../../../ui/format/calendar-date.ts';
import { Fold, FoldList } from '../chapters/fold.tsx';
import { NumberMark } from '../chapters/number-mark.tsx';

const monthName = new Intl.DateTimeFormat('pt-BR', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const days = new Intl.ListFormat('pt-BR');

type Reading = CompanyResultWire['reading'];

interface InsideCompanyProps {
  readonly companyNumber: number;
  /** Without directors on a public page. */
  readonly reading: Pick<Reading, 'sector' | 'team' | 'clients' | 'money' | 'names'> &
    Partial<Pick<Reading, 'owner' | 'partners'>>;
}

/** The firm in its sector, its people and money, who directs it, both names. */
export function InsideCompany({ companyNumber, reading }: InsideCompanyProps) {
  const { owner, partners = [], names } = reading;
  const directors = [...(owner ? [owner] : []), ...partners];
  const chapters = [
    { title: texts.inSector, number: companyNumber, lead: reading.sector, more: [] },
    { title: texts.team, number: companyNumber, lead: reading.team, more: [] },
    { title: texts.clients, number: companyNumber, lead: reading.clients, more: [] },
    { title: texts.money, number: companyNumber, lead: reading.money, more: [] },
    ...directors.map((director) => ({
      title: director.name && directors.length > 1 ? texts.partnerAndName(director.name) : texts.ownerAndName,
      number: director.number,
      lead: director.text,
      more: [
        ...(director.axes.length > 0 ? [axesSentence(director.axes)] : []),
        ...director.brings,
        ...(director.missing ? [director.missing] : []),
      ],
    })),
    ...(names ? [{ title: texts.names, number: names.trade, lead: names.text, more: [] }] : []),
  ];
  return (
    <section className="section">
      <h2>{texts.chapters}</h2>
      <FoldList className="mt-6">
        {chapters.map(({ title, number, lead, more }) => (
          <Fold key={title} title={title} lead={lead} mark={<NumberMark number={number} />}>
            <p className="measure">{lead}</p>
            {more.map((sentence) => (
              <p key={sentence} className="measure mt-3">
                {sentence}
              </p>
            ))}
          </Fold>
        ))}
      </FoldList>
    </section>
  );
}

/** What is inside the firm, then its years and months. */
export function CompanyChapters({ result }: { readonly result: CompanyResultWire }) {
  const { reading, companyNumber } = result;
  return (
    <>
      <InsideCompany companyNumber={companyNumber} reading={reading} />
      <section className="section">
        <h2>{texts.time}</h2>
        <p className="measure mt-2 text-muted">{texts.timeLead}</p>
        <FoldList className="mt-6">
          {reading.years.map(({ number, from, to, text }) => (
            <Fold
              key={from}
              eyebrow={texts.span(dateInFigures(from), dateInFigures(to))}
              title={texts.year(number)}
              lead={text}
              mark={<NumberMark number={number} />}
            >
              <p className="measure">{text}</p>
            </Fold>
          ))}
        </FoldList>
        <FoldList className="mt-6">
          <Fold title={texts.months} lead={texts.monthsLead}>
            <MonthList months={reading.months} />
          </Fold>
        </FoldList>
      </section>
    </>
  );
}

type Axes = CompanyResultWire['reading']['partners'][number]['axes'];

/** “Motivação 6 e 3: vibram juntos” for each number that company and person both have. */
function axesSentence(axes: Axes): string {
  const words = axes.map(
    ({ axis, company, owner, relation }) => `${axis} ${company} e ${owner}, ${relationWords[relation].toLowerCase()}`,
  );
  return `${texts.axes}, a empresa e a pessoa: ${words.join('; ')}.`;
}

function MonthList({ months }: { readonly months: CompanyResultWire['reading']['months'] }) {
  return (
    <ul className="grid gap-6 lg:grid-cols-2">
      {months.map(({ month, number, text, days: dates }) => (
        <li key={month} className="flex gap-4">
          <NumberMark number={number} />
          <div>
            <p className="text-small text-muted">{texts.month(number)}</p>
            <h4 className="text-h3">{capitalized(monthName.format(new Date(`${month}-01`)))}</h4>
            <p className="measure mt-1">{text ?? texts.again}</p>
            {dates.length > 0 ? (
              <p className="measure mt-2 text-small text-muted">
                {texts.goodDays(days.format(dates.map((date) => String(Number(date.slice(8))))))}
              </p>
            ) : null}
          </div>
        </li>
      ))}
    </ul>
  );
}

function capitalized(text: string): string {
  return text.charAt(0).toLocaleUpperCase('pt-BR') + text.slice(1);
}
