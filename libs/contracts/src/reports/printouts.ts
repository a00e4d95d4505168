import * as z from 'zod/mini';
import { calendarDate, instant } from '../shared/fields.ts';
import { defineRoute } from '../shared/route.ts';

/**
 * Printouts of other services: they send the content, reports renders the PDF. Money is in cents, dates are calendar dates,
 * all text is printed as text. Equal content is rendered once and its PDF is deleted after a day.
 */

const cents = z.int();
const word = z.string().check(z.maxLength(200));
const remark = z.string().check(z.maxLength(1000));
const optional = <Schema extends z.ZodMiniType>(schema: Schema) => z._default(z.nullable(schema), null);
const rowLimit = 5000;

/** A party named on a printout. `document` is printed as given: the caller masks it where required. */
const party = z.object({
  name: word,
  document: optional(word),
  email: optional(word),
  address: optional(remark),
});

const period = z.object({ from: calendarDate, to: calendarDate });
const made = { generatedAt: instant };

/** Proof of a payment received: what, of whom, how, when. */
const receiptPrintout = z.object({
  kind: z.literal('receipt'),
  number: word,
  issuer: party,
  payer: party,
  items: z
    .array(z.object({ description: word, detail: optional(word), amount: cents }))
    .check(z.minLength(1), z.maxLength(50)),
  discount: z._default(cents, 0),
  /** What the discount is for, in words. */
  discountReason: optional(word),
  total: cents,
  /** In words: "Pix", "Cartão de crédito final 4242". */
  method: word,
  paidAt: instant,
  refundedAt: optional(instant),
  /** Refunded part of the total; all of it when absent. */
  refunded: optional(cents),
  /** The provider's id of the payment. */
  reference: optional(word),
  note: optional(remark),
});

/** A boleto with its line, its bars and, where there is one, the PIX code beside them. */
const boletoPrintout = z.object({
  kind: z.literal('boleto'),
  bank: z.object({ name: word, code: z.string().check(z.regex(/^\d{3}-[\dX]$/)) }),
  beneficiary: party,
  /** Agency and account of the beneficiary, as the bank writes them. */
  agencyAccount: word,
  payer: party,
  /** "Nosso número". */
  ownNumber: word,
  documentNumber: word,
  issuedOn: calendarDate,
  dueOn: calendarDate,
  amount: cents,
  /** 47 digits. */
  line: z.string().check(z.regex(/^\d{47}$/)),
  /** 44 digits. */
  barcode: z.string().check(z.regex(/^\d{44}$/)),
  instructions: z._default(z.array(word).check(z.maxLength(8)), []),
  pixCode: optional(remark),
});

/** A reseller's commissions of a period. */
const commissionsPrintout = z.object({
  kind: z.literal('commissions'),
  ...made,
  reseller: party,
  period,
  summary: z.object({ sales: z.int(), base: cents, pending: cents, available: cents, paid: cents, total: cents }),
  rows: z
    .array(
      z.object({
        date: calendarDate,
        customer: word,
        description: word,
        base: cents,
        /** 20 is twenty per cent. */
        ratePercent: z.number(),
        /** Negative for a reversed one. */
        commission: cents,
        status: z.enum(['pending', 'available', 'requested', 'paid', 'cancelled']),
      }),
    )
    .check(z.maxLength(rowLimit)),
});

/** Sales of a period, of one reseller or of the whole product. */
const salesPrintout = z.object({
  kind: z.literal('sales'),
  ...made,
  seller: party,
  period,
  summary: z.object({ orders: z.int(), gross: cents, refunded: cents, net: cents }),
  rows: z
    .array(
      z.object({
        date: calendarDate,
        customer: word,
        description: word,
        method: optional(word),
        amount: cents,
        status: z.enum(['pending', 'paid', 'failed', 'expired', 'refunded']),
      }),
    )
    .check(z.maxLength(rowLimit)),
});

const cell = z.nullable(z.union([z.string().check(z.maxLength(500)), z.number()]));

/** Any list: users, finances, favourite names. A cell of another kind than its column is printed unchanged. */
const tablePrintout = z.object({
  kind: z.literal('table'),
  ...made,
  title: word,
  subtitle: optional(word),
  /** Large figures above the list, already in words. */
  summary: z._default(z.array(z.object({ label: word, value: word })).check(z.maxLength(8)), []),
  columns: z
    .array(
      z.object({
        title: word,
        kind: z._default(z.enum(['text', 'number', 'money', 'date']), 'text'),
      }),
    )
    .check(z.minLength(1), z.maxLength(10)),
  rows: z.array(z.array(cell)).check(z.maxLength(rowLimit)),
});

/** A conversation, or a part of it, in its order. Answers are Markdown; pictures and raw HTML in it are left out. */
const transcriptPrintout = z.object({
  kind: z.literal('transcript'),
  title: word,
  person: word,
  exportedAt: instant,
  messages: z
    .array(
      z.object({
        from: z.enum(['person', 'assistant']),
        text: z.string().check(z.maxLength(60_000)),
        sentAt: instant,
        /** What an answer cites: "Destino 7, mapa de 21/11". */
        sources: z._default(z.array(word).check(z.maxLength(20)), []),
      }),
    )
    .check(z.minLength(1), z.maxLength(2000)),
});

/** Certificate of a finished course: one landscape sheet with the public address that verifies it. */
const certificatePrintout = z.object({
  kind: z.literal('certificate'),
  name: word,
  course: word,
  /** Titles of its parts. */
  programme: z.array(word).check(z.maxLength(12)),
  issuedOn: calendarDate,
  code: word,
  /** Public page of this certificate; its QR code leads there. */
  address: z.url({ protocol: /^https?$/ }).check(z.maxLength(200)),
});

export const printout = z.discriminatedUnion('kind', [
  receiptPrintout,
  boletoPrintout,
  commissionsPrintout,
  salesPrintout,
  tablePrintout,
  transcriptPrintout,
  certificatePrintout,
]);
export type Printout = z.output<typeof printout>;

/** Renders a printout and sends its PDF, waiting up to 25 seconds; `ServiceClient.fetch` reads it. */
export const renderPrintout = defineRoute({
  id: 'reports.renderPrintout',
  service: 'reports',
  method: 'POST',
  path: '/internal/reports/printouts',
  access: 'internal',
  summary: 'Imprime um recibo, boleto, extrato, lista ou conversa e devolve o PDF.',
  body: z.object({ printout }),
  response: { binary: ['application/pdf'] },
  errors: ['UPSTREAM_TIMEOUT'],
  repeatable: true,
  bodyLimit: 8_388_608,
});
