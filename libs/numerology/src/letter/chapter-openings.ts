import ofChildren from '../../texts/childhood/passagens.json' with { type: 'json' };
import ofReaders from '../../texts/letter/transitions.json' with { type: 'json' };
import { interpretArcano } from '../interpretations/arcana.ts';
import { havePairText } from '../interpretations/book/number-pairs.ts';
import { joinWords } from '../interpretations/text-of.ts';
import type { Choose } from '../interpretations/variants.ts';
import type { NumerologyMap } from '../map-result.ts';
import type { LetterFacts } from './letter-facts.ts';
import { tensionPlaces } from './opening-letter.ts';
import { filled } from './passages.ts';
import { capitalised, inPositions, missingValues, monthInWords, ordinal } from './phrases.ts';
import { threadOf } from './thread.ts';

export const bookChapters = ['numbers', 'pairs', 'lessons', 'life', 'arcana', 'years', 'days'] as const;
export type BookChapter = (typeof bookChapters)[number];

/** How a chapter begins: what links it to the one before, and the image that runs through the book. */
export interface ChapterOpening {
  readonly transition: string;
  readonly thread: string;
}

type Transitions = Readonly<Record<BookChapter, readonly string[]>>;

/** The map of a child under 12 is read by adults. */
function transitionsFor({ band }: LetterFacts): Transitions {
  return band === 'child' ? ofChildren.transitions : ofReaders;
}

function arcanaTransition(map: NumerologyMap, transitions: Transitions, choose: Choose): string {
  const current = map.triangulos.vida.vigente;
  if (current === null) return choose(ofReaders.arcanaNone, 'arcanaNone');
  const { arcano, toDate } = current;
  return filled(choose(transitions.arcana, 'arcana'), {
    arcano,
    arcanoTitulo: interpretArcano(arcano).title,
    arcanoAte: toDate === null ? 'até o fim da fila' : `até ${monthInWords(toDate)}`,
  });
}

function transitionOf(chapter: BookChapter, map: NumerologyMap, facts: LetterFacts, choose: Choose): string {
  const transitions = transitionsFor(facts);
  if (chapter === 'arcana') return arcanaTransition(map, transitions, choose);
  const { ciclo, momento } = map.vigentes;
  // The chapter of pairs opens with one that it holds; the letter has the tension of any other two.
  const { tension } = facts;
  const isHeld = tension !== null && havePairText(tension.one, tension.other);
  const meeting = isHeld ? tension : ({ one: 'motivacao', other: 'expressao' } as const);
  return filled(choose(transitions[chapter], chapter), {
    forte: facts.strongest.number,
    forteEm: inPositions(facts.strongest.positions),
    ...tensionPlaces(map, meeting),
    faltas: missingValues(map.licoesCarmicas),
    faltasMaiuscula: capitalised(missingValues(map.licoesCarmicas)),
    ciclo: ordinal(ciclo.position),
    cicloNumero: ciclo.number,
    momento: ordinal(momento.position),
    momentoNumero: momento.number,
    ano: map.anoPessoal,
    anoSeguinte: (map.anoPessoal % 9) + 1,
    dias: joinWords(map.diasFavoraveis),
  });
}

/** The openings of all chapters. */
export function chapterOpenings(
  map: NumerologyMap,
  facts: LetterFacts,
  choose: Choose,
): Record<BookChapter, ChapterOpening> {
  const thread = threadOf(map, facts);
  const opening = (chapter: BookChapter) => ({
    transition: transitionOf(chapter, map, facts, choose),
    thread: thread[chapter],
  });
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
