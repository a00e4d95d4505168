import * as z from 'zod/mini';
import { envelope } from '../shared/envelope.ts';
import { calendarDate, id, instant, language, numerologySystem, personName } from '../shared/fields.ts';
import { defineRoute } from '../shared/route.ts';
import { favouriteKind, newFavourite } from './favourites.ts';

/** Name generators and favourite names. */

export const targetNumbers = [1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 22, 33] as const;
export type TargetNumber = (typeof targetNumbers)[number];
/** Targets that the forms offer: in the school of the generators 33 reduces to 6, so no name reaches it. */
export const offeredTargetNumbers = targetNumbers.filter((number) => number !== 33);
export const companyIndustries = [
  'general',
  'technology',
  'health',
  'finance',
  'education',
  'retail',
  'consulting',
  'marketing',
  'construction',
  'food',
] as const;
export const companyStyles = ['modern', 'classic', 'creative', 'professional', 'innovative'] as const;
export const childGenders = ['male', 'female', 'unisex'] as const;
export const childOrigins = [
  'Brasileiro',
  'Português',
  'Italiano',
  'Francês',
  'Inglês',
  'Árabe',
  'Hebraico',
  'Grego',
  'Latino',
  'Germânico',
] as const;
/** What people can filter by: the ten, a language beyond them, and names of unknown etymology. */
export const childOriginFilters = [...childOrigins, 'Outra', 'Incerta'] as const;
export const childMeanings = [
  'Força',
  'Sabedoria',
  'Amor',
  'Paz',
  'Luz',
  'Alegria',
  'Coragem',
  'Esperança',
  'Fé',
  'Liberdade',
] as const;
export const childStyles = ['classic', 'modern', 'unique', 'traditional'] as const;

const targets = z.array(z.literal([...targetNumbers])).check(z.maxLength(targetNumbers.length));
const words = z._default(z.array(z.string().check(z.trim(), z.maxLength(60))).check(z.maxLength(20)), []);
/** Names already on screen, which "mais nomes" leaves out. */
const exclude = z._default(z.array(z.string().check(z.maxLength(120))).check(z.maxLength(500)), []);
/** A long list of names already shown. */
const generatorBodyLimit = 128 * 1024;
const system = z._default(numerologySystem, 'cabalistica');
const number = z.int();

/** The number in a word and in a sentence. */
const numberMeaning = z.object({ keyword: z.string(), summary: z.string() });

export const companyName = z.object({
  id: z.string(),
  name: z.string(),
  numerologyNumber: number,
  /** 0 to 10; the screen shows it times 10 as a percentage. */
  matchScore: number,
  industry: z.enum(companyIndustries),
  style: z.enum(companyStyles),
  position: number,
  numberMeaning,
  /** What Motivação and Impressão say of the firm, in a sentence. */
  reading: z.string(),
  /** The name as an address and a profile; whether they are free is not known. */
  domain: z.string(),
  handle: z.string(),
});

export const suggestCompanyNames = defineRoute({
  id: 'numerology.suggestCompanyNames',
  service: 'numerology',
  method: 'POST',
  path: '/numerology/suggest/company-names',
  access: 'session',
  charges: 'company_names',
  summary: 'Compõe nomes de empresa que atingem um dos números alvo.',
  cost: 10,
  body: z.object({
    targetNumbers: targets,
    industry: z._default(z.enum(companyIndustries), 'general'),
    style: z._default(z.enum(companyStyles), 'modern'),
    length: z._default(z.enum(['short', 'medium', 'long']), 'medium'),
    requestedCount: z._default(z.int().check(z.minimum(1), z.maximum(50)), 10),
    excludeExisting: z._default(z.boolean(), true),
    keywords: words,
    excludeKeywords: words,
    exclude,
    language,
    system,
  }),
  response: envelope(z.object({ names: z.array(companyName), unreachableTargets: z.array(number) })),
  errors: ['TARGET_NUMBER_MISSING', 'INSUFFICIENT_CREDITS', 'SIGN_UP_REQUIRED', 'IDEMPOTENCY_CLASH'],
  idempotent: true,
  bodyLimit: generatorBodyLimit,
});

export const childName = z.object({
  name: z.string(),
  number,
  calculations: z.object({ destino: number, anseiosDaAlma: number, personalidade: number }),
  /** 0 to 3; the screen shows it over 3 as a percentage. */
  matchScore: number,
  matchingNumbers: z.array(number),
  gender: z.enum(childGenders),
  origin: z.enum(childOriginFilters),
  /** Null where the meaning supports none of the ten. */
  theme: z.nullable(z.enum(childMeanings)),
  style: z.enum(childStyles),
  /** The true etymology in a few words. */
  meaning: z.string(),
  numberMeaning,
  /** What Motivação and Impressão say, in a sentence. */
  reading: z.string(),
  /** The whole name in its family; null without `surnames`. */
  fit: z.nullable(
    z.object({
      fullName: z.string(),
      /** 0 to 100 (docs/numerology.md section 8). */
      score: number,
      /** By which names are ordered, common use deciding in a band: from 80, from 70, below. */
      band: z.enum(['high', 'good', 'partial']),
      reasons: z.array(z.string()),
    }),
  ),
});

export const suggestChildNames = defineRoute({
  id: 'numerology.suggestChildNames',
  service: 'numerology',
  method: 'POST',
  path: '/numerology/suggest/child-names',
  access: 'session',
  charges: 'child_names',
  summary: 'Encontra nomes de pessoa com o número alvo, sozinhos ou com os sobrenomes da família.',
  cost: 3,
  body: z.object({
    targetNumbers: targets,
    gender: z.enum(childGenders),
    /** With surnames the whole name is judged: the targets are numbers of the name of the birth certificate. */
    surnames: z.optional(personName),
    expectedDate: z.optional(calendarDate),
    /** A first name takes the same surnames. */
    siblings: z._default(z.array(personName).check(z.maxLength(9)), []),
    origin: z._default(z.enum(['any', ...childOriginFilters]), 'any'),
    meaning: z._default(z.enum(['any', ...childMeanings]), 'any'),
    style: z._default(z.enum(['any', ...childStyles]), 'any'),
    length: z._default(z.enum(['any', 'short', 'medium', 'long']), 'any'),
    exclude,
    limit: z._default(z.int().check(z.minimum(1), z.maximum(100)), 20),
    language,
    system,
  }),
  response: z.object({
    success: z.literal(true),
    message: z.string(),
    suggestions: z.array(childName),
    /** How many names fit, shown or not. */
    total: number,
    unreachableTargets: z.array(number),
    /** What holds for every name of the list: the expected date, sequences of the surnames. */
    familyNotes: z.array(z.string()),
  }),
  errors: [
    'TARGET_NUMBER_MISSING',
    'INSUFFICIENT_CREDITS',
    'SIGN_UP_REQUIRED',
    'IDEMPOTENCY_CLASH',
    'NAME_LETTER_UNKNOWN',
    'NAME_TOO_LONG',
    'DATE_IMPOSSIBLE',
  ],
  idempotent: true,
  bodyLimit: generatorBodyLimit,
});

/** A generated name stored as a favourite; its number is computed by the engine. */
export const favourite = z.object({
  id,
  kind: favouriteKind,
  name: z.string(),
  number,
  /** Origin and meaning, or sector and style, as shown when it was stored. */
  note: z.string(),
  createdAt: instant,
});
export type FavouriteWire = z.infer<typeof favourite>;

export const listFavourites = defineRoute({
  id: 'numerology.listFavourites',
  service: 'numerology',
  method: 'GET',
  path: '/numerology/favourites',
  access: 'account',
  summary: 'Lista os nomes favoritos, do mais novo ao mais antigo.',
  query: z.object({ kind: z.optional(favouriteKind) }),
  response: envelope(z.object({ items: z.array(favourite) })),
});

export const addFavourite = defineRoute({
  id: 'numerology.addFavourite',
  service: 'numerology',
  method: 'POST',
  path: '/numerology/favourites',
  access: 'account',
  summary: 'Guarda um nome gerado; guardar de novo não repete.',
  body: newFavourite,
  response: envelope(favourite),
  status: 201,
  errors: ['NAME_LETTER_UNKNOWN', 'CONFLICT'],
});

export const removeFavourite = defineRoute({
  id: 'numerology.removeFavourite',
  service: 'numerology',
  method: 'DELETE',
  path: '/numerology/favourites/:id',
  access: 'account',
  summary: 'Tira um nome dos favoritos.',
  params: z.object({ id }),
  response: z.object({ success: z.literal(true), message: z.string() }),
});
