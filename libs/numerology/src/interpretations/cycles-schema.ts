import { z } from 'zod';
import { digits, label, prose, table, withAllMasters, withMasters, zeroToEight } from './schema-parts.ts';

const ofRing = prose(36, 58);
const middleYear = z.strictObject({ before: ofRing, now: ofRing, after: ofRing });
const { 1: _first, 9: _last, ...middleYears } = Object.fromEntries(digits.map((digit) => [digit, middleYear]));

const ofDay = prose(50, 70);
const ofDayInYear = prose(22, 38);
const line = prose(11, 30);
const ofChildDay = prose(36, 52);
const ofChildLine = prose(15, 32);
const period = z.strictObject({ past: line, present: prose(48, 74), future: line });

/** The schemas of the texts on cycles, which share no sentence with the complete map, by path in `texts/`. */
export const cyclesSchemas = {
  // Nine years of a turn, seen from one of them: the first never lies ahead, the last never behind.
  'cycles/voltaDeNoveAnos': z.strictObject({
    1: middleYear.omit({ after: true }),
    ...middleYears,
    9: middleYear.omit({ before: true }),
  }),
  'cycles/anoDosCiclos': table(
    digits,
    z.strictObject({
      text: prose(62, 95),
      fits: z.array(label).length(3),
      waits: z.array(label).length(3),
      question: prose(10, 24),
      child: prose(44, 68),
    }),
  ),
  // Three months each from the day on which the year turns.
  'cycles/trimestres': table(digits, table(['1', '2', '3', '4'], prose(46, 68))),
  // From a year to the next.
  'cycles/passagens': table(digits, prose(55, 80)),
  'cycles/meses': table(withMasters, z.strictObject({ first: prose(28, 45), again: prose(22, 38) })),
  'cycles/dias': z.strictObject({
    start: table(['1', '5', '22'], ofDay),
    agree: table(['2', '6', '11'], ofDay),
    rest: table(['7', '9'], ofDay),
  }),
  'cycles/diasNoAno': table(digits, z.strictObject({ start: ofDayInYear, agree: ofDayInYear, rest: ofDayInYear })),
  'cycles/periodos': z.strictObject({
    cycle: table(withMasters, period),
    moment: table(withAllMasters, period),
    challenge: table(zeroToEight, period),
  }),
  // Of a child, to those who care for it; the years have theirs beside the others'.
  'cycles/infancia': z.strictObject({
    agora: table(digits, prose(34, 50)),
    perguntas: table(digits, prose(7, 18)),
    trimestres: table(digits, table(['1', '2', '3', '4'], prose(34, 52))),
    passagens: table(digits, prose(36, 58)),
    meses: table(withMasters, z.strictObject({ first: prose(26, 40), again: prose(17, 30) })),
    dias: z.strictObject({
      start: table(['1', '5', '22'], ofChildDay),
      agree: table(['2', '6', '11'], ofChildDay),
      rest: table(['7', '9'], ofChildDay),
    }),
    diasNoAno: table(digits, z.strictObject({ start: ofChildLine, agree: ofChildLine, rest: ofChildLine })),
    compromissos: table(digits, z.strictObject({ start: ofChildLine, agree: ofChildLine, turn: ofChildLine })),
  }),
  'cycles/compromissos': table(
    digits,
    z.strictObject({ start: prose(20, 36), agree: prose(20, 36), turn: prose(20, 36) }),
  ),
};
