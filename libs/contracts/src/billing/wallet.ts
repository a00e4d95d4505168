import * as z from 'zod/mini';
import { envelope, page } from '../shared/envelope.ts';
import { id, instant, pageLimit } from '../shared/fields.ts';
import { planId } from '../shared/identity.ts';
import { defineRoute } from '../shared/route.ts';
import { chargedService } from './catalogue.ts';
import { planFeatures } from './plans.ts';

export const lotKinds = ['bought', 'plan', 'bonus', 'welcome', 'gift'] as const;
const lotKind = z.enum(lotKinds);

export const wallet = z.object({
  /** Credits that can be spent now. */
  available: z.int(),
  /** Credits reserved for open charges. */
  reserved: z.int(),
  isLow: z.boolean(),
  lots: z.array(
    z.object({
      id,
      kind: lotKind,
      label: z.string(),
      amount: z.int(),
      remaining: z.int(),
      grantedAt: instant,
      expiresAt: z.nullable(instant),
    }),
  ),
});
export type Wallet = z.infer<typeof wallet>;

export const readWallet = defineRoute({
  id: 'billing.readWallet',
  service: 'billing',
  method: 'GET',
  path: '/billing/wallet',
  access: 'account',
  summary: 'Saldo de créditos e seus lotes, na ordem em que são usados.',
  response: envelope(wallet),
});

export const statementLine = z.object({
  id,
  occurredAt: instant,
  /** A sentence for a layperson: "Análise de compatibilidade: Ana e Rui". */
  description: z.string(),
  reason: z.enum(['purchase', 'plan', 'bonus', 'welcome', 'gift', 'spend', 'expiry', 'refund', 'adjustment']),
  /** Positive in, negative out. */
  amount: z.int(),
  balanceAfter: z.int(),
  /** Subject of the entry; `href` is its page, if any. */
  reference: z.nullable(z.object({ type: z.string(), id: z.string(), href: z.nullable(z.string()) })),
  lots: z.array(z.object({ kind: lotKind, label: z.string(), amount: z.int() })),
});
export type StatementLine = z.infer<typeof statementLine>;

export const listStatement = defineRoute({
  id: 'billing.listStatement',
  service: 'billing',
  method: 'GET',
  path: '/billing/wallet/statement',
  access: 'account',
  summary: 'Extrato de créditos, do mais novo ao mais antigo.',
  query: z.object({
    cursor: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(2 ** 31 - 1))),
    limit: pageLimit(20),
    direction: z._default(z.enum(['all', 'in', 'out']), 'all'),
  }),
  response: envelope(page(statementLine)),
});

export const entitlementState = z.object({
  plan: planId,
  /** End of the paid period; null on the free plan. */
  until: z.nullable(instant),
  features: z.array(z.enum(planFeatures)),
  credits: z.int(),
  services: z.array(
    z.object({
      service: chargedService,
      /** Credits for one use where the plan does not cover it. */
      cost: z.int(),
      isUnlimited: z.boolean(),
      /** Null without a quota. */
      quota: z.nullable(z.object({ limit: z.int(), used: z.int(), remaining: z.int(), resetsAt: instant })),
      /** How the next use is paid; `plan`: it is not sold for credits. */
      next: z.enum(['included', 'credits', 'insufficient', 'plan']),
    }),
  ),
});
export type EntitlementState = z.infer<typeof entitlementState>;

export const readEntitlements = defineRoute({
  id: 'billing.readEntitlements',
  service: 'billing',
  method: 'GET',
  path: '/billing/entitlements',
  access: 'session',
  summary: 'O que o plano inclui, quanto resta este mês e como o próximo uso seria pago.',
  response: envelope(entitlementState),
});
