import type { YearBand } from '../interpretations/book/life-line.ts';
import { relationAxes } from '../interpretations/relationship/pair-reading.ts';
import type { TextTopic } from '../interpretations/schema.ts';
import { relationKinds } from '../relation/relation-kinds.ts';
import { measuredPeople, pairsWithTwoEqual, repeatedPassages, type SharedPair, titledArcana } from './book-measure.ts';
import { coverageOf } from './coverage.ts';
import { overlapOf } from './overlap.ts';
import { measurePairs } from './pair-measure.ts';
import { isProse, passagesOf, topics } from './read-bank.ts';

/** Goals of docs/goals.md C1 and C4. */
const goals = { words: 15_000, shared: 0.2, overlap: 0.003 } as const;

function quantile(ascending: readonly number[], share: number): number {
  return ascending[Math.min(ascending.length - 1, Math.floor(share * ascending.length))] ?? 0;
}

function percent(share: number): string {
  return `${(100 * share).toFixed(2).replace('.', ',')} %`;
}

function missingIn(chosen: (topic: TextTopic) => boolean): number {
  return topics.filter(chosen).reduce((sum, topic) => {
    const { missing, short } = coverageOf(topic);
    return sum + missing.length + short.length;
  }, 0);
}

const bandNames: Readonly<Record<YearBand, string>> = {
  child: 'crianças',
  teen: 'adolescentes',
  young: 'jovens',
  adult: 'adultos',
  mature: 'maduros',
  elder: 'idosos',
};

/** `crianças 103 de 121` for each age: pairs of one age within the goal. */
function sharesByAge(pairs: readonly SharedPair[]): string {
  return Object.entries(bandNames)
    .map(([band, name]) => {
      const ofBand = pairs.filter((pair) => pair.band === band);
      return `${name} ${ofBand.filter(({ share }) => share <= goals.shared).length} de ${ofBand.length}`;
    })
    .join(', ');
}

/** The goals of content that need no PDF, measured over people drawn at random; Portuguese, one line a figure. */
export function contentReport(count: number, referenceDate: string): string {
  const books = measuredPeople(count, referenceDate);
  const words = books.map((book) => book.words).sort((low, high) => low - high);
  const equalPairs = pairsWithTwoEqual(books);
  const shares = equalPairs.map(({ share }) => share);
  const repeated = books.filter((book) => repeatedPassages(book).length > 0).length;
  const bank = topics.flatMap(passagesOf);
  const { share } = overlapOf(bank.filter(isProse));
  const enough = words.filter((many) => many >= goals.words).length;
  const few = shares.filter((part) => part <= goals.shared).length;
  const pairs = measurePairs(count, referenceDate);
  const ofTwo = /^(?:kinds|axes|relations)\//u;
  const lines = [
    `Banco: ${bank.length} textos, ${bank.reduce((sum, { text }) => sum + text.split(/\s+/u).length, 0)} palavras`,
    `${count} pessoas em ${referenceDate}`,
    `C1 palavras do mapa completo: ${words[0]} a ${words.at(-1)}, mediana ${quantile(words, 0.5)}; com ${goals.words} ou mais: ${enough}`,
    `C1 frases comuns a duas pessoas com dois números iguais (${shares.length} pares): mediana ${percent(quantile(shares, 0.5))}, 95º ${percent(quantile(shares, 0.95))}; até ${percent(goals.shared)}: ${few}`,
    `C1 das mesmas, pares da mesma idade até ${percent(goals.shared)}: ${sharesByAge(equalPairs)}`,
    `C2 arcanos com título próprio, pelos nomes: ${percent(titledArcana(books))}`,
    `C3 faltam ou estão curtos: pares ${missingIn((topic) => topic.startsWith('pairs/'))}, mês no ano ${missingIn((topic) => topic === 'time/mesNoAno')}, todo o banco ${missingIn(() => true)}`,
    `C3 duas pessoas: ${relationKinds.length} tipos de relação × ${relationAxes.length} eixos; faltam ou estão curtos ${missingIn((topic) => ofTwo.test(topic))}; com os cinco eixos ${pairs.withAllAxes} de ${pairs.readings} leituras, com texto repetido ${pairs.repeating}`,
    `C4 sequências de cinco palavras comuns a textos do banco: ${percent(share)} (meta ${percent(goals.overlap)}); livros com parágrafo repetido: ${repeated}`,
    'C5 mede-se no PDF',
  ];
  return `${lines.join('\n')}\n`;
}
