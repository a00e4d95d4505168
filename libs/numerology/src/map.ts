import { type CalendarDate, parseDate } from './calendar/calendar.ts';
import { parseBirth } from './calendar/personal-time.ts';
import { type Destiny, dateResult, destinyOf } from './date-numbers.ts';
import { explainDate } from './explanations/explain-date.ts';
import { explainJoint } from './explanations/explain-joint.ts';
import { explainName } from './explanations/explain-name.ts';
import type { Explanation } from './explanations/explanation.ts';
import { destinyRelation } from './harmony.ts';
import { debtFindings, debtsOf } from './karmic-debts.ts';
import { readName } from './letters.ts';
import type { DateResult, JointResult, MapIdentity, MapInput, NameResult, NumerologyMap } from './map-result.ts';
import { type NameNumbers, nameNumbers, nameResult } from './name-numbers.ts';
import { reduce, toDigit } from './reduction.ts';
import { ruleSetFor } from './rules/registry.ts';
import type { RuleId, RuleSet, System } from './rules/rule-set.ts';
import { rowOf } from './tables/lookup.ts';
import { triangleRows, trianglesOf } from './triangles.ts';

/** What can be known of a map without the name or without the birth date: those keys of the whole map. */
export type PartialMap = MapIdentity &
  Partial<NameResult> &
  Partial<DateResult> & { explanations: Partial<Record<RuleId, Explanation>> };

export interface PartialMapInput {
  name: string | null;
  birthDate: string | null;
  referenceDate: string;
  system?: System;
}

function jointResult(
  name: NameResult,
  date: DateResult,
  dividasCarmicas: number[],
  triangulos: JointResult['triangulos'],
  rules: RuleSet,
): JointResult {
  const { conjugalHarmony, profoundOpposites, coloursByExpression } = rules.tables;
  const missao = reduce(name.expressao + date.destino, rules.missao.masters);
  const harmoniaConjugal = toDigit(missao);
  const harmonia = rowOf(conjugalHarmony, harmoniaConjugal);
  return {
    missao,
    dividasCarmicas,
    harmoniaConjugal,
    harmonia: {
      vibra: [...harmonia.vibra],
      atrai: [...harmonia.atrai],
      oposto: [...harmonia.oposto],
      passivo: [...harmonia.passivo],
    },
    opostosProfundos: [...(profoundOpposites[harmoniaConjugal] ?? [])],
    harmoniaNomeNascimento: destinyRelation(date.destino, name.expressao),
    aptidaoProfissional: name.expressao,
    aptidaoNumeros: [...new Set([name.expressao, date.destino, missao, date.numeroPsiquico])],
    coresPorExpressao: [
      ...(coloursByExpression[name.expressao] ?? rowOf(coloursByExpression, toDigit(name.expressao))),
    ],
    arcanoVigente: triangulos.vida.vigente?.arcano ?? null,
    triangulos,
  };
}

function wholeMap(input: MapInput, reference: CalendarDate, rules: RuleSet): NumerologyMap {
  const read = readName(input.name, rules.alphabet);
  const birth = parseBirth(input.birthDate, reference);
  const numbers: NameNumbers = nameNumbers(read.letters, read.words.length, rules);
  const destiny: Destiny = destinyOf(birth, rules);
  const rows = triangleRows(read.letters.map(({ value }) => value));
  const name = nameResult(read, numbers, rows, rules);
  const date = dateResult(birth, reference, destiny.value, rules);
  const findings = debtFindings(birth, destiny, numbers, rules);
  const joint = jointResult(
    name,
    date,
    debtsOf(findings),
    trianglesOf(rows, birth, reference, rules.arcanos.span),
    rules,
  );
  return {
    system: rules.system,
    ruleSet: rules.id,
    secoes: [...rules.sections],
    ...name,
    ...date,
    ...joint,
    cores: rules.cores.by === 'dia' ? date.cores : joint.coresPorExpressao,
    explanations: {
      ...explainName(name, numbers, rules),
      ...explainDate(date, birth, destiny, rules),
      ...explainJoint(name, date, joint, findings, rules),
    },
  };
}

/**
 * The whole map of a person or company: every number, period, table and triangle, with its reasons.
 * Depends on nothing but its input.
 * @throws NumerologyError EMPTY_NAME, NAME_TOO_LONG, NAME_WITHOUT_LETTERS, LETTER_WITHOUT_VALUE,
 *   INVALID_DATE, DATE_TOO_EARLY, DATE_IN_FUTURE, UNKNOWN_SYSTEM
 */
export function computeMap(input: MapInput): NumerologyMap {
  return wholeMap(input, parseDate(input.referenceDate, 'referenceDate'), ruleSetFor(input.system));
}

/** Like `computeMap`, under a given rule set: an older version, or one with other options. */
export function computeMapUnder(input: Omit<MapInput, 'system'>, rules: RuleSet): NumerologyMap {
  return wholeMap(input, parseDate(input.referenceDate, 'referenceDate'), rules);
}

/**
 * What the name alone or the birth date alone gives, `null` standing for the one that is missing.
 * @throws NumerologyError as `computeMap`; EMPTY_NAME when both are null
 */
export function computePartialMap(input: PartialMapInput): PartialMap | NumerologyMap {
  const { name, birthDate, referenceDate } = input;
  const rules = ruleSetFor(input.system);
  const reference = parseDate(referenceDate, 'referenceDate');
  if (name !== null && birthDate !== null) return wholeMap({ name, birthDate, referenceDate }, reference, rules);
  const identity: MapIdentity = { system: rules.system, ruleSet: rules.id, secoes: [...rules.sections] };
  if (birthDate !== null) {
    const birth = parseBirth(birthDate, reference);
    const destiny = destinyOf(birth, rules);
    const date = dateResult(birth, reference, destiny.value, rules);
    return { ...identity, ...date, explanations: explainDate(date, birth, destiny, rules) };
  }
  // A map without a name and without a date is refused as a map without a name.
  const read = readName(name ?? '', rules.alphabet);
  const numbers = nameNumbers(read.letters, read.words.length, rules);
  const rows = triangleRows(read.letters.map(({ value }) => value));
  const result = nameResult(read, numbers, rows, rules);
  return { ...identity, ...result, explanations: explainName(result, numbers, rules) };
}
