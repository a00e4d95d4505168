import ofTeens from '../../../texts/adolescence/retrato.json' with { type: 'json' };
import aptidaoDoIdoso from '../../../texts/traits/aptidaoDoIdoso.json' with { type: 'json' };
import type { System } from '../../rules/rule-set.ts';
import {
  interpretBirthday,
  interpretDebt,
  interpretHiddenTalent,
  interpretLesson,
  interpretPsychic,
  interpretResponse,
  interpretTendency,
} from '../inner-traits.ts';
import type { PracticeText, TendencyText, TitledText, VocationText } from '../schema.ts';
import { type TextTable, textOf } from '../text-of.ts';
import type { Choose } from '../variants.ts';

const vocationsOfTeens: TextTable<VocationText> = ofTeens.vocacao;
const birthdaysOfTeens: TextTable<string> = ofTeens.dias;
const tendenciesOfTeens: TextTable<readonly string[]> = ofTeens.tendencias;
type Practised = Pick<PracticeText, 'text' | 'practice'>;

const psychicOfTeens: TextTable<string> = ofTeens.psiquicos;
const responsesOfTeens: TextTable<string> = ofTeens.respostas;
const talentsOfTeens: TextTable<string> = ofTeens.talentos;
const lessonsOfTeens: TextTable<readonly Practised[]> = ofTeens.licoes;
const debtsOfTeens: TextTable<readonly Practised[]> = ofTeens.dividas;
const vocationsOfElders: TextTable<VocationText> = aptidaoDoIdoso;

/**
 * What a reader of 12 to 17 has in other words than an adult; `byNumbers` picks among the variants
 * of lessons and tendencies, `choose` among those of debts.
 */
export function teenTraits(byNumbers: Choose, choose: Choose) {
  return {
    birthday: (day: number): TitledText => ({
      ...interpretBirthday(day),
      text: textOf('adolescence/retrato dias', birthdaysOfTeens, day),
    }),
    psychic: (number: number): TitledText => ({
      ...interpretPsychic(number),
      text: textOf('adolescence/retrato psiquicos', psychicOfTeens, number),
    }),
    response: (number: number): TitledText => ({
      ...interpretResponse(number),
      text: textOf('adolescence/retrato respostas', responsesOfTeens, number),
    }),
    talent: (number: number): TitledText => ({
      ...interpretHiddenTalent(number),
      text: textOf('adolescence/retrato talentos', talentsOfTeens, number),
    }),
    lesson: (lesson: number, system: System): ReturnType<typeof interpretLesson> => ({
      ...interpretLesson(lesson, system),
      ...byNumbers(textOf('adolescence/retrato licoes', lessonsOfTeens, lesson), `adolescence/licoes/${lesson}`),
    }),
    tendency: (number: number): TendencyText => ({
      ...interpretTendency(number),
      text: byNumbers(
        textOf('adolescence/retrato tendencias', tendenciesOfTeens, number),
        `adolescence/tendencias/${number}`,
      ),
    }),
    vocation: (expressao: number): VocationText => textOf('adolescence/retrato vocacao', vocationsOfTeens, expressao),
    debt: (debt: number): PracticeText => ({
      ...interpretDebt(debt),
      ...choose(textOf('adolescence/retrato dividas', debtsOfTeens, debt), `adolescence/dividas/${debt}`),
    }),
  };
}

/** What a reader of 60 or more has in other words. */
export const elderTraits = {
  vocation: (expressao: number): VocationText => textOf('aptidaoDoIdoso', vocationsOfElders, expressao),
};
