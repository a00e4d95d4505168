import type { NumerologyMap } from '../map-result.ts';
import { toDigit } from '../reduction.ts';
import { interpretArcano, interpretRulingArcano, interpretSequence } from './arcana.ts';
import { childFavourable, childPlanet, childRuler, childSequence } from './book/child-time.ts';
import { childTraits, type TraitTexts } from './book/child-traits.ts';
import { type YearBand, yearBandOf } from './book/life-line.ts';
import { interpretMainOf } from './book/main-of-person.ts';
import { elderTraits, teenTraits } from './book/traits-by-age.ts';
import { yearWords } from './book/year-words.ts';
import {
  describeColours,
  describeColoursToAvoid,
  describeFavourableDays,
  describeHarmonicNumbers,
  describeNeutralNumbers,
  favourableOf,
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
import { type Choose, chooserByNumbers, chooserFor } from './variants.ts';

/** The numbers with their texts: `[{ number, ...text }]`. */
function each<Text extends object>(numbers: readonly number[], interpret: (number: number) => Text) {
  return numbers.map((number) => ({ number, ...interpret(number) }));
}

/** Lessons and tendencies come from the letters, not from the five numbers, by which their variants are chosen; debts come from these. */
function adultTraits(byNumbers: Choose, choose: Choose): TraitTexts {
  return {
    birthday: interpretBirthday,
    psychic: interpretPsychic,
    talent: interpretHiddenTalent,
    vocation: interpretVocation,
    lesson: (lesson, system) => interpretLesson(lesson, system, byNumbers),
    tendency: (number) => interpretTendency(number, byNumbers),
    debt: (debt) => interpretDebt(debt, choose),
    response: (number) => interpretResponse(number, byNumbers),
    interval: interpretInterval,
    nameAndBirth: (relation) => interpretNameAndBirth(relation, byNumbers),
    ascent: (degree) => interpretAscent(degree, byNumbers),
  };
}

function traitsOf(band: YearBand, byNumbers: Choose, choose: Choose): TraitTexts {
  if (band === 'child') return childTraits(byNumbers, choose);
  const ofAdults = adultTraits(byNumbers, choose);
  if (band === 'teen') return { ...ofAdults, ...teenTraits(byNumbers, choose) };
  return band === 'elder' ? { ...ofAdults, ...elderTraits } : ofAdults;
}

/** Arcana, planet, colours, numbers and days, which speak of a child under 12 to the adults around. */
function favourableTexts(map: NumerologyMap, isChild: boolean, choose: Choose) {
  const words = isChild ? childFavourable : favourableOf(choose);
  const planet = interpretPlanet(map.planeta);
  const ruler = interpretRulingArcano(map.arcanoRegente);
  const sequences = [...new Set(map.sequenciasNegativas)].map((sequence) => ({
    sequence,
    ...interpretSequence(sequence),
    ...(isChild ? { text: childSequence(sequence) } : {}),
  }));
  return {
    planeta: isChild ? { ...planet, text: childPlanet(map.planeta) } : planet,
    arcanoRegente: isChild ? { ...ruler, text: childRuler(map.arcanoRegente) } : ruler,
    sequenciasNegativas: sequences,
    cores: describeColours(toDigit(map.diaNatalicio), map.cores, words),
    coresEvitar: describeColoursToAvoid(map.coresEvitar, words),
    numerosHarmonicos: describeHarmonicNumbers(map.numerosHarmonicos, words),
    numerosNeutros: describeNeutralNumbers(map.numerosNeutros, words),
    diasFavoraveis: describeFavourableDays(map.diasFavoraveis, words),
  };
}

/** Every text of a map, under the map's own keys; lists in the order of the map's lists. */
export function interpretMap(map: NumerologyMap) {
  const band = yearBandOf(map.idade);
  const choose = chooserFor(map);
  const byNumbers = chooserByNumbers(map);
  const traits = traitsOf(band, byNumbers, choose);
  return {
    motivacao: interpretMainOf(map, 'motivacao'),
    impressao: interpretMainOf(map, 'impressao'),
    expressao: interpretMainOf(map, 'expressao'),
    destino: interpretMainOf(map, 'destino'),
    missao: interpretMainOf(map, 'missao'),
    diaNatalicio: traits.birthday(map.diaNatalicio),
    numeroPsiquico: traits.psychic(map.numeroPsiquico),
    talentoOculto: traits.talent(map.talentoOculto),
    aptidaoProfissional: traits.vocation(map.aptidaoProfissional),
    licoesCarmicas: each(map.licoesCarmicas, (lesson) => traits.lesson(lesson, map.system)),
    tendenciasOcultas: each(map.tendenciasOcultas, traits.tendency),
    respostaSubconsciente: traits.response(map.respostaSubconsciente),
    dividasCarmicas: each(map.dividasCarmicas, traits.debt),
    ciclosDeVida: map.ciclosDeVida.map((number, index) => ({ number, ...interpretCycle(index + 1, number) })),
    desafios: each(map.desafios, interpretChallenge),
    momentosDecisivos: map.momentosDecisivos.map((number, index) => ({
      number,
      ...interpretMoment(index + 1, number),
    })),
    anoPessoal: yearWords(band, byNumbers).year(map.anoPessoal),
    mesPessoal: interpretMonth(map.mesPessoal),
    diaPessoal: interpretDay(map.diaPessoal),
    ...favourableTexts(map, band === 'child', byNumbers),
    arcanoVigente: map.arcanoVigente === null ? null : interpretArcano(map.arcanoVigente),
    relacaoIntervalos: map.relacaoIntervalos === null ? null : traits.interval(map.relacaoIntervalos),
    grauAscensao: traits.ascent(map.grauAscensao),
    harmoniaNomeNascimento: traits.nameAndBirth(map.harmoniaNomeNascimento),
    recommendations: recommendPersonal(map),
  };
}

export type MapTexts = ReturnType<typeof interpretMap>;
