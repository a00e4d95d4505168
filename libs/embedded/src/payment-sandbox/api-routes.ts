import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { cardProblems, toCard } from './cards.ts';
import { type Engine, Refusal } from './engine.ts';
import { type Payment, paymentActions, paymentRequest } from './payment.ts';
import type { Webhooks } from './webhooks.ts';

const typedCard = z.object({
  number: z.string().max(40),
  expiry: z.string().max(10),
  cvv: z.string().max(6),
  holder: z.string().max(100),
});

/** A payment as a shop may know it, with the pages that belong to it. */
export function presentPayment(
  { key: _key, notificationUrl: _url, refunds: _refunds, ...payment }: Payment,
  url: string,
) {
  return {
    ...payment,
    card: payment.card && { brand: payment.card.brand, lastFour: payment.card.lastFour },
    payUrl: `${url}/pay/${payment.id}`,
    pdfUrl: payment.boleto && `${url}/boleto/${payment.id}.pdf`,
    pixImageUrl: payment.pix && `${url}/pix/${payment.id}.png`,
  };
}

/** What a shop calls, with the common secret as its key; and the card fields' own call, without. */
export function addApiRoutes(app: FastifyInstance, engine: Engine, options: { key: string; url: () => string }): void {
  const answer = (payment: Payment) => presentPayment(payment, options.url());

  app.post('/v1/card_tokens', async (request, reply) => {
    const typed = typedCard.parse(request.body);
    const problems = cardProblems(typed, engine.now());
    if (Object.keys(problems).length > 0) return reply.code(400).send({ problems });
    const card = toCard(typed);
    return { token: await engine.tokenize(card), brand: card.brand, lastFour: card.lastFour };
  });

  void app.register((shop, _options, done) => {
    shop.addHook('onRequest', async (request) => refuseStrangers(request, options.key));
    shop.post('/v1/payments', async (request, reply) => {
      const key = request.headers['x-idempotency-key'];
      if (typeof key !== 'string' || key === '') throw new Refusal(400, 'Falta X-Idempotency-Key.');
      return reply.code(201).send(answer(await engine.create(paymentRequest.parse(request.body), key)));
    });
    shop.get('/v1/payments', async (request) => {
      const { orderId } = z.object({ orderId: z.union([z.string(), z.array(z.string())]) }).parse(request.query);
      return { results: [orderId].flat().flatMap((id) => engine.list(id).map(answer)) };
    });
    shop.get('/v1/payments/:id', async (request) => answer(need(engine, request)));
    shop.post('/v1/payments/:id/cancel', async (request) => answer(await engine.cancel(need(engine, request).id)));
    shop.post('/v1/payments/:id/refunds', async (request) => {
      const { amountCents } = z.object({ amountCents: z.number().int() }).parse(request.body);
      const key = String(request.headers['x-idempotency-key'] ?? '');
      return answer(await engine.refund(need(engine, request).id, amountCents, key));
    });
    done();
  });
}

const delivery = z.object({
  delayMilliseconds: z.coerce.number().int().min(0).max(86_400_000).optional(),
  copies: z.coerce.number().int().min(1).max(100).optional(),
  isHeld: z.stringbool().or(z.boolean()).optional(),
  isReversed: z.stringbool().or(z.boolean()).optional(),
});

/** What people and tests do from outside: pay, refuse, let time pass, make messages late. From a form they go back to its page. */
export function addControlRoutes(app: FastifyInstance, engine: Engine, webhooks: Webhooks): void {
  const back = (request: FastifyRequest) => {
    const page = z.object({ back: z.string().regex(/^\/[\w/-]*$/) }).safeParse(request.query);
    return page.success ? page.data.back : undefined;
  };

  app.post('/control/payments/:id/:action', async (request, reply) => {
    const { id, action } = z.object({ id: z.string(), action: z.enum(paymentActions) }).parse(request.params);
    const payment = await engine.act(id, action);
    const page = back(request);
    return page === undefined ? { status: payment.status } : reply.redirect(page, 303);
  });
  app.post('/control/reset', async () => {
    await engine.reset();
    return {};
  });
  app.post('/control/clock', async (request, reply) => {
    const { moveSeconds } = z.object({ moveSeconds: z.coerce.number().int() }).parse(request.body);
    await engine.moveClock(moveSeconds * 1000);
    await engine.expireOverdue();
    const page = back(request);
    return page === undefined ? { now: engine.now().toISOString() } : reply.redirect(page, 303);
  });
  app.post('/control/webhooks', async (request, reply) => {
    const given = delivery.parse(request.body);
    for (const [name, value] of Object.entries(given)) Object.assign(webhooks.delivery, { [name]: value });
    const page = back(request);
    return page === undefined ? webhooks.delivery : reply.redirect(page, 303);
  });
  app.post('/control/webhooks/release', async (request, reply) => {
    webhooks.release();
    const page = back(request);
    return page === undefined ? webhooks.delivery : reply.redirect(page, 303);
  });
}

function need(engine: Engine, request: FastifyRequest): Payment {
  const { id } = z.object({ id: z.string() }).parse(request.params);
  const payment = engine.find(id);
  if (payment === undefined) throw new Refusal(404, 'Pagamento não encontrado.');
  return payment;
}

function refuseStrangers(request: FastifyRequest, key: string): void {
  const given = Buffer.from(request.headers.authorization ?? '');
  const right = Buffer.from(`Bearer ${key}`);
  if (given.length !== right.length || !timingSafeEqual(given, right)) throw new Refusal(401, 'Chave inválida.');
}
