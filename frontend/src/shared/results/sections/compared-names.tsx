import type { CompanyResultWire } from '@sefira/contracts/numerology/company-result';
import { destinyRelationWords, companyResultTexts as texts } from '../../../texts/analyses/results.ts';
import { numberHue } from '../../../ui/drawings/number-hue.ts';
import { dateInFigures } from '../../../ui/format/calendar-date.ts';
import { Fold, FoldList } from '../chapters/fold.tsx';
import { NumberMark } from '../chapters/number-mark.tsx';

type Whole = CompanyResultWire['names'][number];
/** A public page has no facts of a date. */
type Compared = Pick<Whole, 'name' | 'companyNumber' | 'motivacao' | 'impressao' | 'sectorFit' | 'lacks'> &
  Partial<Whole>;

interface ComparedNamesProps {
  readonly names: readonly Compared[];
  readonly reading: Pick<CompanyResultWire['reading'], 'candidates'>;
}

const listFormat = new Intl.ListFormat('pt-BR');

/** On a phone the label of a row stands above its values. */
const rowClasses = {
  2: 'grid grid-cols-2 gap-x-4 md:grid-cols-[11rem_repeat(2,minmax(0,1fr))]',
  3: 'grid grid-cols-3 gap-x-4 md:grid-cols-[11rem_repeat(3,minmax(0,1fr))]',
} as const;

/** Up to three names of the company side by side; nothing where one was given. */
export function ComparedNames({ names, reading }: ComparedNamesProps) {
  if (names.length === 0) return null;
  const row = rowClasses[names.length === 2 ? 2 : 3];
  const columns = names.map(factsOf);
  const others = [...numbersOf(names, reading)].filter(([number]) => number !== names[0]?.companyNumber);
  return (
    <section className="section">
      <h2>{texts.compared}</h2>
      {names[0]?.fit === undefined ? null : <p className="measure mt-2 text-muted">{texts.comparedLead}</p>}
      <table className="card mt-6 block p-5 text-small md:p-6">
        <thead className="block">
          <tr className={row}>
            <td className="hidden md:block" />
            {names.map((name, index) => (
              <NameHead key={name.name} name={name} keyword={reading.candidates[index]?.keyword ?? ''} />
            ))}
          </tr>
        </thead>
        <tbody className="block">
          {columns[0]?.map(([label], line) => (
            <tr key={label} className={`${row} mt-2 border-t border-border pt-2`}>
              <th scope="row" className="col-span-full text-start font-normal text-muted md:col-span-1">
                {label}
              </th>
              {columns.map((facts, column) => (
                <td key={names[column]?.name} className="font-semibold tabular-nums [overflow-wrap:anywhere]">
                  {facts[line]?.[1]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {others.length > 0 ? (
        <FoldList className="mt-6">
          {others.map(([number, candidates]) => {
            const [{ text } = { text: '' }] = candidates;
            return (
              <Fold
                key={number}
                title={texts.inTheSector(listFormat.format(candidates.map(({ name }) => name)), number)}
                lead={text}
                mark={<NumberMark number={number} />}
              >
                <p className="measure">{text}</p>
              </Fold>
            );
          })}
        </FoldList>
      ) : null}
    </section>
  );
}

function NameHead({ name: compared, keyword }: { readonly name: Compared; readonly keyword: string }) {
  const { name, companyNumber, fit, isBest } = compared;
  return (
    <th scope="col" className="flex flex-col items-start pb-2 text-start font-normal">
      <span className="min-h-5 text-fine font-semibold text-gold">{isBest ? texts.best : null}</span>
      <span className="numeral text-[2.75rem] leading-none" style={numberHue(companyNumber)}>
        {companyNumber}
      </span>
      <span className="mt-2 font-display text-[1.0625rem] leading-tight md:text-h3 [overflow-wrap:anywhere]">
        {name}
      </span>
      <span className="mb-2 text-muted">{keyword}</span>
      {fit === undefined ? null : (
        <>
          <span className="mt-auto text-h3 font-semibold tabular-nums">{fit}%</span>
          <span className="text-muted">{texts.comparedFit.toLowerCase()}</span>
        </>
      )}
    </th>
  );
}

/** The names by their number, each with its text; the first name's own is read among the chapters of the company. */
function numbersOf(names: readonly Compared[], { candidates }: ComparedNamesProps['reading']) {
  const read = names.map(({ name, companyNumber }, index) => ({
    name,
    companyNumber,
    text: candidates[index]?.text ?? '',
  }));
  return Map.groupBy(read, ({ companyNumber }) => companyNumber);
}

type Fact = [label: string, value: string];

function factsOf(name: Compared): Fact[] {
  const {
    motivacao,
    impressao,
    withFoundation,
    withFounders = [],
    sectorFit,
    successPotential,
    lacks,
    openingDay,
  } = name;
  return [
    ['Motivação', String(motivacao)],
    ['Impressão', String(impressao)],
    ...(withFoundation ? [[texts.comparedFoundation, destinyRelationWords[withFoundation]] as Fact] : []),
    ...withFounders.map(
      (founder): Fact => [
        texts.comparedFounder(founder.name?.split(' ')[0] ?? null),
        destinyRelationWords[founder.relation],
      ],
    ),
    [texts.comparedSector, `${sectorFit}%`],
    ...(successPotential === undefined ? [] : [[texts.successPotential, `${successPotential}%`] as Fact]),
    [texts.comparedLacks, lacks.length === 0 ? texts.comparedLacksNone : lacks.join(', ')],
    ...(openingDay ? [[texts.comparedOpening, dateInFigures(openingDay)] as Fact] : []),
  ];
}
