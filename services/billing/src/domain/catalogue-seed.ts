import { type BillingCycle, type OfferAudience, type PaidPlan, paidPlanIds } from '@sefira/contracts/billing/catalogue';
import { type ChargedService, chargedServices, entitlements } from '@sefira/contracts/billing/plans';

/** Texts of the payment page. */
export const planTexts: Readonly<Record<PaidPlan, { name: string; description: string; features: readonly string[] }>> =
  {
    basic: {
      name: 'Básico',
      description: 'Para dar os primeiros passos no seu mapa.',
      features: [
        'Análise numerológica básica',
        'Relatórios em PDF',
        '5 análises por mês',
        'Suporte por e-mail',
        'Aplicativo no celular',
      ],
    },
    premium: {
      name: 'Premium',
      description: 'Para se conhecer a fundo e acompanhar os seus ciclos.',
      features: [
        'Análise numerológica completa',
        'Compatibilidade',
        'Análise de empresa',
        'Relatórios ilimitados',
        'Gerador de nomes',
        'Suporte prioritário',
        'Chat IA',
        'Acesso antecipado às novidades',
      ],
    },
    professional: {
      name: 'Profissional',
      description: 'Para quem atende outras pessoas com a numerologia.',
      features: [
        'Tudo do Premium',
        'Análises ilimitadas',
        'Sua marca nos relatórios',
        'API com chaves e documentação',
        'Painel de clientes',
        'Suporte 24/7',
        'Treinamento',
        'Certificação',
      ],
    },
  };

/** The plans of the marketing pages, the same ladder as at the checkout (docs/decisions/0038). */
export const marketingTexts = [
  {
    plan: 'free',
    name: 'Gratuito',
    features: ['1 análise básica', 'PDF simples', 'Chat IA limitado', 'Suporte por e-mail'],
    isPopular: false,
  },
  {
    plan: 'basic',
    name: 'Básico',
    features: ['5 análises por mês', 'Relatórios em PDF', 'Ciclos de vida', 'Suporte por e-mail'],
    isPopular: false,
  },
  {
    plan: 'premium',
    name: 'Premium',
    features: [
      'Análises ilimitadas',
      'Compatibilidade',
      'Análise de empresa',
      'Gerador de nomes com IA',
      'PDFs detalhados',
      'Chat ilimitado',
      'Ciclos de vida',
      'Previsões',
      'Suporte prioritário',
    ],
    isPopular: true,
  },
  {
    plan: 'professional',
    name: 'Profissional',
    features: [
      'Tudo do Premium',
      'Relatórios com a sua marca',
      'API',
      'Análise de equipes',
      'Consultoria',
      'Suporte 24/7',
    ],
    isPopular: false,
  },
] as const;

/** What a pack holds; its price is a row of the catalogue. */
export const creditPacks = [
  { id: 'credits-50', name: '50 créditos', credits: 50, isPopular: false },
  { id: 'credits-120', name: '120 créditos', credits: 120, isPopular: true },
  { id: 'credits-300', name: '300 créditos', credits: 300, isPopular: false },
] as const;

export function planPriceCode(plan: PaidPlan, cycle: BillingCycle): string {
  return `plan:${plan}:${cycle}`;
}

export function packPriceCode(pack: string): string {
  return `pack:${pack}`;
}

export function serviceCostCode(service: ChargedService): string {
  return `service:${service}`;
}

/** How the catalogue calls each service, and what kind it is. */
export const serviceTexts: Readonly<Record<ChargedService, { readonly name: string; readonly type: string }>> = {
  personal: { name: 'Análise numerológica pessoal', type: 'Análise' },
  compatibility: { name: 'Compatibilidade', type: 'Análise' },
  company: { name: 'Análise de empresa', type: 'Análise' },
  cycles: { name: 'Análise de ciclos', type: 'Análise' },
  name: { name: 'Análise do nome', type: 'Análise' },
  group: { name: 'Análise de grupo', type: 'Análise' },
  dates: { name: 'Data certa', type: 'Análise' },
  atlas: { name: 'Atlas da vida', type: 'Análise' },
  yearbook: { name: 'Livro do ano', type: 'Análise' },
  signature: { name: 'Assinatura', type: 'Análise' },
  baby: { name: 'Nome do bebê', type: 'Análise' },
  brand: { name: 'Marca', type: 'Análise' },
  company_names: { name: 'Gerador de nomes de empresas', type: 'Gerador' },
  child_names: { name: 'Gerador de nomes', type: 'Gerador' },
  chat_message: { name: 'Mensagem do chat', type: 'Chat' },
};

/** What is sold, as the catalogue begins. */
export interface CatalogueItem {
  readonly name: string;
  readonly active: boolean;
  readonly credits: number;
  readonly bonusCredits: number;
}

export const planItemCode = (plan: PaidPlan) => `plan:${plan}`;

export const seedItems: Readonly<Record<string, CatalogueItem>> = {
  ...Object.fromEntries(
    paidPlanIds.map((plan) => {
      const { credits, bonusCredits } = entitlements[plan];
      return [planItemCode(plan), { name: planTexts[plan].name, active: true, credits, bonusCredits }];
    }),
  ),
  ...Object.fromEntries(
    creditPacks.map(({ id, name, credits }) => [packPriceCode(id), { name, active: true, credits, bonusCredits: 0 }]),
  ),
  ...Object.fromEntries(
    chargedServices.map((service) => [
      serviceCostCode(service),
      { name: serviceTexts[service].name, active: true, credits: 0, bonusCredits: 0 },
    ]),
  ),
};

/** The specified values (docs/decisions/0037-service-costs-and-quotas.md); cents, and credits for services. */
export const seedPrices: Readonly<Record<string, number>> = {
  'plan:basic:monthly': 2990,
  'plan:basic:yearly': 29_990,
  'plan:premium:monthly': 5990,
  'plan:premium:yearly': 59_990,
  'plan:professional:monthly': 9990,
  'plan:professional:yearly': 99_990,
  'pack:credits-50': 1990,
  'pack:credits-120': 3990,
  'pack:credits-300': 7990,
  'service:personal': 5,
  'service:compatibility': 8,
  'service:company': 10,
  'service:cycles': 4,
  'service:name': 4,
  'service:group': 12,
  'service:dates': 6,
  'service:atlas': 8,
  'service:yearbook': 10,
  'service:signature': 8,
  'service:baby': 8,
  'service:brand': 8,
  'service:company_names': 6,
  'service:child_names': 4,
  'service:chat_message': 1,
};

/** The prices of the marketing pages as introductory offers (docs/decisions/0038). */
export const seedOffers: readonly {
  readonly plan: PaidPlan;
  readonly priceCents: number;
  readonly cycles: number;
  readonly audience: OfferAudience;
}[] = [
  { plan: 'premium', priceCents: 2990, cycles: 3, audience: 'new_customers' },
  { plan: 'professional', priceCents: 7990, cycles: 3, audience: 'new_customers' },
];
