import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { type Engine, Refusal } from './engine.ts';
import { homePage, payPage } from './pages.ts';
import type { Payment } from './payment.ts';
import type { Webhooks } from './webhooks.ts';

const files = {
  'sandbox.css': 'text/css',
  'card-fields.css': 'text/css',
  'card-fields.js': 'text/javascript',
} as const;

/** The typeface of the shop's page, for the fields inside it. */
const fontFile = fileURLToPath(
  import.meta.resolve('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'),
);

/** What people see: the payments, the page to pay, the pictures, and the card fields for a shop's iframe. */
export function addPageRoutes(app: FastifyInstance, engine: Engine, webhooks: Webhooks): void {
  const folder = path.join(import.meta.dirname, 'public');
  const need = (params: unknown): Payment => {
    const { id } = z.object({ id: z.string() }).parse(params);
    const payment = engine.find(id);
    if (payment === undefined) throw new Refusal(404, 'Pagamento não encontrado.');
    return payment;
  };

  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/', async (_request, reply) => {
    const body = homePage(engine.list(), engine.now(), webhooks.delivery, webhooks.held);
    return reply.type('text/html; charset=utf-8').send(body);
  });
  app.get('/pay/:id', async (request, reply) =>
    reply.type('text/html; charset=utf-8').send(payPage(need(request.params))),
  );
  app.get('/card-fields', async (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(await readFile(path.join(folder, 'card-fields.html'), 'utf8')),
  );
  app.get('/files/:name', async (request, reply) => {
    const { name } = z.object({ name: z.enum(Object.keys(files) as [keyof typeof files]) }).parse(request.params);
    return reply.type(`${files[name]}; charset=utf-8`).send(await readFile(path.join(folder, name), 'utf8'));
  });
  app.get('/files/figtree.woff2', async (_request, reply) => reply.type('font/woff2').send(await readFile(fontFile)));
  app.get('/pix/:id.png', async (request, reply) => {
    const { pix } = need(request.params);
    if (pix === null) throw new Refusal(404, 'Este pagamento não é um PIX.');
    // Bars and papers are drawn seldom, by libraries of three megabytes of text.
    const { toBuffer } = await import('bwip-js/node');
    return reply.type('image/png').send(await toBuffer({ bcid: 'qrcode', text: pix.copyPaste, scale: 5 }));
  });
  app.get('/boleto/:id.pdf', async (request, reply) => {
    const payment = need(request.params);
    if (payment.boleto === null) throw new Refusal(404, 'Este pagamento não é um boleto.');
    const { boletoPdf } = await import('./boleto-pdf.ts');
    reply.header('content-disposition', 'inline; filename="boleto.pdf"');
    return reply.type('application/pdf').send(Buffer.from(await boletoPdf(payment, payment.boleto)));
  });
}
