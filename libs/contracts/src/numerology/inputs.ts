import * as z from 'zod/mini';
import { birthDate, calendarDate, email, personName } from '../shared/fields.ts';
import { businessTypes } from './business-types.ts';

/** What the inputs of analyses are made of; the input of each kind is in `analysis-inputs.ts`, which pages do not load. */

export const analysisKinds = [
  'personal',
  'compatibility',
  'company',
  'cycles',
  'name',
  'group',
  'dates',
  'atlas',
  'yearbook',
  'signature',
  'baby',
  'brand',
] as const;
export const analysisKind = z.enum(analysisKinds);
export type AnalysisKind = (typeof analysisKinds)[number];

/** A name and a birth date. */
export const namedBirth = z.object({ name: personName, birthDate });
export type NamedBirth = z.infer<typeof namedBirth>;

const optionalEmail = z.nullable(email);

/** What the people of a compatibility are to each other; where absent, their ages say it. */
export const relationKinds = ['couple', 'parentAndChild', 'siblings', 'friends', 'partners', 'leaderAndTeam'] as const;
export const relationKind = z.enum(relationKinds);
export type RelationKind = (typeof relationKinds)[number];

/** What a group is; where absent, the members' ages say it. */
export const groupContexts = ['family', 'team', 'class', 'sports', 'friends'] as const;
export const groupContext = z.enum(groupContexts);
export type GroupContext = (typeof groupContexts)[number];

export const personalInput = z.extend(namedBirth, { email: optionalEmail });
export const compatibilityInput = z.object({ people: z.array(namedBirth), relationKind: z.optional(relationKind) });
/** Who directs a company with the owner, and names to compare with its own. */
export const companyPartners = z.array(namedBirth).check(z.maxLength(2));
export const otherCompanyNames = z.array(personName).check(z.maxLength(2));

export const companyInput = z.object({
  companyName: personName,
  tradeName: z.nullable(personName),
  /** Past, or up to two years ahead. */
  foundationDate: calendarDate,
  businessType: z.nullable(z.enum(businessTypes)),
  ownerName: z.nullable(personName),
  ownerBirthDate: z.nullable(birthDate),
  partners: z.optional(companyPartners),
  otherNames: z.optional(otherCompanyNames),
  email: optionalEmail,
});
export const cyclesInput = z.object({
  /** Printed in titles; no number of the cycles depends on it. */
  name: z.optional(personName),
  birthDate,
  year: z.int(),
});
export const groupInput = z.object({
  groupName: z.nullable(personName),
  members: z.array(namedBirth),
  context: z.optional(groupContext),
});
