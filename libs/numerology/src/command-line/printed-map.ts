import { shortDate } from '../calendar/calendar.ts';
import { explanationLines } from '../explanations/explanation-text.ts';
import type { NumerologyMap, Period, Triangle } from '../map-result.ts';
import { referencesOf } from '../rules/references.ts';
import { ruleSetById } from '../rules/registry.ts';
import type { RuleId } from '../rules/rule-set.ts';
import type { SchoolSection } from '../schools/own-section.ts';
import { ownSections } from '../schools/own-sections.ts';

const mainNumbers = ['motivacao', 'impressao', 'expressao', 'destino', 'missao', 'talentoOculto'] as const;
const karma = ['licoesCarmicas', 'tendenciasOcultas', 'respostaSubconsciente', 'dividasCarmicas'] as const;
const personalTime = ['anoPessoal', 'mesPessoal', 'diaPessoal'] as const;
const birth = ['diaNatalicio', 'numeroPsiquico', 'diasFavoraveis', 'numerosHarmonicos', 'cores', 'planeta'] as const;
const harmony = ['harmoniaConjugal', 'harmoniaNomeNascimento', 'relacaoIntervalos', 'grauAscensao'] as const;
const indent = '  ';
/** Keys of the result that are words, as a person writes them. */
const writtenNames: Readonly<Record<string, string>> = {
  'em ascensao': 'em ascensão',
  favoravel: 'favorável',
  desfavoravel: 'desfavorável',
};

function written(value: unknown): string {
  if (Array.isArray(value)) return value.length === 0 ? 'nenhum' : value.join(', ');
  return value === null ? 'nenhum' : (writtenNames[String(value)] ?? String(value));
}

function periodLine({ position, number, fromAge, toAge, fromYear, toYear, current }: Period): string {
  const until =
    toAge === null
      ? `dos ${fromAge} anos em diante (${fromYear})`
      : `${fromAge} a ${toAge} anos (${fromYear} a ${toYear})`;
  return `${indent}${position}º: ${number}, ${until}${current ? ' ← atual' : ''}`;
}

function triangleLines(title: string, triangle: Triangle): string[] {
  const { arcanoRegente, vigente, sequenciasNegativas } = triangle;
  const sequences = [...new Set(sequenciasNegativas.map(({ sequence }) => sequence))];
  const current = vigente
    ? `; arcano vigente ${vigente.arcano} desde ${shortDate(vigente.fromDate)}${vigente.toDate ? ` até ${shortDate(vigente.toDate)}` : ''}`
    : '';
  return [`${indent}${title}: arcano regente ${arcanoRegente}${current}; sequências negativas: ${written(sequences)}`];
}

function trianglesOf(map: NumerologyMap): string[] {
  const { vida, pessoal, social, destino } = map.triangulos;
  return [
    '',
    'Triângulos',
    ...triangleLines('Vida', vida),
    ...triangleLines('Pessoal', pessoal),
    ...triangleLines('Social', social),
    ...triangleLines('Destino', destino),
    `${indent}Arcanos dominantes: ${written(map.arcanos)}`,
  ];
}

function ownSectionLines({ title, entries }: SchoolSection): string[] {
  return ['', title, ...entries.map(({ label, value }) => `${indent}${label}: ${value}`)];
}

/** The map as text for a person to read in a terminal: every number, then how the main ones were reached. */
export function printedMap(map: NumerologyMap): string {
  const rules = ruleSetById(map.ruleSet);
  const references = referencesOf(rules);
  const section = (title: string, keys: readonly (RuleId & keyof NumerologyMap)[]) => [
    '',
    title,
    ...keys.map((key) => `${indent}${references[key].title}: ${written(map[key])}`),
  ];
  const reasons = mainNumbers.flatMap((key) => [
    `${indent}${references[key].title} = ${map[key]}`,
    ...explanationLines(map.explanations[key], rules).map((line) => `${indent}${indent}${line}`),
  ]);
  return [
    map.name,
    `Nascimento: ${shortDate(map.birthDate)} · ${map.idade} anos em ${shortDate(map.referenceDate)} · ${rules.label} (${map.ruleSet})`,
    ...map.notes.map(({ message }) => message),
    ...section('Números principais', mainNumbers),
    ...section('Carma', karma),
    ...section('Nascimento', birth),
    ...(map.secoes.includes('harmonia') ? section('Harmonia', harmony) : []),
    ...section('Tempo pessoal', personalTime),
    '',
    'Ciclos de vida',
    ...map.periodos.ciclos.map(periodLine),
    'Desafios',
    ...map.periodos.desafios.map(periodLine),
    'Momentos decisivos',
    ...map.periodos.momentos.map(periodLine),
    ...(map.secoes.includes('triangulos') ? trianglesOf(map) : []),
    ...ownSections(map).flatMap(ownSectionLines),
    '',
    'Como se chega aos números',
    ...reasons,
    '',
  ].join('\n');
}
