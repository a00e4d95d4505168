import { type Allowance, type ChargedService, entitlements } from '@sefira/contracts/billing/plans';
import type { PlanId } from '@sefira/contracts/shared/identity';
import { joinWords } from '@sefira/numerology/interpretations/text-of';
import texts from '../../../texts/planos.json' with { type: 'json' };
import type { Studio } from '../../dialogue/state.ts';
import type { Prices } from '../../prices.ts';
import type { Language } from '../../understanding/language.ts';
import type { Understood } from '../../understanding/read-message.ts';
import type { Composed, Composer } from '../composer.ts';

type Plan = Prices['plans'][number];

const money = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });
const inReais = (cents: number) => money.format(cents / 100);

const fill = (text: string, values: Readonly<Record<string, string | number>>) =>
  Object.entries(values).reduce((rest, [name, value]) => rest.replaceAll(`{${name}}`, String(value)), text);

/** Families of product texts that today's prices answer better, and what they ask. */
const aspects: Readonly<Record<string, string>> = {
  produtoPreco: 'preco',
  produtoDesconto: 'preco',
  produtoLimite: 'cota',
  produtoGratis: 'cota',
};

/** What a manner asks of the plans; null for any other manner. */
export function plansAspect(manner: string | null): string | null {
  if (manner === null) return null;
  return manner.startsWith('produtoPlanos.') ? manner.slice('produtoPlanos.'.length) : (aspects[manner] ?? null);
}

/** What the plans cost and include today. */
export function composePlans(aspect: string, prices: Prices, composer: Composer, words: string): Composed {
  const { language, plans } = composer.state;
  const say = texts[language];
  const answer = { preco: priceText, conteudo: contentsText, cota: quotaText, avulso: singleText }[aspect] ?? priceText;
  return {
    text: `${answer({ say, language, prices, words, chosen: plans })}${aspect === 'conteudo' ? '\n\n' : ' '}${say.link}`,
    isFree: true,
    title: 'Planos e preços',
    chips: say.chips.filter((chip) => aspect !== 'conteudo' || !chip.includes('diferença')),
  };
}

/** Pages that credits or a plan pay for. */
const studios: Readonly<
  Partial<Record<Studio, readonly [service: ChargedService | null, page: string, path: string]>>
> = {
  produtoAtlas: ['atlas', 'Atlas da vida', '/atlas-da-vida'],
  produtoDatas: ['dates', 'Data certa', '/data-certa'],
  produtoLivro: ['yearbook', 'Livro do ano', '/livro-do-ano'],
  produtoAssinatura: ['signature', 'Assinatura', '/assinatura'],
  produtoBebe: ['baby', 'Nome do bebê', '/nome-do-bebe'],
  produtoMarca: ['brand', 'Marca', '/marca'],
  produtoPainel: [null, 'Clientes', '/clientes'],
};

/** What a page costs today, and the plans that hold it; null for any other family. */
export function studioPrice(
  family: string,
  { plans, costs, welcomeCredits }: Prices,
  { language, words }: Understood,
): string | null {
  const [name, aspect] = family.split('.');
  const found = aspect === 'preco' ? studios[name as Studio] : undefined;
  if (found === undefined) return null;
  const [service, page, path] = found;
  const say = texts[language];
  const place = { name: page, page, path };
  if (service === null) {
    const plan = plans.find(({ id }) => entitlements[id].features.includes('client_panel'));
    if (plan === undefined) return null;
    const month = fill(say.month, { price: inReais(plan.monthlyCents) });
    const year = fill(say.year, { price: inReais(plan.yearlyCents) });
    return fill(say.studioPanel, { ...place, plan: plan.name, month, year });
  }
  const holding = plans.filter(({ id }) => entitlements[id].services[service] === 'unlimited').map((one) => one.name);
  const asksPlan =
    holding.length > 0 &&
    /\b(?:planos?|premium|basico|profissional|gratis|graca|gratuito|plans?|free|basic|planes?)\b/u.test(words);
  const values = { ...place, credits: costs[service], welcome: welcomeCredits };
  if (asksPlan) return fill(say.studioIn, { ...values, plans: listed(holding, language) });
  return fill(say.studio, {
    ...values,
    plans: holding.length > 0 ? fill(say.studioPlans, { name: page, plans: listed(holding, language) }) : '',
  }).replace(/ {2,}/gu, ' ');
}

interface Asked {
  readonly say: (typeof texts)[Language];
  readonly language: Language;
  readonly prices: Prices;
  readonly words: string;
  readonly chosen: readonly PlanId[];
}

const counted = (forms: readonly string[], count: number) => fill(forms[count === 1 ? 0 : 1] ?? '', { count });

/** Without the conjunction of Portuguese: `a; b; c`. */
const listed = (parts: readonly string[], language: Language) =>
  language === 'pt' ? joinWords([...parts]) : parts.join(', ');

function priceText({ say, prices, chosen, language, words }: Asked): string {
  const plans = prices.plans.filter(({ id }) => chosen.includes(id));
  const [only] = plans;
  const month = (cents: number) => fill(say.month, { price: inReais(cents) });
  const year = (cents: number) => fill(say.year, { price: inReais(cents) });
  if (only === undefined || plans.length > 1) {
    const shown = plans.length > 1 ? plans : prices.plans;
    const list = shown.map(({ name, monthlyCents }) => `${name}, ${inReais(monthlyCents)}`).join('; ');
    const yearly = shown.map(({ name, yearlyCents }) => `${name}, ${inReais(yearlyCents)}`).join('; ');
    const isOfYear = /\b(?:anual|ano|yearly|year|anuales|descontos?|promoc\w+|discounts?|descuentos?)\b/u.test(words);
    const savings = shown.map((one) =>
      fill(say.saves, { name: one.name, price: inReais(one.yearlyCents), saving: inReais(one.yearlySavingCents) }),
    );
    return isOfYear ? fill(say.yearly, { list: savings.join('; ') }) : fill(say.all, { list, yearly });
  }
  const { name, monthlyCents, yearlyCents, yearlySavingCents, offer } = only;
  return [
    fill(say.one, { name, month: month(monthlyCents), year: year(yearlyCents), saving: inReais(yearlySavingCents) }),
    offer ? fill(say.offer, { month: month(offer.monthlyCents), cycles: counted(say.cycles, offer.cycles) }) : '',
    fill(say.includes, { list: listed(included(only.id, only, say), language) }),
  ]
    .filter(Boolean)
    .join(' ');
}

function contentsText({ say, prices, chosen, language }: Asked): string {
  const shown = prices.plans.filter(({ id }) => chosen.length === 0 || chosen.includes(id));
  const parts = shown.map((plan) =>
    fill(say.planOf, {
      name: plan.name,
      price: fill(say.month, { price: inReais(plan.monthlyCents) }),
      list: listed(included(plan.id, plan, say), language),
    }),
  );
  const free = fill(say.free, { list: listed(included('free', null, say), language) });
  return fill(say.contents, {
    list: [...(chosen.includes('free') ? [free] : []), ...parts].map((part) => `\n- ${part}`).join(''),
  });
}

function quotaText({ say, prices, language }: Asked): string {
  const { services } = entitlements.free;
  const paid = prices.plans.map(({ id, name }) =>
    fill(say.quotaOf, { name, list: listed(included(id, null, say).slice(0, 2), language) }),
  );
  return fill(say.quota, {
    messages: amount(services.chat_message, say.messages, say.unlimitedMessages),
    analyses: amount(services.personal, say.analyses, say.unlimitedAnalyses),
    paid: paid.join('. '),
  });
}

function singleText({ say, prices, words }: Asked): string {
  const service = /\b(?:compatib\w+|casal)\b/u.test(words)
    ? 'compatibility'
    : /\bempresa\b/u.test(words)
      ? 'company'
      : 'personal';
  return fill(say.single, {
    service: say[service],
    credits: prices.costs[service],
    packs: prices.packs
      .map(({ credits, priceCents }) => fill(say.pack, { credits, price: inReais(priceCents) }))
      .join('; '),
    welcome: prices.welcomeCredits,
  });
}

function amount(allowance: Allowance | undefined, forms: readonly string[], unlimited: string): string {
  if (allowance === undefined) return '';
  return allowance === 'unlimited' ? unlimited : counted(forms, allowance.limit);
}

function included(id: PlanId, plan: Plan | null, say: Asked['say']): string[] {
  const { services, features } = entitlements[id];
  return [
    amount(services.personal, say.analyses, say.unlimitedAnalyses),
    amount(services.chat_message, say.messages, say.unlimitedMessages),
    plan === null ? '' : fill(say.credits, { count: plan.credits + plan.bonusCredits }),
    plan !== null && features.includes('client_panel') ? say.professional : '',
  ].filter(Boolean);
}
