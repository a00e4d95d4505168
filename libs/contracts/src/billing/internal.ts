import * as z from 'zod/mini';
import { envelope } from '../shared/envelope.ts';
import { id, instant } from '../shared/fields.ts';
import { planId } from '../shared/identity.ts';
import { defineRoute } from '../shared/route.ts';
import { chargedService } from './catalogue.ts';
import { allowanceHolders } from './plans.ts';
import { wallet } from './wallet.ts';

/** Charges for other services: reserved, then confirmed or released, or expired. */

/** Minutes after which an open reservation expires. */
export const reservationMinutes = 10;

const chargeStates = ['reserved', 'confirmed', 'released', 'expired'] as const;

/** One charged use of a service. */
export const charge = z.object({
  id,
  state: z.enum(chargeStates),
  /** `plan`: covered by a quota; `credits`: `amount` credits are reserved or spent. */
  source: z.enum(['plan', 'credits']),
  amount: z.int(),
  expiresAt: instant,
});
export type Charge = z.infer<typeof charge>;

/** What a charge pays for, shown in the statement. */
const chargeReference = z.object({
  type: z.string().check(z.maxLength(40)),
  id: z.string().check(z.maxLength(80)),
  title: z.string().check(z.maxLength(200)),
});

export const reserveCharge = defineRoute({
  id: 'billing.reserveCharge',
  service: 'billing',
  method: 'POST',
  path: '/internal/billing/charges',
  access: 'internal',
  summary:
    'Reserva o custo de um uso: pela cota do plano, senão pelos créditos. Uma chave tem uma só reserva aberta de cada vez.',
  body: z.object({
    userId: id,
    /** Plan of the session; the wallet of billing decides. `guest` for a guest, who has no wallet. */
    plan: z.enum(allowanceHolders),
    service: chargedService,
    quantity: z._default(z.int().check(z.minimum(1), z.maximum(50)), 1),
    /**
     * Identifies this use while its reservation is open: another call with the same key joins the reservation. After the
     * settlement the key is a new use; stored results are served from the store of their service.
     */
    key: z.string().check(z.minLength(1), z.maxLength(250)),
    reference: chargeReference,
  }),
  /** `isRepeated`: the call joined an open reservation. Each call that stores no result releases its own reservation. */
  response: envelope(z.extend(charge, { isRepeated: z.boolean() })),
  errors: ['INSUFFICIENT_CREDITS', 'SIGN_UP_REQUIRED', 'IDEMPOTENCY_CLASH'],
});

export const confirmCharge = defineRoute({
  id: 'billing.confirmCharge',
  service: 'billing',
  method: 'POST',
  path: '/internal/billing/charges/:id/confirm',
  access: 'internal',
  summary: 'O resultado está guardado: o que foi reservado é cobrado. Repetir não cobra de novo.',
  params: z.object({ id }),
  response: envelope(charge),
});

export const releaseCharge = defineRoute({
  id: 'billing.releaseCharge',
  service: 'billing',
  method: 'POST',
  path: '/internal/billing/charges/:id/release',
  access: 'internal',
  summary: 'Não deu certo: a reserva volta para o saldo ou para a cota quando nenhuma outra chamada conta com ela.',
  params: z.object({ id }),
  response: envelope(charge),
});

export const readUserWallet = defineRoute({
  id: 'billing.readUserWallet',
  service: 'billing',
  method: 'GET',
  path: '/internal/billing/wallets/:userId',
  access: 'internal',
  summary: 'Saldo e plano de uma pessoa.',
  params: z.object({ userId: id }),
  response: envelope(z.object({ wallet, plan: planId })),
});

export const adjustWallet = defineRoute({
  id: 'billing.adjustWallet',
  service: 'billing',
  method: 'POST',
  path: '/internal/billing/wallets/:userId/adjustments',
  access: 'internal',
  summary: 'Lançamento de um administrador, com motivo. Negativo tira, nunca abaixo de zero.',
  params: z.object({ userId: id }),
  body: z.object({
    amount: z.int().check(z.minimum(-1_000_000), z.maximum(1_000_000)),
    reason: z
      .string()
      .check(z.trim(), z.minLength(3, 'Informe o motivo.'), z.maxLength(300, 'O motivo é longo demais.')),
    actorId: id,
    key: z.string().check(z.minLength(1), z.maxLength(200)),
  }),
  response: envelope(z.object({ available: z.int() })),
  errors: ['INSUFFICIENT_CREDITS', 'IDEMPOTENCY_CLASH'],
});
