import * as z from 'zod/mini';
import { envelope } from '../shared/envelope.ts';
import { id, instant } from '../shared/fields.ts';
import { defineRoute } from '../shared/route.ts';

/** Links of a reseller and their clicks. */

/** Letters and digits that are unambiguous when read aloud. */
export const linkCodePattern = /^[a-z0-9]{4,24}$/;
export const linkCode = z
  .string()
  .check(z.trim(), z.toLowerCase(), z.regex(linkCodePattern, 'Use de 4 a 24 letras minúsculas e números.'));

const utmPart = z
  .string()
  .check(z.trim(), z.toLowerCase(), z.maxLength(60), z.regex(/^[a-z0-9._-]*$/, 'Use letras, números, ponto e hífen.'));

export const resellerLink = z.object({
  id,
  code: z.string(),
  name: z.string(),
  /** The whole address, ready to be shared. */
  url: z.string(),
  isDefault: z.boolean(),
  source: z.string(),
  medium: z.string(),
  campaign: z.string(),
  clicks: z.int(),
  visitors: z.int(),
  signUps: z.int(),
  isArchived: z.boolean(),
  createdAt: instant,
});
export type ResellerLink = z.infer<typeof resellerLink>;

/** `referral_link` is at the top level and in `data`: clients read either. */
export const readReferralLink = defineRoute({
  id: 'reseller.readReferralLink',
  service: 'reseller',
  method: 'GET',
  path: '/reseller/referral-link',
  access: ['reseller'],
  summary: 'O link de indicação, com o texto pronto para compartilhar.',
  response: z.extend(
    envelope(
      z.object({
        referral_link: z.string(),
        code: z.string(),
        shareTitle: z.string(),
        shareText: z.string(),
        commissionPercent: z.int(),
        attributionDays: z.int(),
      }),
    ),
    { referral_link: z.string() },
  ),
});

export const listResellerLinks = defineRoute({
  id: 'reseller.listLinks',
  service: 'reseller',
  method: 'GET',
  path: '/reseller/links',
  access: ['reseller'],
  summary: 'Links e campanhas, com cliques e cadastros.',
  response: envelope(z.array(resellerLink)),
});

export const createResellerLink = defineRoute({
  id: 'reseller.createLink',
  service: 'reseller',
  method: 'POST',
  path: '/reseller/links',
  access: ['reseller'],
  summary: 'Cria um link para uma campanha; no máximo 50 ativos.',
  body: z.object({
    name: z.string().check(z.trim(), z.minLength(1, 'Dê um nome à campanha.'), z.maxLength(60)),
    /** Chosen by the reseller, or generated. */
    code: z.optional(linkCode),
    source: z._default(utmPart, ''),
    medium: z._default(utmPart, ''),
    campaign: z._default(utmPart, ''),
  }),
  response: envelope(resellerLink),
  status: 201,
  errors: ['CONFLICT'],
  rateLimit: { limit: 60, windowSeconds: 3600, by: 'session' },
});

export const archiveResellerLink = defineRoute({
  id: 'reseller.archiveLink',
  service: 'reseller',
  method: 'DELETE',
  path: '/reseller/links/:id',
  access: ['reseller'],
  summary: 'Arquiva um link: os vínculos ficam, novos cliques não contam. O link principal fica.',
  params: z.object({ id }),
  response: envelope(resellerLink),
  errors: ['CONFLICT'],
});

/** The owner of a code, for the page "indicado por": public facts only. */
export const readReferrer = defineRoute({
  id: 'reseller.readReferrer',
  service: 'reseller',
  method: 'GET',
  path: '/referrals/:code',
  access: 'public',
  summary: 'Diz se um código de indicação vale e o primeiro nome de quem indica.',
  params: z.object({ code: linkCode }),
  response: envelope(z.object({ code: z.string(), firstName: z.string() })),
  rateLimit: { limit: 60, windowSeconds: 60, by: 'address' },
});

/** Called by the gateway when a visitor opens `/r/:code`; robots are filtered out there. */
export const recordClick = defineRoute({
  id: 'reseller.recordClick',
  service: 'reseller',
  method: 'POST',
  path: '/internal/reseller/clicks',
  access: 'internal',
  summary: 'Conta um clique em um link de indicação.',
  body: z.object({
    code: linkCode,
    /** Client address; hashed with the day's key and never stored. */
    address: z.string().check(z.maxLength(64)),
    userAgent: z.string().check(z.maxLength(500)),
  }),
  response: envelope(
    z.object({
      /** Path to redirect the visitor to. */
      path: z.string(),
      attributionDays: z.int(),
      isCounted: z.boolean(),
    }),
  ),
});

/** First-party cookie of the last click: `code.seconds since 1970`. It grants nothing. */
export const referralCookie = 'sefira_ref';
/** The same on its way from the gateway to auth, at sign-up only. */
export const referralHeader = 'x-sefira-referral';
