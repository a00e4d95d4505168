import { describe, expect, it } from 'vitest';
import anoPessoal from '../../../texts/axes/anoPessoal.json' with { type: 'json' };
import destino from '../../../texts/axes/destino.json' with { type: 'json' };
import expressao from '../../../texts/axes/expressao.json' with { type: 'json' };
import missao from '../../../texts/axes/missao.json' with { type: 'json' };
import teenFriends from '../../../texts/kinds/teenFriends.json' with { type: 'json' };
import teenSiblings from '../../../texts/kinds/teenSiblings.json' with { type: 'json' };
import { randomPeople } from '../../bank/random-people.ts';
import { parseDate, weekdayOf } from '../../calendar/calendar.ts';
import { analyzeCompatibility } from '../../compatibility.ts';
import { relationKinds } from '../../relation/relation-kinds.ts';
import { relationLetter } from './relation-letter.ts';
import { interpretRelationship, type RelationReading } from './relationship.ts';
import { interpretYearInRelation } from './year-in-relation.ts';

const referenceDate = '2026-11-23';
const five = [
  { name: 'Maria Aparecida de Souza', birthDate: '1984-11-29' },
  { name: 'João Pedro Conceição', birthDate: '1990-02-05' },
  { name: 'Luíza Antônia Figueiredo', birthDate: '2001-07-18' },
  { name: 'Caetano Xavier', birthDate: '1975-12-31' },
  { name: 'Zuleica Hauptmann', birthDate: '1968-04-13' },
];

function read(kind: (typeof relationKinds)[number], people = five.slice(0, 2)): RelationReading {
  return interpretRelationship(kind, analyzeCompatibility({ people, referenceDate }));
}

/** Everything that a reading says of the relation itself. */
function textsOf({ opening, closing, pairs, calendar, recommendations }: RelationReading): string {
  const ofPairs = pairs.flatMap(({ text, strengths, care }) => [text, ...strengths, ...care]);
  const practices = calendar.flatMap(({ practice, days }) => [practice ?? '', ...days.map(({ purpose }) => purpose)]);
  return [opening, closing, ...ofPairs, ...practices, ...recommendations.map((one) => one.description)].join('\n');
}

describe('a relation', () => {
  it.each(relationKinds)('of kind %s compares two people in five axes and twelve months', (kind) => {
    const { pairs, calendar, recommendations } = read(kind);
    expect(pairs[0]?.axes.map(({ axis }) => axis)).toEqual([
      'motivacao',
      'expressao',
      'destino',
      'missao',
      'anoPessoal',
    ]);
    expect(calendar.map(({ month }) => month).slice(0, 3)).toEqual(['2026-11', '2026-12', '2027-01']);
    expect(calendar.every(({ days }) => days.length === 3)).toBe(true);
    expect(recommendations).toHaveLength(5);
  });

  it.each(relationKinds)('of kind %s says nothing twice, in any month of a year', (kind) => {
    for (let month = 1; month <= 12; month += 1) {
      const day = `2026-${String(month).padStart(2, '0')}-01`;
      const { calendar } = interpretRelationship(kind, analyzeCompatibility({ people: five, referenceDate: day }));
      const texts = calendar.flatMap(({ text, practice }) => (practice === null ? [text] : [text, practice]));
      expect(new Set(texts).size).toBe(texts.length);
    }
  });

  it('has its good days in all parts of a month, those of a firm on weekdays', () => {
    const people = randomPeople(80, referenceDate);
    for (const kind of ['couple', 'partners'] as const) {
      const days = Array.from({ length: people.length / 2 }, (_unused, at) =>
        read(kind, people.slice(2 * at, 2 * at + 2)).calendar.slice(1),
      )
        .flat()
        .flatMap((month) => month.days.map(({ date }) => parseDate(date, 'date')));
      const early = days.filter(({ day }) => day <= 10).length;
      expect(early / days.length).toBeLessThan(0.45);
      const onWeekends = days.filter((date) => [0, 6].includes(weekdayOf(date))).length;
      if (kind === 'partners') expect(onWeekends).toBe(0);
      else expect(onWeekends / days.length).toBeGreaterThan(0.4);
    }
  });

  it('of partners or of a team speaks of no dinner, home or love', () => {
    for (const kind of ['partners', 'leaderAndTeam'] as const) {
      for (let first = 0; first < five.length; first += 1) {
        const people = [five[first], five[(first + 1) % five.length]].filter((one) => one !== undefined);
        expect(textsOf(read(kind, people))).not.toMatch(
          /jantar em família|casal\b|namor|carinho|\bamor\b|vida a dois/iu,
        );
      }
    }
  });

  it('of partners or of a team, two colleagues of it too, is compared by no scene of a home', () => {
    const home =
      /jantar em|almoço de domingo|passeio|padaria|festa de criança|quintal|vizinho toca|parent|cachorro|forno\b|dos fundos|portão|karaokê|geladeira|convidados|avós?\b|irmão/iu;
    const people = randomPeople(400, referenceDate).filter(({ birthDate }) => birthDate < '2006');
    const found = (['partners', 'leaderAndTeam'] as const).flatMap((kind) =>
      Array.from({ length: people.length / 3 }, (_unused, at) => read(kind, people.slice(3 * at, 3 * at + 3)))
        .flatMap(({ pairs }) => pairs.flatMap(({ axes }) => axes.map(({ text }) => text)))
        .filter((text) => home.test(text)),
    );
    expect([...new Set(found)]).toEqual([]);
  });

  it('of parents and children or siblings speaks of no couple', () => {
    const child = { name: 'Pedro Conceição', birthDate: '2016-03-04' };
    const texts = [read('parentAndChild', [five[1] ?? child, child]), read('siblings', five)].map(textsOf).join('\n');
    expect(texts).not.toMatch(/casal\b|namor|vida a dois|paixão/iu);
  });

  it('with a child speaks of no money, contract or office', () => {
    const young = randomPeople(60, referenceDate).map(({ name }, at) => ({
      name,
      birthDate: `${2010 + (at % 14)}-05-0${1 + (at % 9)}`,
    }));
    const words =
      /cartório|nota fiscal|contrat|cargo|salário|boleto|negocia|investe|escritório|imposto|poupança|preço decente|conta do bar|pague o sinal/iu;
    const found = young.flatMap((child, at) => {
      const people = [five[at % five.length] ?? child, child];
      const { pairs, calendar } = read('parentAndChild', people);
      const texts = pairs.flatMap(({ axes, shared, fills, pairNumber }) => [
        ...[...axes, ...shared, ...fills, pairNumber].map(({ text }) => text),
      ]);
      return [...texts, ...calendar.map(({ text }) => text)].filter((text) => words.test(text));
    });
    expect(found).toEqual([]);
  });

  it('of young siblings or friends has steps and practices of their age', () => {
    const young = [
      { name: 'Pedro Conceição', birthDate: '2016-03-04' },
      { name: 'Luana Conceição', birthDate: '2019-08-14' },
    ];
    for (const kind of ['siblings', 'friends'] as const) {
      const { recommendations, calendar } = read(kind, young);
      const said = [...recommendations.map((one) => one.description), ...calendar.map((one) => one.practice ?? '')];
      expect(said.join('\n')).not.toMatch(/dinheiro|currículo|consulta|compra do mês|dívida|filhos/iu);
      for (let year = 2010; year <= 2018; year += 1) {
        const [first, second] = young.map((one, at) => ({ ...one, birthDate: `${year + at}-0${1 + (year % 9)}-14` }));
        const { strengths, care } = read(
          kind,
          [first, second].filter((one) => one !== undefined),
        ).pairs[0] ?? { strengths: [], care: [] };
        expect([...strengths, ...care].join('\n')).not.toMatch(
          /Visitar a casa|almoço de domingo|sem esperar aniversário|no álbum/u,
        );
      }
    }
  });

  it('of work speaks of the work where the text on two wishes is one of a home', () => {
    const asked = (kind: (typeof relationKinds)[number]) =>
      read(kind, [
        { name: 'Helena Duarte Pires', birthDate: '1979-05-02' },
        { name: 'Otávio Ramos Leal', birthDate: '1986-10-19' },
      ]).pairs[0]?.axes.find(({ axis }) => axis === 'motivacao')?.text;
    expect(asked('friends')).toMatch(/^Um coração quer perto/u);
    for (const kind of ['partners', 'leaderAndTeam'] as const) expect(asked(kind)).toMatch(/escritório.*cliente/u);
  });

  it('of friends with a child has the texts of their age, those of adults have their own', () => {
    const young = randomPeople(60, referenceDate).map(({ name }, at) => ({
      name,
      birthDate: `${2010 + (at % 9)}-0${1 + (at % 7)}-${10 + (at % 18)}`,
    }));
    const adultWords =
      /cerveja|brind|\bbar\b|\bbares\b|cartório|juros|dinheiro|emprego|chefe|promoção|currículo|namoro|separ(ou|ação)|dentista|pedágio|multa/iu;
    const textOfFriends = (people: typeof young) =>
      read('friends', people).pairs.flatMap(({ text, strengths, care }) => [text, ...strengths, ...care]);
    const withChild = young.flatMap((child, at) => [
      ...textOfFriends([child, young[(at + 1) % young.length] ?? child]),
      ...textOfFriends([child, five[at % five.length] ?? child]),
    ]);
    expect(withChild.filter((text) => adultWords.test(text))).toEqual([]);
    const asAdults = young.map((one) => ({ ...one, birthDate: one.birthDate.replace(/^20/u, '19') }));
    const ofAdults = asAdults.flatMap((one, at) => textOfFriends([one, asAdults[(at + 1) % asAdults.length] ?? one]));
    expect(ofAdults.some((text) => adultWords.test(text))).toBe(true);
  });

  it('of adult siblings with an adolescent has the texts of adults, with a child those of children', () => {
    const said = (birthDate: string) =>
      textsOf(read('siblings', [...five.slice(0, 2), { name: 'Davi de Souza Lima', birthDate }]));
    const ofChildren = /brincadeira|brinquedo|boneco|massinha|tigela|alguém adulto/iu;
    expect(said('2009-04-27')).not.toMatch(ofChildren);
    expect(said('2016-04-27')).toMatch(ofChildren);
  });

  it.each([
    ['friends', teenFriends],
    ['siblings', teenSiblings],
  ] as const)('of %s whose younger is 14 to 17 has texts, steps and practices of that age', (kind, texts) => {
    const teens = [
      { name: 'Enzo Gabriel Ferreira', birthDate: '2010-04-09' },
      { name: 'Rafaela Moura', birthDate: '2011-09-30' },
    ];
    const reading = read(kind, teens);
    expect(Object.values(texts)).toContain(reading.pairs[0]?.text);
    const others = ['2015-09-30', '1991-09-30'].map((birthDate) =>
      read(kind, [
        { name: 'Enzo Gabriel Ferreira', birthDate: birthDate.replace('09-30', '04-09') },
        { name: 'Rafaela Moura', birthDate },
      ]),
    );
    const titles = (one: RelationReading) => one.recommendations.slice(0, 4).map(({ title }) => title);
    for (const other of others) expect(titles(other)).not.toEqual(titles(reading));
  });

  it('names what both share, masters first, and what one lends the other', () => {
    const people = [
      { name: 'Ana Célia Vasconcelos', birthDate: '1955-11-29' },
      { name: 'Ana Célia Vasconcelos', birthDate: '1955-11-29' },
    ];
    const [couple] = read('couple', people).pairs;
    expect(couple?.shared[0]).toMatchObject({ number: 11, title: 'Dois 11 na mesma casa' });
    const others = randomPeople(40, referenceDate);
    const fills = others.flatMap((one, at) =>
      read('siblings', [one, others[(at + 1) % others.length] ?? one]).pairs.flatMap((pair) => pair.fills),
    );
    expect(fills.length).toBeGreaterThan(0);
    for (const { text } of fills) expect(text).not.toMatch(/\{\w+\}/u);
  });

  it('lends no number that both lack in the letters', () => {
    const people = [
      { name: 'Bruno Henrique Tavares', birthDate: '1983-04-17' },
      { name: 'Caio Tavares', birthDate: '2016-08-09' },
    ];
    expect(read('parentAndChild', people).pairs[0]?.fills.map(({ number }) => number)).not.toContain(8);
  });

  it('lends no number that the other has among the five main ones', () => {
    const people = [
      { name: 'Helena Duarte Prado', birthDate: '1979-03-15' },
      { name: 'Otávio Menezes Lacerda', birthDate: '1985-10-02' },
    ];
    const [pair] = read('partners', people).pairs;
    expect(pair?.shared.map(({ number }) => number)).toContain(8);
    expect(pair?.fills.map(({ number }) => number)).not.toContain(8);
  });

  it('opens with the same Missão as one, and asks for no translation of a number into itself', () => {
    const people = [
      { name: 'Bruno Henrique Tavares', birthDate: '1980-01-19' },
      { name: 'Luísa Andrade', birthDate: '1983-01-07' },
    ];
    const result = analyzeCompatibility({ people, referenceDate });
    const letter = relationLetter(result, interpretRelationship('couple', result)).join('\n');
    expect(letter).toContain('a de Bruno e a de Luísa são a mesma: 22.');
    expect(letter).toContain('O que mais pede novidade fica na Missão, onde o 22 está dos dois lados.');
  });

  it('asks for no translation of two Destinos that the score calls favourable', () => {
    const people = [
      { name: 'Marcelo Nogueira Dantas', birthDate: '1984-03-27' },
      { name: 'Davi Fonseca Dantas', birthDate: '2016-06-08' },
    ];
    const result = analyzeCompatibility({ people, referenceDate });
    expect(result.pairs[0]?.destinyRelation).toBe('favoravel');
    const letter = relationLetter(result, interpretRelationship('parentAndChild', result)).join('\n');
    expect(letter).toMatch(/mais depressa no Destino/u);
    expect(letter).not.toMatch(/tradução fica no Destino/u);
  });

  it('reads the year of a couple as two people who have each other, that of two equal years in two texts', () => {
    const withoutPartner =
      /solteir|sem par\b|sem compromisso|quem procura|quem busca|quem está (só|livre)|primeiro encontro/iu;
    for (let anoPessoal = 1; anoPessoal <= 9; anoPessoal += 1) {
      const printed = new Set<string>();
      const unprinted = (texts: readonly string[]) => texts.find((text) => !printed.has(text)) ?? '';
      for (const idade of [30, 70]) printed.add(interpretYearInRelation('couple', { anoPessoal, idade }, unprinted));
      expect(printed.size).toBe(2);
      for (const text of printed) expect(text).not.toMatch(withoutPartner);
    }
  });

  it('reads the year of a partner in business as one of the firm, that of two equal years in two texts', () => {
    for (let anoPessoal = 1; anoPessoal <= 9; anoPessoal += 1) {
      const printed = new Set<string>();
      const unprinted = (texts: readonly string[]) => texts.find((text) => !printed.has(text)) ?? '';
      for (const idade of [30, 70]) printed.add(interpretYearInRelation('partners', { anoPessoal, idade }, unprinted));
      expect(printed.size).toBe(2);
      for (const text of printed) expect(text).toMatch(/empresa|firma|sociedade/u);
    }
  });

  it('of a person under 18 reads the axes in texts of their own', () => {
    const adults = new Set([expressao, destino, missao, anoPessoal].flatMap((texts): string[] => Object.values(texts)));
    const children = randomPeople(90, referenceDate).map(({ name }, at) => ({
      name,
      birthDate: `${2009 + (at % 15)}-05-08`,
    }));
    const found = children.flatMap((child, at) => {
      const [adult = child, sibling = child] = [five[at % five.length], children.at(at - 1)];
      const readings = [
        read('parentAndChild', [adult, child]),
        read('siblings', [sibling, child]),
        read('friends', [sibling, child]),
      ];
      return readings.flatMap(({ pairs }) => pairs.flatMap(({ axes }) => axes.filter(({ text }) => adults.has(text))));
    });
    expect(found).toEqual([]);
  });

  it('says to a parent what the child brings, and to the child what the parent does', () => {
    const people = [
      { name: 'Rogério Alves Brandão', birthDate: '1981-02-17' },
      { name: 'Miguel Fernandes Brandão', birthDate: '2016-08-05' },
    ];
    const [pair] = read('parentAndChild', people).pairs;
    const toParent = pair?.fills.find(({ to }) => to === 0)?.text;
    expect(toParent).toContain('a Rogério');
    expect(toParent).not.toMatch(/bonecos|espelho/u);
  });

  it('reads the year of a parent as one who lives with a child, that of two equal years in two texts', () => {
    for (let anoPessoal = 1; anoPessoal <= 9; anoPessoal += 1) {
      const printed = new Set<string>();
      const unprinted = (texts: readonly string[]) => texts.find((text) => !printed.has(text)) ?? '';
      for (const idade of [30, 70]) {
        printed.add(interpretYearInRelation('parentAndChild', { anoPessoal, idade, raisesMinor: true }, unprinted));
      }
      expect(printed.size).toBe(2);
      for (const text of printed) expect(text).not.toMatch(/mora sem companhia|mora só/u);
    }
  });

  it('of five people reads all ten pairs', () => {
    expect(read('siblings', five).pairs).toHaveLength(10);
  });

  it('leaves out an axis in which a name has no number', () => {
    const people = [{ name: 'Brt Xyz', birthDate: '1990-02-05' }, ...five.slice(0, 1)];
    expect(read('friends', people).pairs[0]?.axes.length).toBeGreaterThanOrEqual(4);
  });
});
