import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { longestBirthRange } from '../src/baby/birth-range.ts';
import { isOfAnotherGeneration } from '../src/baby/name-popularity.ts';
import { type BabyQuery, judgeFirstName, mostIdeas, shownNames, studyBabyNames } from '../src/baby/study-baby-names.ts';
import { refusalOf } from '../src/errors.ts';
import { readBabyName, readBabyNames } from '../src/interpretations/baby/read-baby-names.ts';
import { computeMap } from '../src/map.ts';
import { childNames } from '../src/search/child-names.ts';

const family: BabyQuery = {
  surnames: ['Souza', 'Lima'],
  from: '2027-03-01',
  to: '2027-03-20',
  parents: ['Ana Paula Souza', 'Rui Barbosa Lima'],
  siblings: ['Pedro'],
  gender: 'female',
  origin: null,
  style: null,
  ideas: ['Helena', 'Zoraide Vitória'],
  referenceDate: '2026-11-23',
};

function refused(change: Partial<BabyQuery>) {
  try {
    studyBabyNames({ ...family, ...change });
  } catch (error) {
    const { code, field } = refusalOf(error);
    return { code, field };
  }
  return null;
}

describe('names of a baby', () => {
  const study = studyBabyNames(family);

  it('shows names of the children of today before those of another generation, unless traditional ones are asked for', () => {
    const dated = (change: Partial<BabyQuery>) =>
      studyBabyNames({ ...family, ideas: [], siblings: [], ...change })
        .names.filter(({ entry }) => entry && isOfAnotherGeneration(entry))
        .map(({ name }) => name);
    for (const gender of ['female', 'male'] as const) {
      for (const surnames of [
        ['Souza', 'Lima'],
        ['Oliveira', 'Schmidt'],
        ['Silva', 'Santos'],
      ]) {
        expect(dated({ gender, surnames })).toEqual([]);
      }
    }
    expect(dated({ style: 'traditional' })).not.toEqual([]);
    const of = (name: string) => childNames().filter((entry) => entry.name === name);
    expect(['Romilda', 'Lucimara', 'Onofre', 'Vânia'].flatMap(of).every(isOfAnotherGeneration)).toBe(true);
    expect(['Aurora', 'Olívia', 'Bento', 'Helena', 'Gael'].flatMap(of).some(isOfAnotherGeneration)).toBe(false);
  });

  it('reads given names alone with the surnames of the family, and calls people by them', () => {
    const siblings = ['Maria Clara', 'Pedro Henrique Souza'];
    const parents = ['Dra. Ana Souza', 'Rui'];
    const { names } = studyBabyNames({ ...family, parents, siblings });
    const [first] = names;
    expect(first?.fit.siblings.map(({ name }) => name)).toEqual(['Maria Clara', 'Pedro']);
    expect(first?.parents.map(({ name }) => name)).toEqual(['Ana', 'Rui']);
    const written = studyBabyNames({ ...family, siblings: ['Maria Clara Souza Lima'] }).names[0];
    const { score, relation } = written?.fit.siblings[0] ?? {};
    expect(first?.fit.siblings[0]).toMatchObject({ score, relation });
    expect(names.map(({ name }) => name)).not.toContain('Maria Clara');
  });

  it('gives a name the numbers that its map has on each possible date', () => {
    for (const { fit, numbers, destinos } of study.names.slice(0, 6)) {
      for (const { date, destino } of study.range.days) {
        const map = computeMap({ name: fit.fullName, birthDate: date, referenceDate: '2027-06-01' });
        expect(map).toMatchObject({ ...numbers, destino });
        expect(destinos.find((one) => one.destino === destino)).toMatchObject({
          relation: map.harmoniaNomeNascimento,
          missao: map.missao,
        });
      }
    }
  });

  it('counts every day of the range in one Destino', () => {
    expect(study.range.days).toHaveLength(20);
    expect(study.range.destinos.reduce((sum, { days }) => sum + days, 0)).toBe(20);
  });

  it('puts the ideas first, then the best names of each group, none of a sibling', () => {
    expect(study.names.slice(0, 2).map(({ name, isIdea }) => [name, isIdea])).toEqual([
      ['Helena', true],
      ['Zoraide Vitória', true],
    ]);
    const offered = study.names.filter(({ isIdea }) => !isIdea);
    for (const group of ['good', 'neutral', 'think'] as const) {
      const scores = offered.filter((one) => one.group === group).map(({ score }) => score);
      expect(scores.length).toBeLessThanOrEqual(shownNames[group]);
      expect(scores).toEqual(scores.toSorted((one, other) => other - one));
    }
    const { names } = studyBabyNames({ ...family, gender: 'male', siblings: [...family.siblings, 'Teófilo'] });
    expect(names.map(({ name }) => name)).not.toContain('Teófilo');
  });

  it('counts each name of the list in one group', () => {
    const { good, neutral, think } = study.totals;
    expect(good + neutral + think).toBe(childNames().filter(({ gender }) => gender === 'female').length);
  });

  it('offers as good only names without a sequence of their own that agree with the dates', () => {
    for (const { group, fit, destinos, score } of study.names) {
      if (group !== 'good') continue;
      expect(fit.sequences).toEqual([]);
      expect(score).toBeGreaterThanOrEqual(75);
      const days = (relation: string) =>
        destinos.reduce((sum, one) => sum + (one.relation === relation ? one.days : 0), 0);
      expect(days('favoravel')).toBeGreaterThanOrEqual(days('desfavoravel'));
    }
  });

  it('compares the surnames in each order, the chosen one first', () => {
    expect(study.orders.map(({ surnames, isChosen }) => [surnames, isChosen])).toEqual([
      ['Souza Lima', true],
      ['Lima Souza', false],
      ['Souza', false],
      ['Lima', false],
    ]);
    expect(studyBabyNames({ ...family, surnames: ['Lima'] }).orders).toHaveLength(1);
  });

  it('judges a name alone as it does in the list', () => {
    for (const name of study.names.slice(2, 6)) {
      expect(judgeFirstName(name.name, family)).toEqual({ ...name, isIdea: false });
    }
  });

  it('reads other spellings of a name with their own numbers', () => {
    const { spellings } = readBabyName(judgeFirstName('Luís', family));
    expect(spellings.map(({ name }) => name)).toContain('Luiz');
    for (const { name, numbers } of spellings) expect(judgeFirstName(name, family).numbers).toEqual(numbers);
  });

  it('groups the thousands of every count alike', () => {
    const { lead } = readBabyNames({ ...study, totals: { good: 1807, neutral: 893, think: 1140 } });
    expect(lead.match(/[\d.]+(?= (?:nomes|combinam|são|pedem))/gu)).toEqual(['3.840', '1.807', '893', '1.140']);
  });

  it('says in words what each name brings and each date asks', () => {
    const words = readBabyNames(study);
    expect(words.lead).toMatch(/^De [\d.]+ nomes lidos com Souza Lima: \d+ combinam/u);
    for (const { reasons, reading } of words.names) {
      expect(reading).toMatch(/^Na vida, \p{L}/u);
      expect(reasons.map(({ text }) => text).join(' ')).toMatch(/Com Ana: .*Com Rui: .*Com Pedro: /u);
      expect(reading).not.toContain('undefined');
    }
    for (const { text } of words.destinos) expect(text).not.toBe('');
  });

  it('says how common a name is, by the census, and nothing of one that it does not list', () => {
    const popularity = (name: string) => readBabyName(judgeFirstName(name, family)).popularity;
    expect(popularity('Maria')).toBe('Muito comum: 11,7 milhões de pessoas em 2010, mais escolhido nos anos 1960.');
    expect(popularity('Enzo')).toBe('Conhecido: 47 mil pessoas em 2010, mais escolhido nos anos 2000.');
    expect(popularity('Abel')).toBe('Conhecido: 27 mil pessoas em 2010, mais escolhido nos anos 1980.');
    expect(popularity('Ana Clara')).toMatch(
      /^Nome composto: o censo conta só o primeiro nome\. Ana, [\d,]+ milhões de pessoas; Clara, /u,
    );
    expect(popularity('Betânia Zwlk')).toBeNull();
  });

  it('names every number that a first name brings to the surnames', () => {
    const { reasons } = readBabyName(judgeFirstName('Betânia', family));
    expect(reasons.map(({ text }) => text)).toContain(
      'Traz o 2, o 5 e o 8, que faltam aos sobrenomes: cooperação, mudança e lida com dinheiro.',
    );
  });

  it('keeps scores between 0 and 100 for any family', () => {
    const surname = fc.constantFrom('Souza', 'da Silva', 'Vasconcelos', 'Xu', 'Oliveira', 'Aa');
    fc.assert(
      fc.property(fc.uniqueArray(surname, { minLength: 1, maxLength: 2 }), fc.nat(91), (surnames, length) => {
        const to = new Date(Date.UTC(2027, 2, 1 + length)).toISOString().slice(0, 10);
        const { names, range } = studyBabyNames({ ...family, surnames, to, gender: 'unisex' });
        expect(range.days).toHaveLength(length + 1);
        for (const { score } of names) expect(score >= 0 && score <= 100).toBe(true);
      }),
      { numRuns: 20 },
    );
  });

  it.each([
    [{ surnames: [] }, 'INVALID_INPUT', 'surnames'],
    [{ surnames: ['Souza', '123'] }, 'NAME_WITHOUT_LETTERS', 'surnames.1'],
    [{ parents: ['Юрий'] }, 'LETTER_WITHOUT_VALUE', 'parents.0'],
    [{ siblings: ['Ana', 'Юрий'] }, 'LETTER_WITHOUT_VALUE', 'siblings.1'],
    [{ ideas: ['Юрий'] }, 'LETTER_WITHOUT_VALUE', 'ideas.0'],
    [
      { ideas: Array.from({ length: mostIdeas + 1 }, (_, index) => `Ana ${'abcdefghijk'[index]}`) },
      'INVALID_INPUT',
      'ideas',
    ],
    [{ from: '2027-02-30' }, 'INVALID_DATE', 'from'],
    [{ to: '2027-02-28' }, 'RANGE_INVALID', 'to'],
    [{ to: '2027-06-01' }, 'RANGE_INVALID', 'to'],
    [{ from: '2020-01-01', to: '2020-01-02' }, 'RANGE_INVALID', 'from'],
    [{ from: '2030-01-01', to: '2030-01-02' }, 'RANGE_INVALID', 'from'],
  ] as const)('refuses %o', (change, code, field) => {
    expect(refused(change)).toEqual({ code, field });
  });

  it('says in words that no day of the period fits a name', () => {
    const reasons = (name: string, surname: string) =>
      readBabyName(judgeFirstName(name, { ...family, surnames: [surname] })).reasons.map(({ text }) => text);
    expect(reasons('Helena', 'Conceição')).toContain(
      'Em nenhum dos 20 dias do período combina com o Destino, nem destoa.',
    );
    for (const { name } of study.names) expect(reasons(name, 'Lima').join(' ')).not.toMatch(/ em 0 dos/u);
  });

  it('reads up to three months', () => {
    expect(longestBirthRange).toBe(92);
    expect(refused({ to: '2027-05-31' })).toBeNull();
  });
});
