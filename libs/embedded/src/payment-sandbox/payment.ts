import * as z from 'zod';

export const methods = ['credit-card', 'pix', 'boleto', 'paypal'] as const;

const statuses = [
  'pending',
  'review',
  'approved',
  'declined',
  'cancelled',
  'expired',
  'refunded',
  'charged_back',
] as const;

/** What a test card does when it is charged, and when it is charged again. */
export const behaviours = ['approve', 'decline', 'review', 'expired', 'approve_once'] as const;

const card = z.object({
  brand: z.string(),
  lastFour: z.string(),
  behaviour: z.enum(behaviours),
});
export type Card = z.infer<typeof card>;

const address = z.object({
  zipCode: z.string().regex(/^\d{8}$/),
  street: z.string().min(1),
  number: z.string().min(1),
  neighborhood: z.string().min(1),
  city: z.string().min(1),
  state: z.string().length(2),
});

/** A payment as the sandbox stores and returns it. */
export const payment = z.object({
  id: z.string(),
  orderId: z.string(),
  key: z.string(),
  status: z.enum(statuses),
  amountCents: z.number().int(),
  refundedCents: z.number().int(),
  refunds: z.array(z.object({ key: z.string(), amountCents: z.number().int() })),
  currency: z.literal('BRL'),
  method: z.enum(methods),
  description: z.string(),
  payer: z.object({ name: z.string(), email: z.string(), cpf: z.string(), address: address.optional() }),
  card: card.nullable(),
  savedCard: z.string().nullable(),
  failureReason: z.string().nullable(),
  /** A chargeback was decided in favour of the shop. */
  isDisputeWon: z.boolean().default(false),
  pix: z.object({ copyPaste: z.string() }).nullable(),
  boleto: z.object({ line: z.string(), barcode: z.string(), dueDate: z.string() }).nullable(),
  notificationUrl: z.string(),
  createdAt: z.string(),
  expiresAt: z.string().nullable(),
});
export type Payment = z.infer<typeof payment>;
export type PaymentStatus = Payment['status'];

/** What a shop asks for. */
export const paymentRequest = z.object({
  orderId: z.string().min(1).max(80),
  description: z.string().max(300),
  amountCents: z.number().int().min(1).max(100_000_000),
  method: z.enum(methods),
  payer: z.object({
    name: z.string(),
    email: z.string(),
    cpf: z.string().regex(/^\d{11}$/),
    address: address.optional(),
  }),
  cardToken: z.string().nullable(),
  savedCard: z.string().nullable(),
  expiresAt: z.iso.datetime().nullable(),
  notificationUrl: z.url(),
});
export type PaymentRequest = z.infer<typeof paymentRequest>;

/** State of the sandbox between starts, without card numbers. */
export const sandboxState = z.object({
  payments: z.record(z.string(), payment),
  tokens: z.record(z.string(), card),
  savedCards: z.record(z.string(), card),
  /** How far the sandbox's clock is ahead of the real one. */
  clockOffsetMilliseconds: z.number(),
});
export type SandboxState = z.infer<typeof sandboxState>;

/** What can be done to a payment from outside, as the person or the bank would. */
export const paymentActions = ['pay', 'decline', 'expire', 'charge-back', 'win-dispute'] as const;
export type PaymentAction = (typeof paymentActions)[number];
