import ofChildren from '../../texts/childhood/passagens.json' with { type: 'json' };
import ofReaders from '../../texts/letter/transitions.json' with { type: 'json' };
import { interpretArcano } from '../interpretations/arcana.ts';
import { havePairText } from '../interpretations/book/number-pairs.ts';
import { interpretMain, type MainPosition } from '../interpretations/main-positions.ts';
import { interpretYear } from '../interpretations/personal-time.ts';
import { joinWords } from '../interpretations/text-of.ts';
import type { Choose } from '../interpretations/variants.ts';
import type { NumerologyMap } from '../map-result.ts';
import { showsSection } from '../schools/shown.ts';
import type { LetterFacts } from './letter-facts.ts';
import { tensionPlaces, themeOf } from './opening-letter.ts';
import { filled } from './passages.ts';
import { capitalised, inPositions, missingValues, monthInWords, ordinal, repeatedValues } from './phrases.ts';
import { threadOf } from './thread.ts';

export const bookChapters = ['numbers', 'pairs', 'lessons', 'life', 'arcana', 'years', 'days'] as const;
export type BookChapter = (typeof bookChapters)[number];

/** How a chapter begins: what the one before showed and where this one goes, and the image that runs through the book. */
export interface ChapterOpening {
  readonly transition: string;
  readonly thread: string;
}

type Transitions = Readonly<Record<BookChapter, readonly string[]>>;

/** The map of a child under 12 is read by adults. */
function transitionsFor({ band }: LetterFacts): Transitions {
  return band === 'child' ? ofChildren.transitions : ofReaders;
}

const death = 13;

/** Null without arcana: in the name, or in the school. */
function arcanaPlaces(map: NumerologyMap) {
  const current = map.triangulos.vida.vigente;
  if (current === null || !showsSection(map, 'triangulos')) return null;
  const { arcano, toDate } = current;
  const { title, theme } = interpretArcano(arcano);
  return {
    arcano,
    // “A Morte” explains itself in its own text and frightens anywhere else.
    arcanoTitulo: arcano === death ? capitalised(theme) : title,
    arcanoAte: toDate === null ? 'até o fim da fila' : `até ${monthInWords(toDate)}`,
  };
}

/** The number that a personal year has some years later. */
function yearAfter(year: number, count: number): number {
  return ((year + count - 1) % 9) + 1;
}

/** The places that name what the chapters show of a person. */
function placesOf(map: NumerologyMap, facts: LetterFacts) {
  const { ciclo, momento } = map.vigentes;
  // The chapter of pairs opens with one that it holds; the letter has the tension of any other two.
  const { tension } = facts;
  const isHeld = tension !== null && havePairText(tension.one, tension.other);
  const meeting = isHeld ? tension : ({ one: 'motivacao', other: 'expressao' } as const);
  const titleOf = (position: MainPosition) => interpretMain(position, map[position]).title;
  return {
    forte: facts.strongest.number,
    forteEm: inPositions(facts.strongest.positions),
    motivacaoTitulo: titleOf('motivacao'),
    impressaoTitulo: titleOf('impressao'),
    expressaoTitulo: titleOf('expressao'),
    destinoTitulo: titleOf('destino'),
    missaoTitulo: titleOf('missao'),
    ...tensionPlaces(map, meeting),
    faltas: missingValues(map.licoesCarmicas),
    faltasMaiuscula: capitalised(missingValues(map.licoesCarmicas)),
    sobras: repeatedValues(map.tendenciasOcultas),
    ciclo: ordinal(ciclo.position),
    cicloNumero: ciclo.number,
    temaCiclo: themeOf(ciclo.number),
    momento: ordinal(momento.position),
    momentoNumero: momento.number,
    temaMomento: themeOf(momento.number),
    ano: map.anoPessoal,
    anoSeguinte: yearAfter(map.anoPessoal, 1),
    anoTerceiro: yearAfter(map.anoPessoal, 2),
    fase: interpretYear(map.anoPessoal).phase,
    dias: joinWords(map.diasFavoraveis),
  };
}

/** The openings of all chapters. */
export function chapterOpenings(
  map: NumerologyMap,
  facts: LetterFacts,
  choose: Choose,
): Record<BookChapter, ChapterOpening> {
  const thread = threadOf(map, facts);
  const transitions = transitionsFor(facts);
  const arcana = arcanaPlaces(map);
  const places = { ...placesOf(map, facts), ...arcana };
  const withoutArcana: Partial<Transitions> = { arcana: ofReaders.arcanaNone, years: ofReaders.yearsNone };
  const passages = arcana === null ? { ...transitions, ...withoutArcana } : transitions;
  const transitionTo = (chapter: BookChapter): string => filled(choose(passages[chapter], chapter), places);
  const opening = (chapter: BookChapter) => ({ transition: transitionTo(chapter), thread: thread[chapter] });
  return {
    numbers: opening('numbers'),
    pairs: opening('pairs'),
    lessons: opening('lessons'),
    life: opening('life'),
    arcana: opening('arcana'),
    years: opening('years'),
    days: opening('days'),
  };
}
