import { computeMap } from '@sefira/numerology/map';
import { numberNames, schoolTexts as texts } from '../../../texts/analyses/personal-analysis.ts';
import { numberHue, numeralClass } from '../../../ui/drawings/number-hue.ts';
import { Badge } from '../../../ui/feedback/badge.tsx';
import type { MapOfPerson, System } from '../result-types.ts';

const compared = [
  'motivacao',
  'impressao',
  'expressao',
  'destino',
  'missao',
  'talentoOculto',
  'anoPessoal',
  'mesPessoal',
  'diaPessoal',
] as const;

const otherOf: Readonly<Record<System, System>> = { cabalistica: 'pitagorica', pitagorica: 'cabalistica' };

/** The same name and date by the rules of the other school, computed in the page. */
export function SchoolsTable({ map }: { readonly map: MapOfPerson }) {
  const { name, birthDate, referenceDate, system } = map;
  const other = computeMap({ name, birthDate, referenceDate, system: otherOf[system] });
  const changed = compared.filter((key) => map[key] !== other[key]).length;
  return (
    <div className="mt-5 max-w-[44rem]">
      <p role="status" className="text-muted">
        {texts.changed(changed, compared.length)}
      </p>
      <table className="mt-4 w-full text-start">
        <thead className="text-small text-muted">
          <tr>
            <th scope="col" className="py-2 text-start font-normal">
              {texts.number}
            </th>
            <th scope="col" className="px-2 py-2 text-center font-normal">
              {texts.names[system]}
            </th>
            <th scope="col" className="px-2 py-2 text-center font-normal">
              {texts.names[otherOf[system]]}
            </th>
            <th scope="col" className="py-2">
              <span className="sr-only">{texts.difference}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {compared.map((key) => (
            <tr key={key} className="border-t border-border">
              <th scope="row" className="py-2.5 pe-2 text-start text-[0.9375rem] font-semibold">
                {numberNames[key].name}
              </th>
              {[map[key], other[key]].map((number, index) => (
                <td key={index === 0 ? system : otherOf[system]} className="px-2 py-2.5 text-center">
                  <span className={`${numeralClass(number)} text-h3`} style={numberHue(number)}>
                    {number}
                  </span>
                </td>
              ))}
              <td className="py-2.5 text-end">
                <Badge tone={map[key] === other[key] ? 'neutral' : 'gold'}>
                  {map[key] === other[key] ? texts.same : texts.other}
                </Badge>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
