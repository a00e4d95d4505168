import type { Printout } from '@sefira/contracts/reports/printouts';

const issuer = {
  name: 'Sefira Tecnologia Ltda.',
  document: 'CNPJ 12.345.678/0001-95',
  email: 'financeiro@sefira.example',
  address: 'Rua das Acácias, 120, São Paulo, SP',
};
const payer = { name: 'Ana Célia Vasconcelos', document: 'CPF ***.456.789-**', email: null, address: null };
const generatedAt = '2026-11-21T12:00:00.000Z';
const period = { from: '2026-10-22', to: '2026-11-21' };
/** 47 and 44 digits of one boleto. */
const line = '00190500954014481606906809350314337370000000100';
const barcode = '00193373700000001000500940144816060680935031';

const statuses = ['paid', 'available', 'pending', 'cancelled', 'requested'] as const;

/** One paper of every kind, as other services send it. */
export const printouts: Readonly<Record<Printout['kind'], Printout>> = {
  receipt: {
    kind: 'receipt',
    number: '2026-000412',
    issuer,
    payer,
    items: [
      { description: 'Plano Premium, anual', detail: 'de 21/11/2026 a 20/11/2027', amount: 59_990 },
      { description: '150 créditos', detail: null, amount: 2990 },
    ],
    discount: 2990,
    discountReason: null,
    total: 59_990,
    method: 'Pix',
    paidAt: generatedAt,
    refundedAt: null,
    refunded: null,
    reference: 'E1234567820261121120012345678901',
    note: 'Este recibo não é nota fiscal.',
  },
  boleto: {
    kind: 'boleto',
    bank: { name: 'Banco do Brasil', code: '001-9' },
    beneficiary: issuer,
    agencyAccount: '0501-1 / 14481-6',
    payer,
    ownNumber: '28099350314',
    documentNumber: '000412',
    issuedOn: '2026-11-21',
    dueOn: '2026-11-26',
    amount: 100,
    line,
    barcode,
    instructions: ['Não receber após o vencimento.', 'Dúvidas em sefira.example/help.'],
    pixCode:
      '00020126580014BR.GOV.BCB.PIX0136123e4567-e12b-12d1-a456-4266554400005204000053039865802BR5913Sefira6009Sao Paulo62070503***6304ABCD',
  },
  commissions: {
    kind: 'commissions',
    generatedAt,
    reseller: { name: 'Bruno Henrique Tavares', document: 'CPF ***.111.222-**', email: null, address: null },
    period,
    summary: { sales: 40, base: 239_600, pending: 12_000, available: 20_000, paid: 15_920, total: 47_920 },
    rows: Array.from({ length: 40 }, (_, index) => ({
      date: `2026-11-${String(20 - (index % 20)).padStart(2, '0')}`,
      customer: `Cliente ${index + 1}`,
      description: index % 2 ? 'Plano Premium, mensal' : 'Plano Básico, mensal',
      base: 5990,
      ratePercent: 20,
      commission: index % 7 === 3 ? -1198 : 1198,
      status: statuses[index % 5] ?? 'paid',
    })),
  },
  sales: {
    kind: 'sales',
    generatedAt,
    seller: issuer,
    period,
    summary: { orders: 3, gross: 18_970, refunded: 2990, net: 15_980 },
    rows: [
      { date: '2026-11-20', customer: 'Carla', description: 'Premium', method: 'Pix', amount: 5990, status: 'paid' },
      { date: '2026-11-19', customer: 'Diego', description: 'Anual', method: null, amount: 9990, status: 'pending' },
      {
        date: '2026-11-18',
        customer: 'Eva',
        description: 'Básico',
        method: 'Boleto',
        amount: 2990,
        status: 'refunded',
      },
    ],
  },
  table: {
    kind: 'table',
    generatedAt,
    title: 'Nomes favoritos',
    subtitle: 'Ana Célia Vasconcelos',
    summary: [{ label: 'Nomes', value: '3' }],
    columns: [
      { title: 'Nome', kind: 'text' },
      { title: 'Expressão', kind: 'number' },
      { title: 'Guardado em', kind: 'date' },
      { title: 'Valor', kind: 'money' },
    ],
    rows: [
      ['Aurora', 8, '2026-11-20', 1234],
      ['Elisa', 11, '2026-11-19', null],
      ['=HYPERLINK("x")', 3, 'ontem', 0],
    ],
  },
  transcript: {
    kind: 'transcript',
    title: 'O que significa o meu Destino 7?',
    person: 'Ana Célia',
    exportedAt: generatedAt,
    messages: [
      { from: 'person', text: 'O que significa o meu Destino 7? 🌟\n\nE o meu ano?', sentAt: generatedAt, sources: [] },
      {
        from: 'assistant',
        text: 'O **Destino 7** fala de *estudo* e silêncio.\n\n- Pesquise antes de decidir.\n- Reserve tempo só seu.\n\n1. Primeiro\n2. Depois\n\n> Citação\n\n<img src=x onerror=alert(1)> e ![gato](http://x/y.png) [site](https://sefira.example)\n\n### Seu ano\n\nO ano 5 traz `movimento`.',
        sentAt: generatedAt,
        sources: ['Destino 7, mapa de 21/11', 'Ano pessoal 5'],
      },
    ],
  },
  certificate: {
    kind: 'certificate',
    name: 'Ana Célia Vasconcelos',
    course: 'Formação em Numerologia Cabalística',
    programme: ['Primeiros números', 'A data e o caráter', 'O tempo e os encontros', 'A leitura profissional'],
    issuedOn: '2026-11-21',
    code: '7K2M-QX9T-B4DV',
    address: 'https://sefira.example/certificados/7K2M-QX9T-B4DV',
  },
};
