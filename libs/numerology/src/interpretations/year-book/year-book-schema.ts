import { z } from 'zod';
import { prose, quarterKeys, table, withMasters } from '../schema-parts.ts';

const minor = z.strictObject({
  dias: table(withMasters, z.array(prose(7, 28)).length(6)),
  perguntas: table(quarterKeys, z.array(prose(6, 20)).length(4)),
});

/** The schemas of the texts of the year book, by path in `texts/`. */
export const yearBookSchemas = {
  // Wordings of a personal day, one after the other through the year.
  'yearbook/dias': table(withMasters, z.array(prose(11, 28)).length(8)),
  // Questions to write on at the end of each quarter.
  'yearbook/perguntas': table(quarterKeys, z.array(prose(6, 20)).length(4)),
  // Of a child to those who keep the book, of an adolescent to the reader.
  'yearbook/menores': z.strictObject({ child: minor, teen: minor }),
};
