import { z } from 'zod';
import { digits, label, line, prose, table } from '../schema-parts.ts';

const track = { title: label, meaning: line, source: prose(18, 48) };
const period = z.strictObject(track);
const frame = prose(7, 28);
const triangle = z.strictObject({ ...track, past: frame, present: frame, future: frame });

/** The schemas of the texts of the atlas, by path in `texts/`. */
export const atlasSchemas = {
  // A personal year that is over or still to come; the present one has its own text.
  'atlas/anos': table(digits, z.strictObject({ past: prose(36, 58), future: prose(36, 58) })),
  'atlas/trilhas': z.strictObject({
    vida: triangle,
    pessoal: triangle,
    social: triangle,
    destino: triangle,
    ciclos: period,
    momentos: period,
    desafios: period,
    anos: period,
  }),
};
