import { z } from 'zod';
import { digits, label, prose, table, withAllMasters } from '../interpretations/schema-parts.ts';

function variants<Text extends z.ZodType>(text: Text, least: number) {
  return z.array(text).min(least);
}

/** `1-2` to `8-9`, and `none` where all five numbers pull the same way. */
const tensionKeys = [
  ...digits.flatMap((low) => digits.filter((high) => high > low).map((high) => `${low}-${high}`)),
  'none',
];

const threadSchema = z.strictObject({
  numbers: prose(24, 38),
  pairs: prose(24, 38),
  lessons: prose(18, 36),
  life: prose(26, 38),
  arcana: prose(22, 38),
  years: prose(22, 36),
  days: prose(13, 26),
  closing: prose(18, 26),
});

/** What the chapter before showed of the person, and where this one goes. Longer ones would leave pages half empty. */
const transitions = z.strictObject({
  numbers: variants(prose(20, 34), 3),
  pairs: variants(prose(16, 26), 3),
  lessons: variants(prose(16, 26), 3),
  life: variants(prose(16, 26), 3),
  arcana: variants(prose(18, 34), 3),
  years: variants(prose(18, 34), 3),
  days: variants(prose(18, 34), 3),
});

/** The connective passages of the long portrait, by path in `texts/`. Places in braces are filled by `compose-book.ts`. */
export const letterSchemas = {
  'letter/opening': z.strictObject({
    greeting: variants(prose(44, 56), 4),
    adolescent: variants(prose(44, 56), 2),
    leads: variants(prose(14, 22), 6),
    leadNone: variants(prose(12, 22), 2),
    masters: table(['11', '22', '33'], prose(9, 14)),
    steady: table(['1', '2', '3'], variants(prose(54, 66), 2)),
    turning: variants(prose(52, 66), 2),
    farewell: variants(prose(15, 24), 4),
  }),
  'letter/strongest': table(withAllMasters, variants(prose(74, 92), 2)),
  'letter/tensions': table(tensionKeys, prose(56, 84)),
  'letter/years': table(digits, variants(prose(52, 66), 2)),
  'letter/themes': table(withAllMasters, label),
  'letter/threads': table(withAllMasters, variants(threadSchema, 2)),
  'letter/transitions': transitions.extend({
    arcanaNone: variants(prose(18, 34), 1),
    yearsNone: variants(prose(18, 34), 1),
  }),
  'childhood/passagens': z.strictObject({ transitions, threads: variants(threadSchema, 4) }),
  'letter/closing': z.strictObject({
    opening: variants(prose(40, 54), 4),
    lesson: table([...digits, 'none'], variants(prose(40, 54), 2)),
    year: table(digits, variants(prose(36, 52), 2)),
    turn: table(digits, variants(prose(30, 52), 2)),
    mission: table(withAllMasters, variants(prose(34, 54), 2)),
    adolescent: variants(prose(90, 130), 4),
    adolescentLater: variants(prose(90, 130), 4),
    signature: variants(prose(4, 14), 3),
  }),
  // One sentence each.
  'letter/synthesis': z.strictObject({
    strongest: table(withAllMasters, variants(prose(16, 34), 2)),
    tension: table(tensionKeys, prose(14, 34)),
    turning: variants(prose(14, 34), 2),
    steady: table(['1', '2', '3'], variants(prose(14, 34), 2)),
    child: z.strictObject({
      strongest: table(withAllMasters, prose(14, 34)),
      tension: variants(prose(14, 34), 2),
      tensionNone: variants(prose(14, 34), 1),
      period: variants(prose(14, 34), 2),
    }),
  }),
  'letter/child': z.strictObject({
    greeting: variants(prose(48, 64), 3),
    strongest: table(withAllMasters, prose(50, 64)),
    tension: variants(prose(48, 64), 3),
    tensionNone: variants(prose(48, 64), 1),
    period: variants(prose(52, 64), 2),
    year: table(digits, prose(40, 56)),
    howToRead: variants(prose(42, 56), 2),
    farewell: variants(prose(13, 22), 2),
    closing: variants(prose(44, 56), 2),
    first: variants(prose(30, 44), 2),
    second: variants(prose(32, 44), 2),
    turn: variants(prose(36, 48), 2),
    // To the child, grown up.
    later: variants(prose(90, 122), 4),
    laterStill: variants(prose(90, 122), 4),
    signature: variants(prose(4, 12), 2),
  }),
};
