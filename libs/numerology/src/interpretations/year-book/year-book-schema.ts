import { z } from 'zod';
import { prose, table, withMasters } from '../schema-parts.ts';

/** The schemas of the texts of the year book, by path in `texts/`. */
export const yearBookSchemas = {
  // Wordings of a personal day, one after the other through the year.
  'yearbook/dias': table(withMasters, z.array(prose(11, 28)).length(8)),
  // Questions to write on at the end of each quarter.
  'yearbook/perguntas': table(['1', '2', '3', '4'], z.array(prose(6, 20)).length(4)),
};
