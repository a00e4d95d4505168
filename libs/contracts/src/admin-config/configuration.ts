import * as z from 'zod/mini';
import { email } from '../shared/fields.ts';

/**
 * The registry of the settings that an administrator can change at run time: one typed entry per key. Readers and the
 * editor use this table; a key that is absent here does not exist.
 */

export const configurationCategories = [
  'sistema',
  'numerologia',
  'seguranca',
  'email',
  'pagamento',
  'interface',
  'chat',
  'general',
] as const;
export type ConfigurationCategory = (typeof configurationCategories)[number];

export const configurationTypes = ['boolean', 'number', 'email', 'url', 'textarea', 'text'] as const;
export type ConfigurationType = (typeof configurationTypes)[number];

/** Who may read a value: everyone, administrators, or no caller once it is set (secret). */
export type ConfigurationVisibility = 'public' | 'private' | 'secret';

export type ConfigurationValue = boolean | number | string;

type ConfigurationUnit = 'horas' | 'dias' | 'créditos' | '%' | 'chamadas' | 'centavos' | 'tokens' | 'centavos de dólar';

interface Definition<Value extends ConfigurationValue> {
  readonly category: ConfigurationCategory;
  readonly type: ConfigurationType;
  readonly visibility: ConfigurationVisibility;
  /** Value until it is set; null where it has none. */
  readonly preset: Value | null;
  /** False when only a deployment may change it. */
  readonly isEditable: boolean;
  /** Its name on the screen and in the audit trail. */
  readonly title: string;
  readonly description: string;
  /** What a number counts; both kinds of `centavos` are shown as money. */
  readonly unit?: ConfigurationUnit;
  /** The rule as a sentence, shown as a hint. */
  readonly rule: string;
  readonly schema: z.ZodMiniType<Value>;
}

interface Place {
  readonly category?: ConfigurationCategory;
  readonly visibility?: ConfigurationVisibility;
  readonly title: string;
  readonly description: string;
  readonly unit?: ConfigurationUnit;
}

function toggle(preset: boolean, place: Place): Definition<boolean> {
  return {
    category: 'general',
    visibility: 'private',
    type: 'boolean',
    preset,
    isEditable: true,
    rule: 'Ligado ou desligado',
    schema: z.boolean(),
    ...place,
  };
}

function whole(preset: number, [least, most]: readonly [number, number], place: Place): Definition<number> {
  return {
    category: 'general',
    visibility: 'private',
    type: 'number',
    preset,
    isEditable: true,
    rule: `Número inteiro de ${least} a ${most}`,
    schema: z.int().check(z.minimum(least), z.maximum(most)),
    ...place,
  };
}

function words(type: 'text' | 'textarea', preset: string, longest: number, place: Place): Definition<string> {
  return {
    category: 'general',
    visibility: 'private',
    type,
    preset,
    isEditable: true,
    rule: `Texto de até ${longest} caracteres`,
    schema: z.string().check(z.trim(), z.minLength(1), z.maxLength(longest)),
    ...place,
  };
}

const webAddress = z.url({ protocol: /^https?$/ }).check(z.maxLength(500));

/** A channel of the product to the outside, shown at the foot of every page. */
function channel(type: 'url' | 'email', preset: string, title: string, description: string): Definition<string> {
  return {
    category: 'interface',
    visibility: 'public',
    type,
    preset,
    isEditable: true,
    title,
    description,
    rule: type === 'url' ? 'Endereço http ou https' : 'Endereço de e-mail',
    schema: type === 'url' ? webAddress : email,
  };
}

/** A figure that the public pages claim (docs/decisions/0053-claims-and-counters.md). */
function claim(preset: string, title: string, description: string): Definition<string> {
  return words('text', preset, 20, { category: 'interface', visibility: 'public', title, description });
}

/** Most tokens of the chat's model that one person of a plan uses in a month. */
function modelTokens(plan: string, preset: number): Definition<number> {
  return whole(preset, [0, 1_000_000_000], {
    category: 'chat',
    unit: 'tokens',
    title: `Tokens do modelo por mês, ${plan}`,
    description: `Tokens, de entrada e de saída, que uma pessoa (${plan}) usa por mês no chat com um modelo. Depois, ou com 0, responde o assistente embutido.`,
  });
}

/** Most that the model's answers to one person of a plan cost in a month. */
function modelCents(plan: string, preset: number): Definition<number> {
  return whole(preset, [0, 1_000_000], {
    category: 'chat',
    unit: 'centavos de dólar',
    title: `Custo do modelo por mês, ${plan}`,
    description: `Custo no provedor, em centavos de dólar, das respostas do modelo a uma pessoa (${plan}) por mês. Depois, ou com 0, responde o assistente embutido.`,
  });
}

export const configurationRegistry = {
  allow_access_without_login: toggle(false, {
    category: 'sistema',
    visibility: 'public',
    title: 'Acesso sem login',
    description: 'Permite usar o produto sem login, como visitante por 24 horas.',
  }),
  site_notice_active: toggle(false, {
    category: 'interface',
    visibility: 'public',
    title: 'Aviso no alto das páginas',
    description: 'Mostra o aviso no alto de todas as páginas.',
  }),
  site_notice: words('textarea', 'Voltamos já.', 300, {
    category: 'interface',
    visibility: 'public',
    title: 'Texto do aviso',
    description: 'Texto do aviso no alto das páginas.',
  }),
  session_idle_hours: whole(24, [1, 168], {
    category: 'seguranca',
    title: 'Sessão sem uso',
    unit: 'horas',
    description: 'Horas sem uso até a sessão terminar.',
  }),
  erase_after_days: whole(30, [0, 365], {
    category: 'seguranca',
    title: 'Prazo para apagar dados',
    unit: 'dias',
    description: 'Dias entre a desativação de uma conta e o apagamento dos dados pessoais.',
  }),
  admin_second_factor_days: whole(14, [0, 365], {
    category: 'seguranca',
    title: 'Prazo das duas etapas para administradores',
    unit: 'dias',
    description:
      'Dias que um administrador tem para ativar a verificação em duas etapas; depois, o painel fica fechado até ela estar ativa.',
  }),
  terms_version: words('text', '2026-11', 20, {
    category: 'seguranca',
    visibility: 'public',
    title: 'Versão dos termos',
    description: 'Versão dos termos que um cadastro aceita.',
  }),
  rate_limit_per_minute: whole(600, [10, 100_000], {
    category: 'seguranca',
    title: 'Chamadas por minuto de uma sessão',
    unit: 'chamadas',
    description: 'Chamadas por minuto de uma sessão (ou de um endereço sem sessão), somadas em todos os gateways.',
  }),
  guest_rate_limit_per_minute: whole(120, [10, 100_000], {
    category: 'seguranca',
    title: 'Chamadas por minuto de um visitante',
    unit: 'chamadas',
    description: 'Chamadas por minuto de um visitante sem conta.',
  }),
  alert_webhook_url: {
    category: 'seguranca',
    type: 'url',
    visibility: 'secret',
    preset: null,
    isEditable: true,
    title: 'Endereço dos alertas',
    description:
      'Endereço que recebe (POST, JSON) cada ponto de controle assinado da auditoria e o aviso de senhas erradas.',
    rule: 'Endereço http ou https',
    schema: webAddress,
  } satisfies Definition<string> as Definition<string>,
  support_email: {
    ...channel(
      'email',
      'contato@sefira.test',
      'E-mail de atendimento',
      'E-mail de atendimento, mostrado no rodapé e na página de contato.',
    ),
    category: 'email',
  },
  privacy_email: {
    ...channel(
      'email',
      'privacidade@sefira.test',
      'E-mail do encarregado de dados',
      'E-mail do encarregado de dados (LGPD), mostrado nas páginas legais.',
    ),
    category: 'email',
  },
  contact_channels_active: toggle(false, {
    category: 'interface',
    visibility: 'public',
    title: 'Canais de contato no rodapé',
    description: 'Mostra no rodapé o telefone e as redes sociais. Preencha-os antes de ligar.',
  }),
  support_phone: words('text', '0800 000 0000', 30, {
    category: 'interface',
    visibility: 'public',
    title: 'Telefone de atendimento',
    description: 'Telefone de atendimento.',
  }),
  social_facebook: channel('url', 'https://www.facebook.com/', 'Facebook', 'Página no Facebook.'),
  social_instagram: channel('url', 'https://www.instagram.com/', 'Instagram', 'Perfil no Instagram.'),
  social_twitter: channel('url', 'https://twitter.com/', 'Twitter', 'Perfil no Twitter.'),
  social_youtube: channel('url', 'https://www.youtube.com/', 'YouTube', 'Canal no YouTube.'),
  claims_active: toggle(true, {
    category: 'interface',
    visibility: 'public',
    title: 'Números nas páginas públicas',
    description: 'Mostra nas páginas públicas os números abaixo (análises, satisfação, avaliação, usuários).',
  }),
  claim_analyses: claim('50k+', 'Análises, na página inicial', 'Análises realizadas, na página inicial.'),
  claim_satisfaction: claim('98%', 'Satisfação', 'Satisfação, na página inicial.'),
  claim_rating: claim('4.9', 'Avaliação média', 'Avaliação média, de 0 a 5.'),
  claim_years: claim('25+', 'Anos de tradição', 'Anos de tradição, na página inicial.'),
  claim_analyses_total: claim(
    '100k+',
    'Análises e relatórios, na página Sobre',
    'Análises e relatórios juntos, na página Sobre.',
  ),
  claim_users: claim('10.000+', 'Usuários satisfeitos', 'Usuários satisfeitos.'),
  claim_support: claim('24/7', 'Suporte por IA', 'Suporte por IA, na página Sobre.'),
  credits_welcome: whole(20, [0, 1000], {
    category: 'pagamento',
    visibility: 'public',
    title: 'Créditos de boas-vindas',
    unit: 'créditos',
    description: 'Créditos de boas-vindas de uma conta nova.',
  }),
  credits_low: whole(5, [0, 1000], {
    category: 'pagamento',
    title: 'Aviso de saldo baixo',
    unit: 'créditos',
    description: 'Abaixo deste saldo a pessoa é avisada, uma vez.',
  }),
  reseller_commission_percent: whole(20, [0, 80], {
    category: 'pagamento',
    title: 'Comissão de revenda',
    unit: '%',
    description:
      'Comissão de um revendedor, em porcentagem do valor pago; vale para os vínculos feitos a partir de agora.',
  }),
  reseller_attribution_days: whole(60, [1, 365], {
    category: 'pagamento',
    title: 'Prazo do link de revenda',
    unit: 'dias',
    description: 'Dias entre o clique num link de revendedor e o cadastro em que o cliente ainda é dele.',
  }),
  reseller_minimum_payout_cents: whole(5000, [100, 1_000_000], {
    category: 'pagamento',
    title: 'Menor pagamento a revendedor',
    unit: 'centavos',
    description: 'Menor valor, em centavos, que um revendedor pode pedir.',
  }),
  reseller_show_customer_email: toggle(false, {
    category: 'pagamento',
    title: 'E-mail dos clientes para revendedores',
    description: 'Mostra aos revendedores o e-mail inteiro dos seus clientes em vez de mascarado.',
  }),
  chat_model_tokens_guest: modelTokens('visitante', 30_000),
  chat_model_cents_guest: modelCents('visitante', 2),
  chat_model_tokens_free: modelTokens('plano Gratuito', 100_000),
  chat_model_cents_free: modelCents('plano Gratuito', 5),
  chat_model_tokens_basic: modelTokens('plano Básico', 400_000),
  chat_model_cents_basic: modelCents('plano Básico', 20),
  chat_model_tokens_premium: modelTokens('plano Premium', 2_000_000),
  chat_model_cents_premium: modelCents('plano Premium', 100),
  chat_model_tokens_professional: modelTokens('plano Profissional', 6_000_000),
  chat_model_cents_professional: modelCents('plano Profissional', 300),
} as const satisfies Record<string, Definition<boolean> | Definition<number> | Definition<string>>;

export type ConfigurationKey = keyof typeof configurationRegistry;
/** Keys that processes other than admin-config read: all except secrets. Each has a preset. */
export type SharedKey = Exclude<ConfigurationKey, 'alert_webhook_url'>;
export type ValueOf<Key extends ConfigurationKey> =
  (typeof configurationRegistry)[Key] extends Definition<infer Value> ? Value : never;

export type ConfigurationDefinition = Definition<boolean> | Definition<number> | Definition<string>;

export const configurationKeys = Object.keys(configurationRegistry) as ConfigurationKey[];

export function isConfigurationKey(value: string): value is ConfigurationKey {
  return Object.hasOwn(configurationRegistry, value);
}

/** The entry of a key, without its value's type. */
export function definitionOf(key: ConfigurationKey): ConfigurationDefinition {
  return configurationRegistry[key];
}

/** A valid value of a key, trimmed as it is stored; undefined for an invalid one. */
export function acceptValue(key: ConfigurationKey, value: unknown): ConfigurationValue | undefined {
  const parsed = z.safeParse(definitionOf(key).schema as z.ZodMiniType<ConfigurationValue>, value);
  return parsed.success ? parsed.data : undefined;
}

/** Shown in place of a secret. */
export const maskedValue = '••••••••';

/** Redis: the values that administrators have set, and the signal of a new revision. */
export const configurationSnapshotKey = 'sefira:configuration';
export const configurationChannel = 'sefira:configuration:changed';

/** Every value that is set, except secrets; `revision` grows with every change. */
export const configurationSnapshot = z.object({
  revision: z.int(),
  values: z.record(z.string(), z.union([z.boolean(), z.number(), z.string()])),
});
