import { z } from 'zod';
import {
  digits,
  label,
  numbersFrom,
  oneOrSeveral,
  prose,
  quarterKeys,
  table,
  withAllMasters,
  withMasters,
  zeroToEight,
} from './schema-parts.ts';

function fiveAreas<Text extends z.ZodType>(text: Text) {
  return z.strictObject({ love: text, work: text, excess: text, growth: text, family: text });
}

function fourAreas<Text extends z.ZodType>(text: Text) {
  return z.strictObject({ love: text, work: text, money: text, home: text });
}

const areaText = prose(94, 126);
const yearAreaText = prose(77, 104);
const monthText = prose(68, 92);
const quarterText = prose(77, 104);
const arcanoText = prose(77, 104);
const childhoodText = prose(46, 62);

/** A main number in five areas of life. */
export const areaTextSchema = fiveAreas(areaText);

/** A personal year in four areas of life. */
export const yearAreaTextSchema = fourAreas(yearAreaText);

const pairText = prose(75, 108);
const past = prose(80, 115);
const future = prose(80, 115);
/** Shorter than the other tenses: a passage for the age follows it. */
const present = prose(62, 85);
const practice = prose(6);

export const ageBands = ['child', 'young', 'adult', 'mature', 'elder'] as const;
const ageText = prose(22, 34);
export const ageTextSchema = z.strictObject({
  child: ageText,
  young: ageText,
  adult: ageText,
  mature: ageText,
  elder: ageText,
});

/** The first period lasts until 26 to 36: from 25 years on its present is read in words of its own. */
const firstPeriod = z.strictObject({ title: label, past, present, presentOfAdult: present });
const middlePeriod = z.strictObject({ title: label, past, present, future });
const lastPeriod = z.strictObject({ title: label, present, future });

export const arcanoTextSchema = z.strictObject({ title: label, theme: label, text: arcanoText });

/** Every two letters that stand side by side make one of 11 to 99 without a zero; 1 to 22 have the titles of the cards. */
const arcanoKeys = [...numbersFrom(1, 22), ...numbersFrom(23, 99).filter((key) => !key.endsWith('0'))];

const arcanoOfLetters = numbersFrom(11, 99).filter((key) => !key.endsWith('0'));
const livedText = prose(66, 92);

const childCoincidence = prose(46, 75);
/** Of arcana and planets of a child. */
const childLine = prose(38, 56);
const mastersTogether = ['11-11', '11-22', '11-33', '22-22', '22-33', '33-33'];

const pairTable = table(withAllMasters, table(withAllMasters, pairText));
/** Two numbers of a child or an adolescent are read in two halves, one a number. */
function pairHalf(least: number) {
  return table(withAllMasters, prose(least, 40));
}
const pairHalves = z.strictObject({
  motivacaoDentro: pairHalf(14),
  impressaoFora: pairHalf(24),
  motivacaoQuer: pairHalf(8),
  expressaoFaz: pairHalf(24),
  expressaoTraz: pairHalf(7),
  destinoPede: pairHalf(24),
  destinoCaminha: pairHalf(8),
  missaoDevolve: pairHalf(24),
});

const areas = table(withAllMasters, areaTextSchema);
const areasWithZero = table(['0', ...withAllMasters], areaTextSchema);
const moreAreas = fiveAreas(oneOrSeveral(areaText));
const moreAreasWithZero = table(['0', ...withAllMasters], moreAreas);

const areaOfAge = prose(84, 126);
const areasOfAge = oneOrSeveral(areaOfAge);
const childAreaTextSchema = z.strictObject({
  home: areasOfAge,
  school: areasOfAge,
  friends: areasOfAge,
  rest: areasOfAge,
  limits: areasOfAge,
});
const teenAreaTextSchema = z.strictObject({
  affection: areasOfAge,
  study: areasOfAge,
  family: areasOfAge,
  excess: areasOfAge,
  growth: areasOfAge,
});
/** With rest in all five, the map of a long name has more than 64 pages. */
const elderAreaTextSchema = z.strictObject({
  love: areasOfAge,
  time: areasOfAge,
  family: areasOfAge,
  rest: z.optional(areasOfAge),
  excess: areasOfAge,
  growth: areasOfAge,
});
const elderAreas = table(withAllMasters, elderAreaTextSchema);
const elderAreasWithZero = table(['0', ...withAllMasters], elderAreaTextSchema);
const teenAreas = table(withAllMasters, teenAreaTextSchema);
const teenAreasWithZero = table(['0', ...withAllMasters], teenAreaTextSchema);
const childAreasWithZero = table(['0', ...withAllMasters], childAreaTextSchema);
const childAreas = table(withAllMasters, childAreaTextSchema);

const indexes = z.array(z.int().nonnegative());
/** Which texts of what exaggerates and how it matures suppose a job: indexes among all of an area. */
const supposingJob = z.partialRecord(
  z.enum(['0', ...withAllMasters]),
  z.strictObject({ excess: indexes, growth: indexes }).partial(),
);

/** The schemas of the long portrait's families, by path in `texts/` without extension. */
export const bookSchemas = {
  // 0: a name without a vowel, or without a consonant.
  'areas/motivacao': areasWithZero,
  'areas/impressao': areasWithZero,
  'areas/expressao': areas,
  'areas/destino': areas,
  'areas/missao': areas,
  'areas/suposicoes': z.strictObject({
    motivacao: supposingJob,
    impressao: supposingJob,
    expressao: supposingJob,
    destino: supposingJob,
    missao: supposingJob,
  }),
  'areas/anoPessoal': table(digits, yearAreaTextSchema),
  'areas/anoPorIdade': z.strictObject({
    child: table(digits, fourAreas(oneOrSeveral(yearAreaText))),
    teen: table(digits, fourAreas(oneOrSeveral(yearAreaText))),
    elder: table(digits, fourAreas(oneOrSeveral(yearAreaText))),
  }),
  'childhood/motivacao': childAreasWithZero,
  'childhood/impressao': childAreasWithZero,
  'childhood/expressao': childAreas,
  'childhood/destino': childAreas,
  'childhood/missao': childAreas,
  'childhood/conversas': pairHalves,
  'adolescence/conversas': pairHalves,
  'childhood/tempo': z.strictObject({
    ciclo: table(withMasters, present),
    momento: table(withAllMasters, present),
    desafio: table(zeroToEight, z.strictObject({ text: present, practice })),
    regente: table(digits, childLine),
    sequencias: table(
      digits.map((digit) => digit.repeat(3)),
      childLine,
    ),
    planetas: table(['Sol', 'Lua', 'Marte', 'Mercúrio', 'Júpiter', 'Vênus', 'Saturno'], childLine),
    favoraveis: z.strictObject({
      cores: table(digits, prose(20, 32)),
      coresEvitar: prose(14),
      numerosHarmonicos: prose(18),
      numerosNeutros: prose(12),
      diasFavoraveis: prose(25),
    }),
  }),
  'childhood/coincidencias': z.strictObject({
    twice: table(withAllMasters, childCoincidence),
    thrice: table(withAllMasters, childCoincidence),
    mastersTogether: table(mastersTogether, childCoincidence),
    debtAnswered: table(['13', '14', '16', '19'], childCoincidence),
    lessonFilled: table(digits, childCoincidence),
  }),
  'adolescence/motivacao': teenAreasWithZero,
  'adolescence/impressao': teenAreasWithZero,
  'adolescence/expressao': teenAreas,
  'adolescence/destino': teenAreas,
  'adolescence/missao': teenAreas,
  'elders/motivacao': elderAreasWithZero,
  'elders/impressao': elderAreasWithZero,
  'elders/expressao': elderAreas,
  'elders/destino': elderAreas,
  'elders/missao': elderAreas,
  'pairs/motivacao-impressao': pairTable,
  'pairs/motivacao-expressao': pairTable,
  'pairs/expressao-destino': pairTable,
  'pairs/destino-missao': pairTable,
  'pairs/coincidences': z.strictObject({
    twice: table(withAllMasters, pairText),
    thrice: table(withAllMasters, pairText),
    mastersTogether: table(mastersTogether, pairText),
    debtAnswered: table(['13', '14', '16', '19'], pairText),
    lessonFilled: table(digits, pairText),
  }),
  'periods/ciclosDeVida': z.strictObject({
    1: table(withMasters, firstPeriod),
    2: table(withMasters, middlePeriod),
    3: table(withMasters, lastPeriod),
  }),
  'periods/momentosDecisivos': z.strictObject({
    1: table(withAllMasters, firstPeriod),
    2: table(withAllMasters, middlePeriod),
    3: table(withAllMasters, middlePeriod),
    4: table(withAllMasters, lastPeriod),
  }),
  'periods/desafios': z.strictObject({
    1: table(zeroToEight, firstPeriod.extend({ practice })),
    2: table(zeroToEight, middlePeriod.extend({ practice })),
    3: table(zeroToEight, lastPeriod.extend({ practice })),
  }),
  'periods/ages': z.strictObject({
    cycle: table(withMasters, ageTextSchema),
    moment: table(withAllMasters, ageTextSchema),
  }),
  'time/mesNoAno': table(digits, table(withMasters, monthText)),
  'time/trimestreNoAno': table(digits, table(quarterKeys, quarterText)),
  'arcanos/arcanos': table(arcanoKeys, arcanoTextSchema),
  'arcanos/infancia': table(arcanoKeys, childhoodText),
  // Of letters, which have no zero.
  'arcanos/lembranca': table(arcanoOfLetters, childhoodText),
  'arcanos/adolescencia': table(arcanoOfLetters, prose(38, 60)),
  'arcanos/velhice': table(arcanoOfLetters, z.array(prose(38, 84)).length(2)),
  'arcanos/vivido': table(arcanoOfLetters, oneOrSeveral(livedText)),
  'variants/coincidencias': z.strictObject({
    debtAnswered: table(['13', '14', '16', '19'], pairText),
    lessonFilled: table(digits, pairText),
  }),
  'variants/anoPessoal': table(digits, fourAreas(oneOrSeveral(yearAreaText))),
  'variants/mesNoAno': table(digits, table(withMasters, oneOrSeveral(monthText))),
  'variants/areasMotivacao': moreAreasWithZero,
  'variants/areasImpressao': moreAreasWithZero,
  'variants/areasExpressao': table(withAllMasters, moreAreas),
  'variants/areasDestino': table(withAllMasters, moreAreas),
  'variants/areasMissao': table(withAllMasters, moreAreas),
  'variants/trimestreNoAno': table(digits, table(quarterKeys, oneOrSeveral(quarterText))),
  'variants/arcanos': table(arcanoKeys, z.strictObject({ text: oneOrSeveral(arcanoText) })),
};

export type AgeBand = (typeof ageBands)[number];
export type ArcanoText = z.infer<typeof arcanoTextSchema>;
export type AreaText = z.infer<typeof areaTextSchema>;
export type ChildAreaText = z.infer<typeof childAreaTextSchema>;
export type ElderAreaText = z.infer<typeof elderAreaTextSchema>;
export type TeenAreaText = z.infer<typeof teenAreaTextSchema>;
export type YearAreaText = z.infer<typeof yearAreaTextSchema>;
export type AgeText = z.infer<typeof ageTextSchema>;
