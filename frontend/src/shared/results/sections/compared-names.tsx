import type { CompanyResultWire } from '@sefira/contracts/numerology/company-result';
import { destinyRelationWords, companyResultTexts as texts } from '../../../texts/analyses/results.ts';
import { numberHue } from '../../../ui/drawings/number-hue.ts';
import { dateInFigures } from '../../../ui/format/calendar-date.ts';
import { Fold, FoldList } from '../chapters/fold.tsx';
import { NumberMark } from '../chapters/number-mark.tsx';

type Compared = CompanyResultWire['names'][number];

/** Up to three names of the company side by side; nothing where one was given. */
export function ComparedNames({ names, reading }: Pick<CompanyResultWire, 'names' | 'reading'>) {
  if (names.length === 0) return null;
  return (
    <section className="section">
      <h2>{texts.compared}</h2>
      <p className="measure mt-2 text-muted">{texts.comparedLead}</p>
      <ul className="mt-6 grid gap-4 md:grid-cols-3">
        {names.map((name, index) => (
          <NameColumn key={name.name} name={name} keyword={reading.candidates[index]?.keyword ?? ''} />
        ))}
      </ul>
      <FoldList className="mt-6">
        {names.map(({ name, companyNumber }, index) => {
          const text = reading.candidates[index]?.text ?? '';
          return (
            <Fold
              key={name}
              title={texts.inTheSector(name, companyNumber)}
              lead={text}
              mark={<NumberMark number={companyNumber} />}
            >
              <p className="measure">{text}</p>
            </Fold>
          );
        })}
      </FoldList>
    </section>
  );
}

function NameColumn({ name: compared, keyword }: { readonly name: Compared; readonly keyword: string }) {
  const { name, companyNumber, fit, isBest } = compared;
  return (
    <li className={`card flex flex-col p-5 ${isBest ? 'border-accent' : ''}`}>
      <div className="flex items-start gap-4">
        <span className="numeral text-[2.75rem] leading-none" style={numberHue(companyNumber)}>
          {companyNumber}
        </span>
        <div className="min-w-0 flex-1">
          <h3 className="leading-tight [overflow-wrap:anywhere]">{name}</h3>
          <p className="text-small text-muted">{keyword}</p>
        </div>
      </div>
      <p className="mt-4 flex items-baseline gap-2">
        <span className="text-h3 font-semibold tabular-nums">{fit}%</span>
        <span className="text-small text-muted">
          {isBest ? `${texts.comparedFit.toLowerCase()}, ${texts.best}` : texts.comparedFit.toLowerCase()}
        </span>
      </p>
      <dl className="mt-3 grid gap-2 text-small">
        {factsOf(compared).map(([label, value]) => (
          <div key={label} className="flex justify-between gap-4 border-t border-border pt-2">
            <dt className="text-muted">{label}</dt>
            <dd className="text-end font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
}

function factsOf(name: Compared): [string, string][] {
  const { motivacao, impressao, withFoundation, withFounders, sectorFit, successPotential, lacks, openingDay } = name;
  return [
    ['Motivação', String(motivacao)],
    ['Impressão', String(impressao)],
    [texts.comparedFoundation, destinyRelationWords[withFoundation]],
    ...withFounders.map((founder): [string, string] => [
      texts.comparedFounder(founder.name?.split(' ')[0] ?? null),
      destinyRelationWords[founder.relation],
    ]),
    [texts.comparedSector, `${sectorFit}%`],
    [texts.successPotential, `${successPotential}%`],
    [texts.comparedLacks, lacks.length === 0 ? texts.comparedLacksNone : lacks.join(', ')],
    ...(openingDay ? [[texts.comparedOpening, dateInFigures(openingDay)] as [string, string]] : []),
  ];
}
