import { describe, expect, it } from 'vitest';
import { randomPeople } from '../../bank/random-people.ts';
import { analyzeGroup } from '../../group.ts';
import { groupContexts, suggestGroupContext } from '../../relation/group-contexts.ts';
import { interpretFirstMeeting, interpretGroup, interpretGroupPairs, interpretRoleIn, roleNumberOf } from '../group.ts';
import { sharedCalendar } from '../relationship/shared-calendar.ts';
import { readMembers } from './group-members.ts';

const day = '2026-11-23';

describe('the suggested context of a group', () => {
  it.each([
    ['family', ['1984-11-29', '1986-01-01', '2016-05-05', '2018-05-05']],
    ['class', ['1984-11-29', ...Array.from({ length: 6 }, () => '2014-05-05')]],
    ['friends', ['2010-01-05', '2010-03-01', '2010-06-12', '2010-09-09', '2010-11-20']],
    ['friends', ['2009-01-05', '2008-03-01']],
    ['family', ['2009-01-05', '2013-03-01', '2016-08-08']],
    ['team', ['1984-11-29', '1990-02-05', '1991-01-01']],
    ['team', []],
  ] as const)('is %s for %j', (context, birthDates) => {
    expect(suggestGroupContext(birthDates, day)).toBe(context);
  });
});

describe('the texts of a group', () => {
  it.each(groupContexts)('of %s give each member a role, and pairs with distinct texts', (context) => {
    const people = randomPeople(60, day);
    for (const [from, to] of [
      [0, 2],
      [2, 5],
      [5, 15],
      [15, 25],
    ]) {
      const { members, pairs, groupNumber } = analyzeGroup({ members: people.slice(from, to), referenceDate: day });
      for (const member of members) expect(interpretRoleIn(context, roleNumberOf(member))).toMatch(/^.{200,}$/su);
      const { helping, caring } = interpretGroupPairs({ pairs, members }, context);
      const texts = [...helping, ...caring].map(({ text }) => text);
      expect(new Set(texts).size).toBe(texts.length);
      expect(helping.length).toBeGreaterThan(0);
      const pairsIn = (list: typeof helping) => list.map(({ first, second }) => `${first}-${second}`);
      const both = pairsIn(helping).filter((pair) => pairsIn(caring).includes(pair));
      expect(both.length === 0 || new Set(pairs.map(({ numbers }) => [...numbers].sort().join())).size === 1).toBe(
        true,
      );
      expect(helping[0]?.score).toBe(Math.max(...pairs.map(({ score }) => score)));
      expect(caring[0]?.score).toBe(Math.min(...pairs.map(({ score }) => score)));
      expect(interpretFirstMeeting(groupNumber, context).length).toBeGreaterThan(200);
    }
  });

  it('read a parent and a child as such, and two children of the family as siblings', () => {
    const members = [
      { name: 'Roberto Antunes', birthDate: '1980-02-10' },
      { name: 'Vânia Lopes Antunes', birthDate: '1982-07-29' },
      { name: 'Caio Lopes Antunes', birthDate: '2010-11-03' },
      { name: 'Lia Lopes Antunes', birthDate: '2015-05-16' },
    ];
    const { caring } = interpretGroupPairs(analyzeGroup({ members, referenceDate: day }), 'family');
    const textOf = (one: number, other: number) =>
      caring.find(({ first, second }) => first === one && second === other)?.text ?? '';
    expect(textOf(1, 3)).toMatch(/^Troféu na mão/u);
    expect(textOf(2, 3)).toMatch(/^Barraca de picolé/u);
    expect(textOf(0, 3)).toMatch(/^Xadrez depois do jantar/u);
  });

  it.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 22, 33])(
    'say the number %d and its ritual in each context in other words',
    (number) => {
      const descriptions = groupContexts.map((context) => interpretGroup(number, context).description);
      const meetings = groupContexts.map((context) => interpretFirstMeeting(number, context));
      expect(new Set(descriptions).size).toBe(groupContexts.length);
      expect(new Set(meetings).size).toBe(groupContexts.length);
    },
  );

  it('speak to a family with its children in them, to a class of children as children', () => {
    const isOfChildren = true;
    expect(interpretGroup(4, 'family', { isOfChildren })).toEqual(interpretGroup(4, 'family'));
    expect(interpretGroup(4, 'class', { isOfChildren }).description).not.toBe(interpretGroup(4, 'class').description);
  });

  it('of a class have no words of a household, of money or of an office, and no day outside of school', () => {
    const household =
      /louça|portão|goteira|planilha|dinheiro|orçamento|cliente|recursos|entrega\b|prazo|café|pagar|quem paga|reuniõ|sábado|domingo|sete da noite|fim de tarde/iu;
    const children = randomPeople(120, day).map(({ name }, at) => ({
      name,
      birthDate: `201${4 + (at % 3)}-0${1 + (at % 9)}-${10 + (at % 18)}`,
    }));
    const said = Array.from({ length: 12 }, (_unused, at) => {
      const members = children.slice(10 * at, 10 * at + 10);
      const { pairs, groupNumber, members: read } = analyzeGroup({ members, referenceDate: day });
      const { helping, caring } = interpretGroupPairs({ pairs, members: read }, 'class');
      const roles = readMembers(read, 'class', 0).flatMap(({ role }) =>
        role ? [role.description, role.contribution] : [],
      );
      return [
        ...helping.map(({ text }) => text),
        ...caring.map(({ text }) => text),
        ...roles,
        interpretFirstMeeting(groupNumber, 'class'),
      ];
    }).flat();
    expect(said.filter((text) => household.test(text))).toEqual([]);
    const maps = analyzeGroup({ members: children.slice(0, 10), referenceDate: day }).members.map(({ map }) => map);
    const months = sharedCalendar({ kind: 'friends', maps, setting: 'school' });
    expect(months.filter(({ days }) => days.length === 0).map(({ month }) => month)).toEqual(['2027-01', '2027-07']);
    expect(months.flatMap(({ days }) => days).filter(({ purpose }) => /casa|receber gente/u.test(purpose))).toEqual([]);
  });

  it('give every member of a class of ten a text of the context where the numbers suffice', () => {
    const births = [
      ['Alice Moura', '2017-03-02'],
      ['Bento Reis', '2017-05-11'],
      ['Clara Vidal', '2016-12-20'],
      ['Davi Lopes', '2017-01-09'],
      ['Enzo Farias', '2017-07-30'],
      ['Flora Maia', '2017-02-14'],
      ['Gael Pinto', '2016-11-05'],
      ['Helena Rocha', '2017-08-18'],
      ['Isis Campos', '2017-04-27'],
      ['João Brito', '2017-06-01'],
    ] as const;
    const members = births.map(([name, birthDate]) => ({ name, birthDate }));
    const readings = readMembers(analyzeGroup({ members, referenceDate: day }).members, 'class', 0);
    const texts = readings.map(({ inContext }) => inContext?.text);
    expect(texts).not.toContain(undefined);
    expect(new Set(texts).size).toBe(10);
  });

  it('name a child in each trait', () => {
    const child = { name: 'Lucas Dias Monteiro', birthDate: '2014-05-20' };
    const adult = { name: 'Carla Dias Monteiro', birthDate: '1985-08-02' };
    const { members } = analyzeGroup({ members: [child, adult], referenceDate: day });
    const texts = readMembers(members, 'family', 4).flatMap(({ passages }) => passages.map(({ text }) => text));
    expect(texts.join('\n')).toContain('Em Lucas fala alto o 6');
    expect(texts.join('\n')).not.toMatch(/\{\w+\}/u);
  });

  it('say a trait of a child once, whatever its position and name', () => {
    const children = ['Maira Tamar de Lopes Campelo Figueiredo', 'Lucas Dias Monteiro'].map((name) => ({
      name,
      birthDate: '2014-10-13',
    }));
    const readings = readMembers(analyzeGroup({ members: children, referenceDate: day }).members, 'sports', 5);
    const numbers = readings.flatMap(({ passages }) => passages.filter(({ position }) => position !== null));
    expect(numbers.length).toBe(new Set(numbers.map(({ number }) => number)).size);
  });

  it('read 33 as 6', () => {
    expect(interpretRoleIn('family', 33)).toBe(interpretRoleIn('family', 6));
    expect(interpretFirstMeeting(33, 'team')).toBe(interpretFirstMeeting(6, 'team'));
  });
});
