import { describe, expect, it } from 'vitest';
import { bondOf, suggestRelationKind } from './relation-kinds.ts';

const day = '2026-11-23';

describe('the suggested kind of relation', () => {
  it.each([
    ['couple', ['1984-11-29', '1990-02-05']],
    ['couple', ['1950-01-01', '2008-11-23']],
    ['parentAndChild', ['1984-11-29', '2016-05-05']],
    ['parentAndChild', ['1984-11-29', '1986-01-01', '2016-05-05', '2018-05-05']],
    ['siblings', ['2012-11-29', '2016-05-05']],
    ['siblings', ['2005-01-01', '2009-05-05']],
    ['friends', ['1984-11-29', '1990-02-05', '1991-01-01']],
    ['couple', []],
  ] as const)('is %s for %j', (kind, birthDates) => {
    expect(suggestRelationKind(birthDates, day)).toBe(kind);
  });
});

describe('the bond of a pair', () => {
  const family = ['1984-11-29', '1986-01-01', '2016-05-05', '2018-05-05'];

  it('is that of parent and child between the generations, of siblings among children, unknown among adults', () => {
    expect(bondOf('parentAndChild', family, { first: 0, second: 2, day })).toEqual({
      kind: 'parentAndChild',
      roles: ['parent', 'child'],
    });
    expect(bondOf('parentAndChild', family.toReversed(), { first: 0, second: 3, day }).roles).toEqual([
      'child',
      'parent',
    ]);
    expect(bondOf('parentAndChild', family, { first: 2, second: 3, day }).kind).toBe('siblings');
    expect(bondOf('parentAndChild', family, { first: 0, second: 1, day }).kind).toBeNull();
  });

  it('makes the first person of a team its leader', () => {
    const team = ['1984-11-29', '1990-01-01', '1995-01-01'];
    expect(bondOf('leaderAndTeam', team, { first: 0, second: 2, day }).roles).toEqual(['leader', 'member']);
    expect(bondOf('leaderAndTeam', team, { first: 1, second: 2, day }).kind).toBeNull();
  });

  it('takes the older of two as the parent, whatever their ages', () => {
    expect(bondOf('parentAndChild', ['1990-01-01', '1988-01-01'], { first: 0, second: 1, day }).roles).toEqual([
      'child',
      'parent',
    ]);
  });
});
