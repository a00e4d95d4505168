import { definitionOf, isConfigurationKey } from '@sefira/contracts/admin-config/configuration';

/** The words of the trail for the fields and codes of the records that it is about. */

/** In the order of sentences and lists. */
const fieldNames: Readonly<Record<string, string>> = {
  name: 'Nome',
  email: 'E-mail',
  role: 'Papel',
  status: 'Situação',
  plan: 'Plano',
  until: 'Válido até',
  kind: 'Tipo',
  active: 'À venda',
  price: 'Preço',
  yearly_price: 'Preço por ano',
  credits: 'Créditos',
  bonus_credits: 'Créditos de bônus',
  offer: 'Oferta de entrada',
  service_name: 'Serviço',
  service_type: 'Tipo de serviço',
  credit_cost: 'Custo em créditos',
  review: 'Conferência',
  refundedCents: 'Valor devolvido',
  amountCents: 'Valor',
  payouts: 'Pagamentos',
  endToEndId: 'Identificador do PIX',
  tie: 'Vínculo',
  hint: 'Começo da chave',
  scopes: 'Permissões',
  act: 'Decisão',
  service: 'Parte do sistema',
  count: 'Quantidade',
  value: 'Valor',
  reason: 'Motivo',
  version: 'Versão',
  restoredFrom: 'Restaurada da versão',
  fromDefault: 'Era o valor padrão',
  toDefault: 'Voltou ao padrão',
  format: 'Formato',
  from: 'De',
  to: 'Até',
  path: 'Endereço',
  method: 'Chamada',
  attempts: 'Tentativas em uma hora',
  tries: 'Tentativas de login',
  failures: 'Logins recusados',
  withinSeconds: 'Em quantos segundos',
  verified: 'Registros conferidos',
  firstBroken: 'Primeiro registro alterado',
  filter: 'Filtro',
  action: 'Ação',
  user: 'Quem',
  date: 'Dia',
  entity: 'Assunto',
  entityId: 'Registro',
  key: 'Configuração',
  result: 'Resultado',
};

const words: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  role: {
    guest: 'Visitante',
    user: 'Usuário',
    reseller: 'Revendedor',
    admin: 'Administrador',
    system: 'Sistema',
  },
  status: {
    active: 'Ativo',
    inactive: 'Inativo',
    suspended: 'Suspenso',
    applied: 'Esperando',
    approved: 'Aprovado',
    refused: 'Recusado',
    requested: 'Pedido',
    pending: 'Pendente',
    paid: 'Pago',
    failed: 'Falhou',
    expired: 'Expirado',
    refunded: 'Devolvido',
  },
  plan: { free: 'Gratuito', basic: 'Básico', premium: 'Premium', professional: 'Profissional' },
  kind: {
    plan: 'Plano',
    pack: 'Pacote de créditos',
    sales: 'Relatório de vendas',
    users: 'Relatório de usuários',
    financial: 'Relatório financeiro',
  },
  tie: { open: 'Em dúvida', confirmed: 'Recusado', cleared: 'Liberado' },
  review: {
    amount: 'Valor diferente do pedido',
    paid_twice: 'Pago duas vezes',
    late_payment: 'Pago depois da devolução',
    without_effect: 'Pago tarde demais',
    chargeback_won: 'Contestação ganha',
    resolved: 'Encerrada',
  },
  reason: {
    wrong_password: 'Senha errada',
    password_paused: 'Senhas erradas demais; nova tentativa só depois da pausa',
    logins_failing: 'Muitos logins recusados ao mesmo tempo',
  },
  format: { csv: 'CSV', xlsx: 'Excel', pdf: 'PDF', json: 'JSON' },
  action: { all: 'todas', create: 'Criação', update: 'Alteração', delete: 'Exclusão', view: 'Visualização' },
  result: { ok: 'Feito', denied: 'Recusado', failed: 'Falhou' },
  service: {
    auth: 'Acesso',
    user: 'Contas',
    numerology: 'Análises',
    reports: 'Relatórios',
    billing: 'Pagamentos',
    chat: 'Chat',
    'admin-config': 'Administração',
    content: 'Conteúdo',
    reseller: 'Revenda',
  },
  act: { replayed: 'Processar de novo', dismissed: 'Dispensar', retried: 'Tentar de novo' },
  audience: { new_customers: 'clientes novos', without_plan: 'quem está sem plano' },
};

const money = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });
const dollars = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'USD' });
const numbers = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 6 });
const days = new Intl.DateTimeFormat('pt-BR', { timeZone: 'America/Sao_Paulo' });
const inCents = new Set(['price', 'yearly_price', 'amountCents', 'refundedCents']);
const unset = 'Não definido';

/** With an ordinary space. */
const textOf = (format: Intl.NumberFormat, cents: number) => format.format(cents / 100).replace('\u00A0', ' ');
/** Cents as `R$ 1.234,56`. */
export const moneyText = (cents: number) => textOf(money, cents);

const order = Object.keys(fieldNames);
const placeOf = (field: string) => (order.includes(field) ? order.indexOf(field) : order.length);

/** Fields in the order of sentences: a stored record has them by alphabet. */
export const inOrder = (fields: readonly string[]) => fields.toSorted((left, right) => placeOf(left) - placeOf(right));

export const fieldName = (field: string) => fieldNames[field] ?? field;

/** A date as dd/mm/aaaa, from a calendar date or an instant; null for other values. */
export function dayText(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return value.split('-').reverse().join('/');
  return /^\d{4}-\d{2}-\d{2}T/.test(value) ? days.format(new Date(value)) : null;
}

/** A period as `de 01/11/2026 até 20/11/2026`, either end open; null without one. */
export function periodText({ from, to }: { readonly from?: unknown; readonly to?: unknown }): string | null {
  const [first, last] = [dayText(from), dayText(to)];
  const ends = [first === null ? [] : `de ${first}`, last === null ? [] : `até ${last}`].flat();
  return ends.length === 0 ? null : ends.join(' ');
}

/** A stored value in words: money, dates, numbers, and the words of codes. */
export function factText(field: string, value: unknown, key: string | null = null): string {
  if (key !== null && field === 'value') return settingText(key, value);
  if (value === null || value === undefined || value === '') return unset;
  if (typeof value === 'boolean') return value ? 'Sim' : 'Não';
  if (typeof value === 'number') return inCents.has(field) ? moneyText(value) : numbers.format(value);
  if (typeof value === 'string') return words[field]?.[value] ?? dayText(value) ?? value;
  if (Array.isArray(value)) return value.map((part) => factText(field, part)).join(', ');
  return Object.entries(value)
    .filter(([, part]) => part !== null && part !== '')
    .map(([name, part]) => partText(field, name, part))
    .join(', ');
}

function partText(field: string, name: string, part: unknown): string {
  if (field !== 'offer') return `${fieldName(name)}: ${factText(name, part)}`;
  if (name === 'cycles') return part === 1 ? '1 mês' : `${String(part)} meses`;
  return name === 'price' ? `${factText(name, part)} por mês` : factText(name, part);
}

/** The title of a setting, or the key of one that no longer exists. */
export const settingTitle = (key: string) => (isConfigurationKey(key) ? definitionOf(key).title : key);

function settingText(key: string, value: unknown): string {
  if (typeof value !== 'number') return value === true ? 'Ligado' : value === false ? 'Desligado' : factText('', value);
  const unit = isConfigurationKey(key) ? definitionOf(key).unit : undefined;
  if (unit === 'centavos') return moneyText(value);
  if (unit === 'centavos de dólar') return textOf(dollars, value);
  return unit === undefined ? numbers.format(value) : `${numbers.format(value)} ${unit}`;
}
