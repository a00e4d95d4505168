import { randomBytes, randomUUID } from 'node:crypto';
import { addBusinessDays } from '@brazilian-utils/brazilian-utils/add-business-days';
import { generatePixPayload } from '@brazilian-utils/brazilian-utils/generate-pix-payload';
import { makeBoleto } from './boleto.ts';
import type { Card, Payment, PaymentAction, PaymentRequest, PaymentStatus } from './payment.ts';
import type { SandboxStore } from './store.ts';
import type { Webhooks } from './webhooks.ts';

/** A call that the sandbox refuses. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** State of a provider: payments that are created, paid, expired and refunded, with an adjustable clock. */
export interface Engine {
  now(): Date;
  moveClock(milliseconds: number): Promise<void>;
  tokenize(card: Card): Promise<string>;
  create(request: PaymentRequest, key: string): Promise<Payment>;
  find(id: string): Payment | undefined;
  list(orderId?: string): Payment[];
  act(id: string, action: PaymentAction): Promise<Payment>;
  cancel(id: string): Promise<Payment>;
  refund(id: string, amountCents: number, key: string): Promise<Payment>;
  /** Ends what is past its time. */
  expireOverdue(): Promise<void>;
  /** Removes all payments and cards. */
  reset(): Promise<void>;
}

const boletoBusinessDays = 3;
const pixKey = '6f1d2c3b-8a4e-4f5a-9b7c-1d2e3f4a5b6c';

const reasons = {
  decline: 'O banco recusou o pagamento. Tente outro cartão ou fale com o seu banco.',
  expired: 'Este cartão está vencido.',
} as const;

export function createEngine(store: SandboxStore, webhooks: Webhooks): Engine {
  const { state } = store;
  const now = () => new Date(Date.now() + state.clockOffsetMilliseconds);

  async function become(payment: Payment, status: PaymentStatus): Promise<Payment> {
    payment.status = status;
    await store.save();
    webhooks.ring(payment.notificationUrl, payment.id, status);
    return payment;
  }

  function need(id: string): Payment {
    const payment = state.payments[id];
    if (payment === undefined) throw new Refusal(404, 'Pagamento não encontrado.');
    return payment;
  }

  function takeCard(request: PaymentRequest): { card: Card; isAgain: boolean; saved: string } {
    if (request.savedCard !== null) {
      const card = state.savedCards[request.savedCard];
      if (card === undefined) throw new Refusal(400, 'Cartão salvo desconhecido.');
      return { card, isAgain: true, saved: request.savedCard };
    }
    const card = state.tokens[request.cardToken ?? ''];
    if (card === undefined) throw new Refusal(400, 'Token de cartão desconhecido ou já usado.');
    delete state.tokens[request.cardToken ?? ''];
    const saved = `card_${randomBytes(12).toString('base64url')}`;
    state.savedCards[saved] = card;
    return { card, isAgain: false, saved };
  }

  function chargeCard(payment: Payment, request: PaymentRequest): void {
    const { card, isAgain, saved } = takeCard(request);
    payment.card = card;
    const isDeclined = card.behaviour === 'decline' || (card.behaviour === 'approve_once' && isAgain);
    if (isDeclined || card.behaviour === 'expired') {
      payment.status = 'declined';
      payment.failureReason = isDeclined ? reasons.decline : reasons.expired;
      return;
    }
    payment.status = card.behaviour === 'review' ? 'review' : 'approved';
    payment.savedCard = saved;
  }

  function prepare(payment: Payment, request: PaymentRequest): void {
    const reference = Object.keys(state.payments).length + 1;
    if (request.method === 'credit-card') chargeCard(payment, request);
    if (request.method === 'pix') payment.pix = { copyPaste: brCode(request, reference) };
    if (request.method === 'boleto') {
      const due = addBusinessDays(now(), boletoBusinessDays);
      if (due === null) throw new Refusal(400, 'Vencimento fora do calendário.');
      const dueDate = due.toISOString().slice(0, 10);
      payment.boleto = { ...makeBoleto({ dueDate, amountCents: request.amountCents, reference }), dueDate };
    }
  }

  return {
    now,
    async moveClock(milliseconds) {
      state.clockOffsetMilliseconds += milliseconds;
      await store.save();
    },
    async tokenize(card) {
      const token = `tok_${randomBytes(18).toString('base64url')}`;
      state.tokens[token] = card;
      await store.save();
      return token;
    },
    async create(request, key) {
      const earlier = Object.values(state.payments).find((payment) => payment.key === key);
      if (earlier !== undefined) return earlier;
      const { cardToken: _token, savedCard: _saved, ...facts } = request;
      const payment: Payment = {
        ...facts,
        id: randomUUID(),
        key,
        status: 'pending',
        refundedCents: 0,
        refunds: [],
        currency: 'BRL',
        card: null,
        savedCard: null,
        failureReason: null,
        isDisputeWon: false,
        pix: null,
        boleto: null,
        createdAt: now().toISOString(),
      };
      prepare(payment, request);
      state.payments[payment.id] = payment;
      return become(payment, payment.status);
    },
    find: (id) => state.payments[id],
    list: (orderId) =>
      Object.values(state.payments)
        .filter((payment) => orderId === undefined || payment.orderId === orderId)
        .toSorted((first, second) => second.createdAt.localeCompare(first.createdAt)),
    async act(id, action) {
      const payment = need(id);
      if (action === 'charge-back') {
        if (payment.status !== 'approved') throw new Refusal(409, 'Só um pagamento aprovado pode ser contestado.');
        payment.refundedCents = payment.amountCents;
        payment.isDisputeWon = false;
        return become(payment, 'charged_back');
      }
      if (action === 'win-dispute') {
        if (payment.status !== 'charged_back') throw new Refusal(409, 'Este pagamento não está contestado.');
        payment.refundedCents = payment.refunds.reduce((sum, { amountCents }) => sum + amountCents, 0);
        payment.isDisputeWon = true;
        return become(payment, 'approved');
      }
      // A PIX that was on its way when its time ended still arrives.
      const isOpen =
        ['pending', 'review'].includes(payment.status) || (action === 'pay' && payment.status === 'expired');
      if (!isOpen) throw new Refusal(409, 'Este pagamento já terminou.');
      if (action === 'decline') payment.failureReason = reasons.decline;
      return become(payment, { pay: 'approved', decline: 'declined', expire: 'expired' }[action] as PaymentStatus);
    },
    async cancel(id) {
      const payment = need(id);
      if (payment.status === 'cancelled') return payment;
      if (!['pending', 'review'].includes(payment.status)) throw new Refusal(409, 'Este pagamento já terminou.');
      return become(payment, 'cancelled');
    },
    async refund(id, amountCents, key) {
      const payment = need(id);
      if (payment.refunds.some((refund) => refund.key === key)) return payment;
      if (!['approved', 'refunded'].includes(payment.status))
        throw new Refusal(409, 'Este pagamento não foi aprovado.');
      if (amountCents < 1 || payment.refundedCents + amountCents > payment.amountCents) {
        throw new Refusal(400, 'O valor é maior do que o que resta.');
      }
      payment.refunds.push({ key, amountCents });
      payment.refundedCents += amountCents;
      return become(payment, payment.refundedCents === payment.amountCents ? 'refunded' : 'approved');
    },
    async reset() {
      Object.assign(state, { payments: {}, tokens: {}, savedCards: {} });
      await store.save();
    },
    async expireOverdue() {
      const instant = now().toISOString();
      for (const payment of Object.values(state.payments)) {
        const isOver = payment.status === 'pending' && payment.expiresAt !== null && payment.expiresAt <= instant;
        if (isOver) await become(payment, 'expired');
      }
    },
  };
}

/** "PIX copia e cola": a static BR Code with the sum and a txid of its own. */
function brCode(request: PaymentRequest, reference: number): string {
  const payload = generatePixPayload({
    key: pixKey,
    merchantName: 'SEFIRA TESTES',
    merchantCity: 'SAO PAULO',
    amount: request.amountCents / 100,
    txid: `SEFIRA${String(reference).padStart(12, '0')}`,
  });
  if (payload === null) throw new Refusal(400, 'Este valor não cabe em um PIX.');
  return payload;
}
