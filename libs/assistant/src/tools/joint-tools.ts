import type { ChatCard } from '@sefira/contracts/chat/message';
import { analyzeCompany } from '@sefira/numerology/company';
import { analyzeCompatibility } from '@sefira/numerology/compatibility';
import { wordOfBand } from '@sefira/numerology/interpretations/relations';
import { interpretRelationship } from '@sefira/numerology/interpretations/relationship/relationship';
import { computePartialMap } from '@sefira/numerology/map';
import type { RelationKind } from '@sefira/numerology/relation/relation-kinds';
import type { ToolFact } from '../tool-fact.ts';
import type { ToolResult } from './tool-result.ts';

const comparedNumbers = [
  ['motivacao', 'Motivação'],
  ['expressao', 'Expressão'],
  ['destino', 'Destino'],
  ['missao', 'Missão'],
] as const;

export interface NamedPerson {
  readonly name: string;
  readonly birthDate: string;
}

/** Compatibility of two to five people, with the texts of their kind of relation where it is known. @throws NumerologyError */
export function comparePeople(
  people: readonly NamedPerson[],
  today: string,
  kind: RelationKind | null,
  system: string,
) {
  const result = analyzeCompatibility({ people: [...people], referenceDate: today, system });
  const relation = kind === null ? null : interpretRelationship(kind, result);
  const names = people.map(({ name }) => name).join(' e ');
  const facts: ToolFact[] = [
    { label: 'Compatibilidade', of: names, value: result.overallScore },
    ...result.pairs.flatMap(({ numbers, score }) => [
      { label: 'Número da harmonia', of: names, value: numbers[0] },
      { label: 'Número da harmonia', of: names, value: numbers[1] },
      { label: 'Compatibilidade', of: names, value: score },
    ]),
  ];
  const card: ChatCard = {
    id: `compatibility-${people.map(({ name }) => name).join('-')}`.slice(0, 120),
    kind: 'compatibility',
    title: names,
    subtitle: relation?.name ?? 'Compatibilidade',
    figures: [
      ...(result.people.length === 2
        ? comparedNumbers.map(([key, label]) => ({
            label,
            value: result.people.map(({ map }) => map[key]).join(' e '),
          }))
        : []),
      { label: 'Leitura', value: wordOfBand(result.level) },
    ],
    link: {
      analysis: 'compatibility',
      people: people.map(({ name, birthDate }) => ({ name, birthDate })),
      ...(kind === null ? {} : { relationKind: kind }),
    },
  };
  const sources: ToolResult['sources'] = [{ kind: 'calculation', title: `Compatibilidade de ${names}`, ref: card.id }];
  return { tool: 'comparar_pessoas', result, relation, facts, card, sources };
}

/** Numbers of a company from its name and, if known, its foundation date. @throws NumerologyError */
export function readCompany(companyName: string, foundationDate: string | null, today: string, system: string) {
  const options = { referenceDate: today, system };
  const whole = foundationDate === null ? null : analyzeCompany({ companyName, foundationDate, ...options });
  const byName = computePartialMap({ name: companyName, birthDate: null, ...options });
  const nameNumber = whole?.companyNumber ?? ('expressao' in byName ? (byName.expressao ?? 0) : 0);
  const facts: ToolFact[] = [
    { label: 'Número da empresa', of: companyName, value: nameNumber },
    ...(whole
      ? [
          { label: 'Número da fundação', of: companyName, value: whole.foundingNumber },
          { label: 'Número poderoso', of: companyName, value: whole.calculations.numeroPoderoso },
          { label: 'Potencial de sucesso', of: companyName, value: whole.successPotential },
          { label: 'Perspectiva financeira', of: companyName, value: whole.financialOutlook },
          { label: 'Ano pessoal', of: companyName, value: whole.personalYear },
        ]
      : []),
  ];
  const card: ChatCard = {
    id: `company-${companyName}`.slice(0, 120),
    kind: 'company',
    title: companyName,
    subtitle: 'Análise de empresa',
    figures: facts.map(({ label, value }) => ({
      label,
      value: /Potencial|Perspectiva/u.test(label) ? `${value}%` : `${value}`,
    })),
    link: { analysis: 'company', people: [{ name: companyName, birthDate: foundationDate }] },
  };
  const sources: ToolResult['sources'] = [{ kind: 'calculation', title: `Números de ${companyName}`, ref: card.id }];
  return { tool: 'analisar_empresa', whole, nameNumber, facts, card, sources };
}
