import detalhes from '../../../texts/childhood/detalhes.json' with { type: 'json' };
import retrato from '../../../texts/childhood/retrato.json' with { type: 'json' };
import type { DestinyRelation, NameResult } from '../../map-result.ts';
import type { System } from '../../rules/rule-set.ts';
import {
  interpretAscent,
  interpretBirthday,
  interpretDebt,
  interpretHiddenTalent,
  interpretLesson,
  interpretPsychic,
  interpretResponse,
  interpretTendency,
} from '../inner-traits.ts';
import { interpretNameAndBirth } from '../relations.ts';
import type { DescribedText, PracticeText, TendencyText, TitledText, VocationText } from '../schema.ts';
import { type TextTable, textOf } from '../text-of.ts';
import type { Choose } from '../variants.ts';

type Practised = Pick<PracticeText, 'text' | 'practice'>;

const talents: TextTable<string> = retrato.talentos;
const plays: TextTable<VocationText> = retrato.vocacao;
const lessons: TextTable<readonly Practised[]> = retrato.licoes;
const tendencies: TextTable<readonly string[]> = retrato.tendencias;
const debts: TextTable<readonly Practised[]> = retrato.dividas;
const birthdays: TextTable<string> = detalhes.dias;
const psychic: TextTable<string> = detalhes.psiquicos;
const responses: TextTable<string> = detalhes.respostas;
const intervals: TextTable<string> = detalhes.primeiroNome;
const nameAndBirth: Record<DestinyRelation, string> = detalhes.nomeENascimento;
const ascents: Record<NameResult['grauAscensao'], string> = detalhes.ascensao;

/**
 * The traits of a child under 12, to the adults around; titles are those of all ages. `byNumbers` picks among the variants
 * of what comes from the letters, `choose` among those of debts.
 */
export function childTraits(byNumbers: Choose, choose: Choose) {
  return {
    birthday: (day: number): TitledText => ({
      ...interpretBirthday(day),
      text: textOf('childhood/detalhes dias', birthdays, day),
    }),
    psychic: (number: number): TitledText => ({
      ...interpretPsychic(number),
      text: textOf('childhood/detalhes psiquicos', psychic, number),
    }),
    response: (number: number): TitledText => ({
      ...interpretResponse(number),
      text: textOf('childhood/detalhes respostas', responses, number),
    }),
    interval: (number: number): string => textOf('childhood/detalhes primeiroNome', intervals, number),
    nameAndBirth: (relation: DestinyRelation): DescribedText => ({
      ...interpretNameAndBirth(relation),
      description: nameAndBirth[relation],
    }),
    ascent: (degree: NameResult['grauAscensao']): TitledText => ({ ...interpretAscent(degree), text: ascents[degree] }),
    talent: (number: number): TitledText => ({
      ...interpretHiddenTalent(number),
      text: textOf('childhood/retrato talentos', talents, number),
    }),
    /** In place of a vocation: how the Expressão plays and learns. */
    vocation: (expressao: number): VocationText => textOf('childhood/retrato vocacao', plays, expressao),
    lesson: (lesson: number, system: System): ReturnType<typeof interpretLesson> => ({
      ...interpretLesson(lesson, system),
      ...byNumbers(textOf('childhood/retrato licoes', lessons, lesson), `childhood/licoes/${lesson}`),
    }),
    tendency: (number: number): TendencyText => ({
      ...interpretTendency(number),
      text: byNumbers(textOf('childhood/retrato tendencias', tendencies, number), `childhood/tendencias/${number}`),
    }),
    debt: (debt: number): PracticeText => ({
      ...interpretDebt(debt),
      ...choose(textOf('childhood/retrato dividas', debts, debt), `childhood/dividas/${debt}`),
    }),
  };
}

export type TraitTexts = ReturnType<typeof childTraits>;
