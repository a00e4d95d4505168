import type { BillingCycle, OrderStatus, PaymentMethod } from '@sefira/contracts/billing/catalogue';
import type { StatementLine } from '@sefira/contracts/billing/wallet';
import { creditsInWords } from './costs.ts';

type PlanId = 'free' | 'basic' | 'premium' | 'professional';

export const planNames: Readonly<Record<PlanId, string>> = {
  free: 'Gratuito',
  basic: 'Básico',
  premium: 'Premium',
  professional: 'Profissional',
};

export const cycleNames: Readonly<Record<BillingCycle, string>> = { monthly: 'Mensal', yearly: 'Anual' };

export const methodNames: Readonly<Record<PaymentMethod, string>> = {
  'credit-card': 'Cartão de crédito',
  pix: 'PIX',
  boleto: 'Boleto',
  paypal: 'PayPal',
};

export const methodHints: Readonly<Record<PaymentMethod, string>> = {
  'credit-card': 'Visa, Mastercard, American Express',
  pix: 'Confirmação em segundos',
  boleto: 'Vence em 3 dias úteis',
  paypal: 'Você conclui na página do PayPal',
};

export const orderStatusTexts: Readonly<Record<OrderStatus, string>> = {
  pending: 'Aguardando pagamento',
  paid: 'Pago',
  failed: 'Recusado',
  expired: 'Vencido',
  refunded: 'Devolvido',
};

export const reviewText = 'Em análise';

export const reasonNames: Readonly<Record<StatementLine['reason'], string>> = {
  purchase: 'Compra',
  plan: 'Créditos do plano',
  bonus: 'Bônus',
  welcome: 'Boas-vindas',
  gift: 'Presente',
  spend: 'Uso',
  expiry: 'Vencimento',
  refund: 'Devolução',
  adjustment: 'Ajuste',
};

/** 402: the offers. */
export const shortOfCreditsTexts = {
  title: 'Faltam créditos',
  lead: 'Créditos insuficientes para realizar esta análise.',
  kept: 'Nada foi cobrado. O que você digitou continua na tela.',
  balance: 'Seu saldo',
  plan: 'Ver planos',
  planHint: (name: string, credits: number) => `${name}: análises incluídas e ${creditsInWords(credits)} por mês`,
  packs: 'Comprar créditos',
  packsHint: (price: string) => `A partir de ${price}, sem data para vencer`,
  later: 'Agora não',
} as const;

const firstMonths = (price: string, months: number) =>
  months === 1 ? `o primeiro mês sai por ${price}` : `os ${months} primeiros meses saem por ${price} cada um`;

/** The price beside what a plan includes. */
export const planPriceTexts = {
  monthly: (price: string) => `${price} por mês.`,
  offer: {
    new_customers: (price: string, months: number) => `Na primeira assinatura, ${firstMonths(price, months)}.`,
    without_plan: (price: string, months: number) => `Para quem está sem plano, ${firstMonths(price, months)}.`,
  },
} as const;

/** The plan as a card: profile, payments, dashboard. */
export const planTexts = {
  title: 'Seu plano',
  named: (plan: string) => `Plano ${plan}`,
  until: (date: string) => `até ${date}`,
  manage: 'Plano e pagamentos',
  free: 'Você está no plano gratuito.',
  perCycle: { monthly: '/mês', yearly: '/ano' },
  renewsOn: (date: string, price: string) => `Renova em ${date} por ${price}.`,
  payAgain: (date: string) => `Vale até ${date}. Cinco dias antes mandamos a cobrança por e-mail.`,
  endsOn: (date: string) => `Vale até ${date} e não renova mais.`,
  ended: 'Seu plano terminou.',
  paidWith: (method: string) => `Pagamento: ${method}`,
  cardEnding: (brand: string, lastFour: string) => `${brand} final ${lastFour}`,
  pastDue: 'O último pagamento não passou.',
  retryOn: (date: string) => `Tentamos de novo em ${date}. Se preferir, pague agora com outro meio.`,
  offerLeft: (renewals: number, full: string) =>
    renewals === 1
      ? `Pela oferta, a próxima mensalidade ainda tem este preço; depois, ${full} por mês.`
      : `Pela oferta, as próximas ${renewals} mensalidades têm este preço; depois, ${full} por mês.`,
  changesTo: (date: string, plan: string) => `Em ${date} você passa para o plano ${plan}.`,
  undoChange: 'Desfazer a troca',
  upgrade: 'Ver planos',
  change: 'Mudar de plano',
  payNow: 'Pagar agora',
  payRenewal: 'Pagar a renovação',
  cancel: 'Cancelar plano',
  resume: 'Voltar a renovar',
  cancelTitle: 'Cancelar o plano?',
  cancelLead: (plan: string, date: string) =>
    `O plano ${plan} continua seu até ${date}. Depois você volta ao gratuito e nada mais é cobrado.`,
  cancelKeeps: 'Análises, relatórios e créditos comprados ficam na sua conta.',
  cancelConfirm: 'Cancelar plano',
  cancelKeep: 'Manter o plano',
  cancelled: 'Plano cancelado: nada mais será cobrado.',
  resumed: 'Tudo certo: o plano volta a renovar.',
  loadFailed: 'Não foi possível carregar o seu plano.',
  active: 'Ativo',
  ending: 'Não renova',
  late: 'Pagamento pendente',
} as const;

export const walletTexts = {
  title: 'Seus créditos',
  available: 'disponíveis',
  reserved: (count: number) => `${creditsInWords(count)} em uso agora, voltam se algo falhar.`,
  low: 'Poucos créditos',
  lots: 'De onde vêm',
  lot: (remaining: number, amount: number) => `${remaining} de ${amount}`,
  expires: (date: string) => `até ${date}`,
  forever: 'sem data para vencer',
  none: 'Você ainda não tem créditos.',
  loadFailed: 'Não foi possível carregar o seu saldo.',
  buy: 'Comprar créditos',
  statement: 'Ver extrato',
  planAndCredits: (plan: string, credits: string) => `Plano ${plan} · ${credits}`,
  headerLabel: (count: number) => `${creditsInWords(count)}: ver plano e extrato`,
} as const;

export const refundTexts = {
  open: 'Desistir e receber de volta',
  title: 'Desistir da compra',
  how: {
    'credit-card': 'O valor volta para o cartão; o prazo da fatura é do banco.',
    pix: 'O valor volta por PIX para a conta que pagou.',
    boleto: 'O valor volta para a conta do CPF do pedido.',
    paypal: 'O valor volta para a sua conta PayPal.',
  } satisfies Record<PaymentMethod, string>,
  creditsLeave: (count: number) => `${creditsInWords(count)} não usados saem do saldo.`,
  planEnds: 'O plano termina agora.',
  law: 'Arrependimento em até 7 dias, como manda o Código de Defesa do Consumidor.',
  confirm: (sum: string) => `Receber ${sum} de volta`,
  keep: 'Ficar com a compra',
  done: (sum: string) => `Devolução pedida: ${sum} a caminho.`,
  changed: 'O valor mudou. Confira e confirme de novo.',
  failed: 'Não foi possível calcular a devolução.',
} as const;
