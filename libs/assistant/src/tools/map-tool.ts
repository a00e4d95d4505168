import type { ChatCard, ChatFigure } from '@sefira/contracts/chat/message';
import { monthNames } from '@sefira/numerology/calendar/calendar';
import { computePartialMap, type PartialMap } from '@sefira/numerology/map';
import type { DateResult, JointResult, NameResult, NumerologyMap } from '@sefira/numerology/map-result';
import { defaultSystem, ruleSetFor } from '@sefira/numerology/rules/registry';
import type { ToolFact } from '../tool-fact.ts';
import type { ToolResult } from './tool-result.ts';

/** A map of a name, a birth date or both; numbers that need the missing one are absent. */
export type AnyMap = Partial<NameResult & DateResult & JointResult> &
  Pick<NumerologyMap, 'system' | 'ruleSet'> & {
    readonly explanations: Partial<NumerologyMap['explanations']>;
  };

export interface MapToolResult extends ToolResult {
  readonly map: AnyMap;
}

export interface ReferencedMap {
  /** Form of address in the answer: `Ana`, `seu marido`. */
  readonly called: string;
  readonly name: string | null;
  readonly birthDate: string | null;
}

/** Numbers that may be shown, by label. */
const shown = [
  ['Destino', 'destino'],
  ['Expressão', 'expressao'],
  ['Motivação', 'motivacao'],
  ['Impressão', 'impressao'],
  ['Missão', 'missao'],
  ['Talento oculto', 'talentoOculto'],
  ['Dia natalício', 'diaNatalicio'],
  ['Número psíquico', 'numeroPsiquico'],
  ['Resposta subconsciente', 'respostaSubconsciente'],
  ['Harmonia conjugal', 'harmoniaConjugal'],
  ['Ano pessoal', 'anoPessoal'],
  ['Mês pessoal', 'mesPessoal'],
  ['Dia pessoal', 'diaPessoal'],
] as const;

const listedNumbers = [
  ['Lições cármicas', 'licoesCarmicas'],
  ['Tendências ocultas', 'tendenciasOcultas'],
  ['Dívidas cármicas', 'dividasCarmicas'],
  ['Desafio', 'desafios'],
  ['Ciclo de vida', 'ciclosDeVida'],
  ['Momento decisivo', 'momentosDecisivos'],
] as const;

/** Figures of a card: the five main numbers and the year. */
const onCard = new Set(['Destino', 'Expressão', 'Motivação', 'Impressão', 'Missão', 'Ano pessoal']);

/** The map of a name, of a birth date, or of both. @throws NumerologyError */
export function readMap(who: ReferencedMap, today: string, system: string): MapToolResult {
  const input = { name: who.name, birthDate: who.birthDate, referenceDate: today, system };
  const map: AnyMap = computePartialMap(input) satisfies PartialMap | NumerologyMap;
  const facts = factsOfMap(map, who.called);
  const figures: ChatFigure[] = facts
    .filter(({ label }) => onCard.has(label))
    .map(({ label, value }) => ({ label, value: String(value) }));
  const card: ChatCard = {
    id: ['map', ...schoolMark(system), who.called].join('-'),
    kind: who.name === null ? 'period' : 'map',
    title: who.name ?? `Números de ${who.called}`,
    subtitle: [
      ...schoolMark(system),
      who.birthDate === null ? 'Só pelo nome' : `Nascimento em ${dayInWords(who.birthDate)}`,
    ].join(' · '),
    figures,
    link: {
      analysis: who.birthDate === null ? 'name' : 'personal',
      people: [{ name: who.name ?? '', birthDate: who.birthDate }],
    },
  };
  const title = `Cálculo do mapa de ${who.name ?? who.called}`;
  return { tool: 'calcular_mapa', map, facts, card, sources: [{ kind: 'calculation', title, ref: card.id }] };
}

/** Names a school other than the default one. */
function schoolMark(system: string): string[] {
  const { system: school, label } = ruleSetFor(system);
  return school === defaultSystem ? [] : [label];
}

function factsOfMap(map: AnyMap, of: string): ToolFact[] {
  const single = shown.flatMap(([label, key]) => {
    const value = map[key];
    return value === undefined ? [] : [{ label, of, value }];
  });
  const listed = listedNumbers.flatMap(([label, key]) => (map[key] ?? []).map((value) => ({ label, of, value })));
  return [...single, ...listed];
}

/** `15 de março de 1990`. */
export function dayInWords(date: string): string {
  const [year = '', month = '', day = ''] = date.split('-');
  return `${Number(day)}${day === '01' ? 'º' : ''} de ${monthNames[Number(month) - 1] ?? month} de ${year}`;
}
