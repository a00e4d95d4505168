import retrato from '../../../texts/childhood/retrato.json' with { type: 'json' };
import type { System } from '../../rules/rule-set.ts';
import { interpretDebt, interpretHiddenTalent, interpretLesson, interpretTendency } from '../inner-traits.ts';
import type { PracticeText, TendencyText, TitledText, VocationText } from '../schema.ts';
import { type TextTable, textOf } from '../text-of.ts';

type Practised = Pick<PracticeText, 'text' | 'practice'>;

const talents: TextTable<string> = retrato.talentos;
const plays: TextTable<VocationText> = retrato.vocacao;
const lessons: TextTable<Practised> = retrato.licoes;
const tendencies: TextTable<string> = retrato.tendencias;
const debts: TextTable<Practised> = retrato.dividas;

/** Talent, play, lessons, tendencies and debts of a child under 12, to the adults around; titles are those of all ages. */
export const childTraits = {
  talent: (number: number): TitledText => ({
    ...interpretHiddenTalent(number),
    text: textOf('childhood/retrato talentos', talents, number),
  }),
  /** In place of a vocation: how the Expressão plays and learns. */
  vocation: (expressao: number): VocationText => textOf('childhood/retrato vocacao', plays, expressao),
  lesson: (lesson: number, system: System): ReturnType<typeof interpretLesson> => ({
    ...interpretLesson(lesson, system),
    ...textOf('childhood/retrato licoes', lessons, lesson),
  }),
  tendency: (number: number): TendencyText => ({
    ...interpretTendency(number),
    text: textOf('childhood/retrato tendencias', tendencies, number),
  }),
  debt: (debt: number): PracticeText => ({
    ...interpretDebt(debt),
    ...textOf('childhood/retrato dividas', debts, debt),
  }),
};
