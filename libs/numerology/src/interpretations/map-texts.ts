import type { NumerologyMap } from '../map-result.ts';
import { toDigit } from '../reduction.ts';
import { interpretArcano, interpretRulingArcano, interpretSequence } from './arcana.ts';
import { childTraits } from './book/child-traits.ts';
import { ageBandOf, yearBandOf } from './book/life-line.ts';
import { interpretMainOf } from './book/main-of-person.ts';
import { yearWords } from './book/year-words.ts';
import {
  describeColours,
  describeColoursToAvoid,
  describeFavourableDays,
  describeHarmonicNumbers,
  describeNeutralNumbers,
} from './favourable.ts';
import {
  interpretAscent,
  interpretBirthday,
  interpretDebt,
  interpretHiddenTalent,
  interpretInterval,
  interpretLesson,
  interpretPsychic,
  interpretResponse,
  interpretTendency,
  interpretVocation,
} from './inner-traits.ts';
import { interpretChallenge, interpretCycle, interpretMoment } from './periods.ts';
import { interpretDay, interpretMonth, interpretPlanet } from './personal-time.ts';
import { recommendPersonal } from './recommend-people.ts';
import { interpretNameAndBirth } from './relations.ts';
import { chooserByNumbers, chooserFor } from './variants.ts';

/** The numbers with their texts: `[{ number, ...text }]`. */
function each<Text extends object>(numbers: readonly number[], interpret: (number: number) => Text) {
  return numbers.map((number) => ({ number, ...interpret(number) }));
}

/** Every text of a map, under the map's own keys; lists in the order of the map's lists. */
export function interpretMap(map: NumerologyMap) {
  const isChild = ageBandOf(map.idade) === 'child';
  const choose = chooserFor(map);
  // Lessons and tendencies come from the letters, not from the five numbers; debts come from these.
  const byNumbers = chooserByNumbers(map);
  return {
    motivacao: interpretMainOf(map, 'motivacao'),
    impressao: interpretMainOf(map, 'impressao'),
    expressao: interpretMainOf(map, 'expressao'),
    destino: interpretMainOf(map, 'destino'),
    missao: interpretMainOf(map, 'missao'),
    diaNatalicio: interpretBirthday(map.diaNatalicio),
    numeroPsiquico: interpretPsychic(map.numeroPsiquico),
    talentoOculto: isChild ? childTraits.talent(map.talentoOculto) : interpretHiddenTalent(map.talentoOculto),
    aptidaoProfissional: isChild
      ? childTraits.vocation(map.aptidaoProfissional)
      : interpretVocation(map.aptidaoProfissional),
    licoesCarmicas: each(map.licoesCarmicas, (lesson) =>
      isChild ? childTraits.lesson(lesson, map.system) : interpretLesson(lesson, map.system, byNumbers),
    ),
    tendenciasOcultas: each(map.tendenciasOcultas, (number) =>
      isChild ? childTraits.tendency(number) : interpretTendency(number, byNumbers),
    ),
    respostaSubconsciente: interpretResponse(map.respostaSubconsciente),
    dividasCarmicas: each(map.dividasCarmicas, (debt) =>
      isChild ? childTraits.debt(debt) : interpretDebt(debt, choose),
    ),
    ciclosDeVida: map.ciclosDeVida.map((number, index) => ({ number, ...interpretCycle(index + 1, number) })),
    desafios: each(map.desafios, interpretChallenge),
    momentosDecisivos: map.momentosDecisivos.map((number, index) => ({
      number,
      ...interpretMoment(index + 1, number),
    })),
    anoPessoal: yearWords(yearBandOf(map.idade), byNumbers).year(map.anoPessoal),
    mesPessoal: interpretMonth(map.mesPessoal),
    diaPessoal: interpretDay(map.diaPessoal),
    planeta: interpretPlanet(map.planeta),
    arcanoRegente: interpretRulingArcano(map.arcanoRegente),
    arcanoVigente: map.arcanoVigente === null ? null : interpretArcano(map.arcanoVigente),
    sequenciasNegativas: [...new Set(map.sequenciasNegativas)].map((sequence) => ({
      sequence,
      ...interpretSequence(sequence),
    })),
    relacaoIntervalos: map.relacaoIntervalos === null ? null : interpretInterval(map.relacaoIntervalos),
    grauAscensao: interpretAscent(map.grauAscensao),
    harmoniaNomeNascimento: interpretNameAndBirth(map.harmoniaNomeNascimento),
    cores: describeColours(toDigit(map.diaNatalicio), map.cores),
    coresEvitar: describeColoursToAvoid(map.coresEvitar),
    numerosHarmonicos: describeHarmonicNumbers(map.numerosHarmonicos),
    numerosNeutros: describeNeutralNumbers(map.numerosNeutros),
    diasFavoraveis: describeFavourableDays(map.diasFavoraveis),
    recommendations: recommendPersonal(map),
  };
}

export type MapTexts = ReturnType<typeof interpretMap>;
