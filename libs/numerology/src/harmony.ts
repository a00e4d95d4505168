import type { ConjugalRelation } from './block-results.ts';
import type { DestinyRelation } from './map-result.ts';
import { toDigit } from './reduction.ts';
import { conjugalHarmony, profoundOpposites } from './schools/cabalistica/tables/conjugal.ts';
import { destinyExpression } from './schools/cabalistica/tables/destiny-expression.ts';

/** 33 (Pythagorean) has no row or column in table 3.3 and is read as 6. */
function inTable(number: number): number {
  return destinyExpression[number] ? number : toDigit(number);
}

/** Name × birth harmony: the row of the Destino judges the Expressão (docs/numerology.md 3.3). */
export function destinyRelation(destino: number, expressao: number): DestinyRelation {
  const row = destinyExpression[inTable(destino)];
  const column = inTable(expressao);
  if (row?.favoravel.includes(column)) return 'favoravel';
  return row?.desfavoravel.includes(column) ? 'desfavoravel' : 'neutro';
}

/** Two Destinos by table 3.3, whichever comes first: only the rows of 11 and 22 judge masters, so either row may decide. */
export function mutualDestinyRelation(first: number, second: number): DestinyRelation {
  const relation = destinyRelation(first, second);
  return relation === 'neutro' ? destinyRelation(second, first) : relation;
}

/** How two digits 1 to 9 stand to each other (docs/numerology.md 3.1); symmetric. */
export function conjugalRelation(first: number, second: number): ConjugalRelation {
  const row = conjugalHarmony[first];
  if (row?.vibra.includes(second)) return 'vibra';
  if (first === second) return 'igual';
  if (row?.atrai.includes(second)) return 'atrai';
  if (profoundOpposites[first]?.includes(second)) return 'profundamenteOposto';
  return row?.oposto.includes(second) ? 'oposto' : 'passivo';
}
