import { digits, prose, table, withMasters } from './schema-parts.ts';

/** `a-b` with a ≤ b, 1 to 9. */
export const pairKeys = digits.flatMap((low) => digits.filter((high) => high >= low).map((high) => `${low}-${high}`));

/** What two people are to each other. */
const kind = table(pairKeys, prose(77, 104));
/** Two numbers of one position, whatever the relation. */
const axis = table(pairKeys, prose(52, 70));

/** The schemas of the texts on two people, by path in `texts/` without extension. */
export const relationSchemas = {
  'axes/motivacao': axis,
  'axes/expressao': axis,
  'axes/destino': axis,
  'axes/missao': axis,
  'axes/anoPessoal': axis,
  'axes/shared': table(withMasters, prose(52, 70)),
  'kinds/couple': kind,
  'kinds/parentAndChild': kind,
  'kinds/siblings': kind,
  'kinds/friends': kind,
  'kinds/partners': kind,
  'kinds/leaderAndTeam': kind,
};
