import { computeMap } from '@sefira/numerology/map';
import { numberNames } from '../../../texts/analyses/personal-analysis.ts';
import { otherSchools, schoolWords } from '../../../texts/analyses/schools.ts';
import { schoolTexts as texts } from '../../../texts/analyses/schools-comparison.ts';
import { numberHue, numeralClass } from '../../../ui/drawings/number-hue.ts';
import { Badge } from '../../../ui/feedback/badge.tsx';
import type { MapOfPerson } from '../result-types.ts';
import { comparedNumbers } from './compared-numbers.ts';

/** The same name and date by the rules of every other school, computed in the page. */
export function SchoolsTable({ map }: { readonly map: MapOfPerson }) {
  const { name, birthDate, referenceDate, system } = map;
  const others = otherSchools(system).map((school) => computeMap({ name, birthDate, referenceDate, system: school }));
  const columns = [
    { school: system, numbers: map },
    ...others.map((other) => ({ school: other.system, numbers: other })),
  ];
  const isChanged = (key: (typeof comparedNumbers)[number]) => others.some((other) => other[key] !== map[key]);
  const changed = comparedNumbers.filter(isChanged).length;
  return (
    <div className="mt-5 max-w-[44rem]">
      <p role="status" className="text-muted">
        {texts.changed(changed, comparedNumbers.length)}
      </p>
      <table className="mt-4 w-full text-start">
        <thead className="text-small text-muted">
          <tr>
            <th scope="col" className="py-2 text-start font-normal">
              {texts.number}
            </th>
            {columns.map(({ school }) => (
              <th key={school} scope="col" className="px-2 py-2 text-center font-normal">
                {schoolWords(school).name}
              </th>
            ))}
            <th scope="col" className="py-2">
              <span className="sr-only">{texts.difference}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {comparedNumbers.map((key) => (
            <tr key={key} className="border-t border-border">
              <th scope="row" className="py-2.5 pe-2 text-start text-[0.9375rem] font-semibold">
                {numberNames[key].name}
              </th>
              {columns.map(({ school, numbers }) => (
                <td key={school} className="px-2 py-2.5 text-center">
                  <span className={`${numeralClass(numbers[key])} text-h3`} style={numberHue(numbers[key])}>
                    {numbers[key]}
                  </span>
                </td>
              ))}
              <td className="py-2.5 text-end">
                <Badge tone={isChanged(key) ? 'gold' : 'neutral'}>{isChanged(key) ? texts.other : texts.same}</Badge>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
