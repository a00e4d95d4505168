import * as z from 'zod/mini';
import { envelope } from './envelope.ts';
import { email, id } from './fields.ts';
import { defineRoute } from './route.ts';
import type { ServiceName } from './services.ts';

/** One table of one service in the export of a person's data (LGPD art. 18 and 19): what, why, and the rows. */
export const personalDataSection = z.object({
  title: z.string(),
  /** Legal basis of the processing, as the privacy page names it. */
  legalBasis: z.string(),
  /** What each field is kept for, by its name; a row has these fields and no other. */
  purposes: z.record(z.string(), z.string()),
  rows: z.array(z.record(z.string(), z.unknown())),
});
export type PersonalDataSection = z.infer<typeof personalDataSection>;

/** A section with those fields of each row that have a purpose, in the order of the purposes. */
export function sectionOf<Field extends string>(section: {
  readonly title: string;
  readonly legalBasis: string;
  readonly purposes: Readonly<Record<Field, string>>;
  readonly rows: readonly Readonly<Record<NoInfer<Field>, unknown>>[];
}): PersonalDataSection {
  const fields = Object.keys(section.purposes) as Field[];
  return {
    ...section,
    rows: section.rows.map((row) => Object.fromEntries(fields.map((field) => [field, row[field]]))),
  };
}

/** The whole file of `POST /user/export-data`. */
export const personalDataExport = z.object({
  userId: id,
  exportedAt: z.iso.datetime(),
  controller: z.string(),
  services: z.array(z.object({ service: z.string(), sections: z.array(personalDataSection) })),
});

/** How user asks each service for what it keeps of a person. */
export function personalDataRoute(service: ServiceName) {
  return defineRoute({
    id: `${service}.readPersonalData`,
    service,
    method: 'GET',
    path: '/internal/personal-data/:userId',
    access: 'internal',
    summary: 'Reúne os dados pessoais de uma pessoa, campo a campo, com a finalidade de cada um.',
    params: z.object({ userId: id }),
    /** Given only where the person has proved that it is theirs. */
    query: z.object({ email: z.optional(email) }),
    response: envelope(z.object({ sections: z.array(personalDataSection) })),
  });
}
