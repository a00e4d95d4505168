import { explanationLines } from '@sefira/numerology/explanations/explanation-text';
import type { AnyMap } from '../tools/map-tool.ts';
import type { Topic } from './topics.ts';

/** How sure a rule is, in words. */
const certainties: Readonly<Record<string, string>> = {
  A: 'unânime entre as fontes',
  'A/B': 'majoritária entre as fontes',
  B: 'majoritária entre as fontes',
  'B+': 'majoritária entre as fontes',
  'B−': 'majoritária, com poucas fontes',
  'C+': 'dividida entre as escolas',
  C: 'dividida entre as escolas',
  D: 'escolha da Sefira',
};
const source = / \(fonte: .*?; certeza ([^)]+)\)$/u;
/** `(H)`, `(C, L)`: a source in the abbreviations of the engine's records. */
const signs = / \([A-Z]\d?(?:, [A-Z]\d?)*\)/gu;

/** The whole calculation of a topic: addends, total, rule, certainty and the dissent of other schools. */
export function basisOf(map: AnyMap, topic: Topic): string[] {
  const explanation = topic === 'mapa' ? undefined : map.explanations[topic as keyof AnyMap['explanations']];
  if (!explanation) return [];
  return explanationLines(explanation, { id: map.ruleSet }).map((line) =>
    line.replace(source, (_, grade: string) => ` Certeza: ${certainties[grade] ?? grade}.`).replace(signs, ''),
  );
}
