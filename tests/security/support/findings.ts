import * as z from 'zod/mini';

/** What the attacking process saw and found, as it writes it to its result file. */
export const findings = z.object({
  fields: z.number(),
  sent: z.number(),
  stored: z.number(),
  untouched: z.array(z.string()),
  screens: z.number(),
  documents: z.number(),
  files: z.number(),
  mails: z.number(),
  wrong: z.array(z.object({ where: z.string(), what: z.string() })),
});

export type Findings = z.infer<typeof findings>;
