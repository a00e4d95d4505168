import { z } from 'zod';
import { relationKinds } from '../relation/relation-kinds.ts';
import { digits, label, prose, table, withAllMasters, withMasters } from './schema-parts.ts';

/** `a-b` with a ≤ b, 1 to 9. */
export const pairKeys = digits.flatMap((low) => digits.filter((high) => high >= low).map((high) => `${low}-${high}`));

/** What two people are to each other. */
const kind = table(pairKeys, prose(77, 104));
/** Two numbers of one position, whatever the relation. */
const axisText = prose(52, 70);
const axis = table(pairKeys, axisText);
const someOfAxis = z.partialRecord(z.enum(pairKeys), axisText);

/** How two reduced Missões stand to each other; 5 with 5 vibrates. */
const conjugalRelations = ['vibra', 'atrai', 'igual', 'passivo', 'oposto', 'profundamenteOposto'] as const;
const twoLabels = z.array(label).length(2);
const line = prose(7, 24);
const pairNumberText = prose(45, 75);
const fillText = prose(35, 65);
const ofCouple = prose(70, 100);
/** The number of a month comes up to three times in twelve months. */
const monthsOfNumber = z.array(prose(25, 50)).length(3);

/** The schemas of the texts on two people, by path in `texts/` without extension. */
export const relationSchemas = {
  'axes/motivacao': axis,
  'axes/expressao': axis,
  'axes/destino': axis,
  'axes/missao': axis,
  'axes/anoPessoal': axis,
  'axes/shared': table(withMasters, prose(52, 70)),
  // In place of texts on money, contracts and offices.
  'axes/withChild': z.strictObject({
    motivacao: someOfAxis,
    expressao: axis,
    destino: axis,
    missao: axis,
    anoPessoal: axis,
    shared: z.partialRecord(z.enum(withMasters), axisText),
  }),
  // Of a parent with a child under 18.
  'axes/parentAndMinor': z.strictObject({
    expressao: axis,
    destino: someOfAxis,
    missao: someOfAxis,
    anoPessoal: someOfAxis,
  }),
  // In place of texts on a home, of partners and of a leader with a team.
  'axes/atWork': z.strictObject({
    motivacao: someOfAxis,
    expressao: someOfAxis,
    destino: someOfAxis,
    missao: someOfAxis,
    anoPessoal: someOfAxis,
    shared: table(withMasters, axisText),
  }),
  'kinds/couple': kind,
  'kinds/parentAndChild': kind,
  'kinds/siblings': kind,
  // Young: one of the two is under 14; teen: the younger is 14 to 17.
  'kinds/youngSiblings': kind,
  'kinds/teenSiblings': kind,
  'kinds/friends': kind,
  'kinds/youngFriends': kind,
  'kinds/teenFriends': kind,
  'kinds/partners': kind,
  'kinds/leaderAndTeam': kind,
  'relations/porTipo': table(
    relationKinds,
    z.strictObject({ opening: prose(50, 85), closing: prose(30, 60), question: line }),
  ),
  'relations/cuidados': table(
    [...relationKinds, 'youngSiblings'],
    table(conjugalRelations, z.strictObject({ strengths: twoLabels, care: twoLabels })),
  ),
  // The steps of parents with a child under 18 are others than those of two adults.
  'relations/primeirosPassos': table(
    [...relationKinds, 'parentAndMinor', 'youngSiblings', 'teenSiblings', 'youngFriends', 'teenFriends'],
    z.array(z.strictObject({ title: label, description: prose(25, 50) })).length(4),
  ),
  'relations/numeroDoPar': table(withAllMasters, z.strictObject({ title: label, text: pairNumberText })),
  // A number in love, said to one of a couple: the texts of `areas` speak to people without a partner too.
  'relations/noCasal': z.strictObject({
    motivacao: table(['0', ...withAllMasters], ofCouple),
    expressao: table(withAllMasters, ofCouple),
    destino: table(withAllMasters, ofCouple),
  }),
  // The personal year of a person in a couple; two people of one year read one text each.
  'relations/anoDoCasal': table(digits, z.array(prose(70, 95)).length(2)),
  // The same of a partner in business, and what a year is good for in a firm.
  'relations/anoDosSocios': table(
    digits,
    z.strictObject({ points: z.array(label).length(3), texts: z.array(prose(70, 95)).length(2) }),
  ),
  // The same of an adult who raises a person under 18.
  'relations/anoDosPais': table(digits, z.array(prose(70, 95)).length(2)),
  'relations/completa': table(digits, fillText),
  'relations/mesDoPar': table(digits, monthsOfNumber),
  'relations/withChild': z.strictObject({
    numeroDoPar: z.partialRecord(z.enum(withAllMasters), pairNumberText),
    // To a person under 18, and from one to an adult.
    completa: table(digits, fillText),
    doMenor: table(digits, fillText),
    mesDoPar: z.partialRecord(z.enum(digits), monthsOfNumber),
  }),
  'relations/praticas': table(
    [...relationKinds, 'youngSiblings', 'teenSiblings', 'youngFriends', 'teenFriends'],
    z.strictObject({ month: table(digits, line), extra: z.array(line).length(4) }),
  ),
};
