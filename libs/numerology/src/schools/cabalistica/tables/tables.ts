import type { SchoolTables } from '../../../rules/rule-set.ts';
import { planetsOfNumber } from '../../../tables/planets.ts';
import { coloursByDay, coloursByExpression, coloursToAvoid } from './colours.ts';
import { conjugalHarmony, profoundOpposites } from './conjugal.ts';
import { favourableBases } from './favourable-bases.ts';
import { harmonicNumbers, neutralNumbers } from './harmonic.ts';

/** The tables of the Kabbalistic school, version 1. Other schools without tables of their own borrow them. */
export const cabalisticaTables: SchoolTables = {
  conjugalHarmony,
  profoundOpposites,
  harmonicNumbers,
  neutralNumbers,
  coloursByDay,
  coloursToAvoid,
  coloursByExpression,
  planetsOfNumber,
  favourableBases,
};
