import census from '../../names/name-census.json' with { type: 'json' };

const peopleByDecade: Readonly<Record<string, readonly number[]>> = census.people;

/** When the people of each column were born. */
const decades = [
  'antes de 1930',
  'nos anos 1930',
  'nos anos 1940',
  'nos anos 1950',
  'nos anos 1960',
  'nos anos 1970',
  'nos anos 1980',
  'nos anos 1990',
  'nos anos 2000',
] as const;

/** Least number of people of each degree, of the 190 million that were counted. */
const degrees = [
  [300_000, 'Muito comum'],
  [60_000, 'Comum'],
  [8_000, 'Conhecido'],
  [1_000, 'Pouco comum'],
  [0, 'Raro'],
] as const;

/** From here a number is said in thousands or millions. */
const thousands = 10_000;
const million = 1_000_000;

/** Words that join two names. */
const particle = /^d[aeo]s?$/u;

/**
 * How common a first name of the list is, as the 2010 census counted it; of two words what it counted of each, since it kept only
 * the first (docs/decisions/0073-baby-studio.md); null where the census does not list one.
 */
export function popularityOf(name: string): string | null {
  const words = name.split(' ').filter((word) => !particle.test(word));
  return peopleByDecade[name] || words.length === 1 ? ofOneName(name) : ofEachWord(words);
}

function ofEachWord(words: readonly string[]): string | null {
  const counts = words.map((word) => ({ word, people: peopleByDecade[word] }));
  if (counts.some(({ people }) => people === undefined)) return null;
  const said = counts.map(({ word, people = [] }) => `${word}, ${inWords(sumOf(people))}`);
  return `Nome composto: o censo conta só o primeiro nome. ${said.join('; ')} em 2010.`;
}

function sumOf(people: readonly number[]): number {
  return people.reduce((sum, count) => sum + count, 0);
}

function ofOneName(name: string): string | null {
  const people = peopleByDecade[name];
  if (!people) return null;
  const total = sumOf(people);
  const degree = degrees.find(([least]) => total >= least)?.[1] ?? '';
  const peak = decades[people.indexOf(Math.max(...people))] ?? '';
  return `${degree}: ${inWords(total)} em 2010, mais escolhido ${peak}.`;
}

/** Columns of the people born in the 1990s and later. */
const recentFrom = 7;

/** A name that fewer children than this part of its best decade were given in the 2000s belongs to another generation. */
const leastOfPeak = 1 / 4;
/** Column of the 1960s: a name that the list calls modern and that had its best decade before came back after the census. */
const revivedBefore = 4;

/** The people born in each decade with a first name; of a name of two words, with the rarer of both. */
function peopleOf(name: string): readonly number[] {
  const words = peopleByDecade[name] ? [name] : name.split(' ').filter((word) => !particle.test(word));
  const counts = words.map((word) => peopleByDecade[word] ?? []);
  return decades.map((_decade, column) => Math.min(...counts.map((people) => people[column] ?? 0)));
}

/** People born in the 2000s with a first name, the last decade of the census. */
export function peopleOfLastDecade(name: string): number {
  return peopleOf(name).at(-1) ?? 0;
}

/** True for a name that parents gave to another generation and hardly to the last one that was counted. */
export function isOfAnotherGeneration({ name, style }: { readonly name: string; readonly style: string }): boolean {
  const people = peopleOf(name);
  const peak = Math.max(...people);
  if (style === 'modern' && people.indexOf(peak) < revivedBefore) return false;
  return (people.at(-1) ?? 0) < peak * leastOfPeak;
}

/** People born since 1990 with a first name; of a name of two words, with the rarer of both. 0 where the census has none. */
export function recentPeople(name: string): number {
  const counts = (peopleByDecade[name] ? [name] : name.split(' ')).map((word) =>
    (peopleByDecade[word] ?? []).slice(recentFrom).reduce((sum, count) => sum + count, 0),
  );
  return Math.min(...counts);
}

function inWords(count: number): string {
  if (count >= million) {
    const millions = (Math.floor(count / 100_000) / 10).toLocaleString('pt-BR');
    return `${millions} ${count < 2 * million ? 'milhão' : 'milhões'} de pessoas`;
  }
  if (count >= thousands) return `${Math.round(count / 1000)} mil pessoas`;
  return `${count.toLocaleString('pt-BR')} pessoas`;
}
