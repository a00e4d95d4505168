import type { AuditEntity, AuditRecord } from '@sefira/contracts/admin-config/audit';
import { dayText, factText, fieldName, inOrder, moneyText, periodText, settingTitle } from './fact-words.ts';

type Facts = Readonly<Record<string, unknown>>;

/** What an entry says, its values readable. */
export interface AuditStory extends Pick<AuditRecord, 'action' | 'entity' | 'result' | 'entity_id' | 'config_key'> {
  /** Null for the system. */
  readonly actor: string | null;
  /** The person that the record belongs to; null where there is none, or no name. */
  readonly person: string | null;
  readonly old: Facts | null;
  readonly new: Facts | null;
  readonly metadata: Facts;
}

const entityNames: Readonly<Record<AuditEntity, string>> = {
  configuration: 'uma configuração',
  user: 'uma conta',
  credits: 'os créditos de uma conta',
  plan: 'um plano',
  price: 'um preço',
  order: 'um pedido',
  payout: 'um pagamento a revendedor',
  reseller: 'um revendedor',
  export: 'uma exportação',
  audit: 'o registro de auditoria',
  access: 'uma área restrita',
  content: 'um conteúdo',
  api_key: 'uma chave de API',
  message: 'uma mensagem que falhou',
  mail: 'um e-mail que falhou',
};

const verbs = { create: 'criou', update: 'mudou', delete: 'excluiu', view: 'abriu' } as const;

const someone = 'uma pessoa';

/** An entry as a sentence: who did what to which record, with the old and the new value. */
export function auditSentence(story: AuditStory): string {
  return `${story.actor ?? 'O sistema'} ${predicates[story.entity](story)}.`;
}

const predicates: Readonly<Record<AuditEntity, (story: AuditStory) => string>> = {
  configuration: settingPredicate,
  user: accountPredicate,
  credits: (story) => `mudou os créditos de ${personOf(story)} ${fromTo(story, 'credits')}`,
  plan: (story) => (isAccountPlan(story) ? accountPlanPredicate(story) : cataloguePredicate(story)),
  price: cataloguePredicate,
  order: orderPredicate,
  payout: payoutPredicate,
  reseller: resellerPredicate,
  export: exportPredicate,
  audit: auditPredicate,
  access: accessPredicate,
  content: ({ action, entity }) => `${verbs[action]} ${entityNames[entity]}`,
  api_key: (story) => `${verbs[story.action]} a chave de API ${textOf(story, 'name') ?? ''}`.trimEnd(),
  message: messagePredicate,
  mail: ({ metadata }) => `mandou tentar de novo ${counted(metadata.count, 'e-mail', 'e-mails')}`,
};

const personOf = ({ person }: AuditStory) => person ?? someone;

const nouns: Readonly<Record<string, string>> = {
  name: 'o nome',
  email: 'o e-mail',
  role: 'o papel',
  status: 'a situação',
  price: 'o preço',
  yearly_price: 'o preço por ano',
  credits: 'os créditos',
  bonus_credits: 'os créditos de bônus',
  offer: 'a oferta de entrada',
  credit_cost: 'o custo em créditos',
  service_name: 'o nome',
};

const nounOf = (field: string) => nouns[field] ?? `o campo ${fieldName(field)}`;

/** A text of the record, newest first. */
function textOf({ old, new: now }: AuditStory, field: string): string | null {
  const value = now?.[field] ?? old?.[field];
  return typeof value === 'string' && value !== '' ? value : null;
}

function fromTo({ old, new: now, config_key: key }: AuditStory, field: string): string {
  const [before, after] = [factText(field, old?.[field], key), factText(field, now?.[field], key)];
  // The unit of two numbers is said once: `de 20 para 30 créditos`.
  const unit = / [\p{L}%]+$/u.exec(after)?.[0] ?? '';
  const isShared = unit !== '' && /^\d/.test(before) && before.endsWith(unit);
  return `de ${isShared ? before.slice(0, -unit.length) : before} para ${after}`;
}

/** Fields that differ. */
function changedFields({ old, new: now }: Pick<AuditStory, 'old' | 'new'>): readonly string[] {
  const fields = inOrder([...new Set([...Object.keys(old ?? {}), ...Object.keys(now ?? {})])]);
  return fields.filter((field) => JSON.stringify(old?.[field]) !== JSON.stringify(now?.[field]));
}

function settingPredicate(story: AuditStory): string {
  const { config_key: key, metadata, result } = story;
  if (key === null) return result === 'ok' ? 'mudou configurações' : 'tentou mudar configurações, sem a senha certa';
  const title = `“${settingTitle(key)}”`;
  const value = story.new?.value;
  if (result !== 'ok') return `tentou mudar ${title}, sem a senha certa`;
  if (metadata.toDefault === true) return `devolveu ${title} ao valor padrão (${factText('value', value, key)})`;
  if (typeof value === 'boolean') return `${value ? 'ligou' : 'desligou'} ${title}`;
  return `mudou ${title} ${fromTo(story, 'value')}`;
}

function accountPredicate(story: AuditStory): string {
  const owner = textOf(story, 'name') ?? personOf(story);
  if (story.action === 'create') return `criou a conta de ${owner}`;
  if (story.action === 'delete') return `excluiu a conta de ${owner}`;
  return (
    listed(changedFields(story).map((field) => accountChange(story, field, owner))) || `salvou a conta de ${owner}`
  );
}

const standings: Readonly<Record<string, string>> = {
  active: 'reativou',
  inactive: 'desativou',
  suspended: 'suspendeu',
};

function accountChange(story: AuditStory, field: string, owner: string): string {
  const standing = field === 'status' ? standings[String(story.new?.status)] : undefined;
  if (standing) return `${standing} a conta de ${owner}`;
  return `mudou ${nounOf(field)} de ${owner} ${fromTo(story, field)}`;
}

const isAccountPlan = ({ old, new: now }: AuditStory) => 'plan' in { ...old, ...now };

function accountPlanPredicate(story: AuditStory): string {
  const before = factText('plan', story.old?.plan);
  if (story.new?.plan === 'free') return `encerrou o plano ${before} de ${personOf(story)}`;
  const until = dayText(story.new?.until);
  const length = until === null ? '' : ` até ${until}`;
  return `deu a ${personOf(story)} o plano ${factText('plan', story.new?.plan)}${length}, no lugar do ${before}`;
}

/** A plan, pack or service inside a sentence, and after `de`. */
function itemOf(story: AuditStory): { readonly bare: string; readonly of: string } {
  const service = textOf(story, 'service_name');
  if (service !== null) return { bare: `“${service}”`, of: `de “${service}”` };
  const name = textOf(story, 'name') ?? '';
  const words = textOf(story, 'kind') === 'pack' && !/^pacote/i.test(name) ? `pacote ${name}` : name;
  return { bare: `o ${words}`, of: `do ${words}` };
}

function cataloguePredicate(story: AuditStory): string {
  const { bare } = itemOf(story);
  if (story.action === 'create') return `criou ${bare}`;
  if (story.action === 'delete') return `tirou ${bare} de venda`;
  return listed(changedFields(story).map((field) => catalogueChange(story, field))) || `salvou ${bare}`;
}

function catalogueChange(story: AuditStory, field: string): string {
  const { bare, of } = itemOf(story);
  const { old, new: now } = story;
  if (field === 'active') return now?.active === true ? `pôs ${bare} à venda` : `tirou ${bare} de venda`;
  if (field === 'offer' && !now?.offer) return `encerrou a oferta de entrada ${of}`;
  if (field === 'offer' && !old?.offer) return `criou a oferta de entrada ${of} (${factText(field, now?.offer)})`;
  return `mudou ${nounOf(field)} ${of} ${fromTo(story, field)}`;
}

function orderPredicate(story: AuditStory): string {
  if (story.new?.status !== 'refunded') return `encerrou a conferência de um pedido de ${personOf(story)}`;
  const sum = story.new.refundedCents;
  const amount = typeof sum === 'number' ? moneyText(sum) : 'um pedido';
  return `devolveu ${amount} a ${personOf(story)}`;
}

const payoutVerbs: Readonly<Record<string, string>> = {
  approved: 'aprovou o pagamento',
  refused: 'recusou o pagamento',
  paid: 'registrou o pagamento',
};

function payoutPredicate(story: AuditStory): string {
  const sum = story.new?.amountCents;
  const amount = typeof sum === 'number' ? ` de ${moneyText(sum)}` : '';
  const count = story.new?.payouts;
  if (count !== undefined)
    return `criou um lote com ${count === 1 ? '1 pagamento' : `${String(count)} pagamentos`}${amount}`;
  return `${payoutVerbs[String(story.new?.status)] ?? 'mudou o pagamento'}${amount} a ${personOf(story)}`;
}

const decisions: Readonly<Record<string, (who: string) => string>> = {
  approved: (who) => `aprovou ${who} na revenda`,
  refused: (who) => `recusou o pedido de revenda de ${who}`,
  suspended: (who) => `suspendeu a revenda de ${who}`,
};

function resellerPredicate(story: AuditStory): string {
  const attribution = story.new?.tie;
  if (attribution !== undefined)
    return `${attribution === 'cleared' ? 'liberou' : 'recusou'} o vínculo em dúvida de ${personOf(story)}`;
  return decisions[String(story.new?.status)]?.(personOf(story)) ?? `mudou a revenda de ${personOf(story)}`;
}

function exportPredicate({ metadata }: AuditStory): string {
  const period = periodText(metadata);
  const what = `${lowerFirst(factText('kind', metadata.kind))}${period === null ? '' : ` ${period}`}`;
  return `exportou o ${what} em ${factText('format', metadata.format)}`;
}

function auditPredicate({ metadata, result }: AuditStory): string {
  if (metadata.format !== undefined)
    return `exportou o registro de auditoria em ${factText('format', metadata.format)}`;
  if (result !== 'ok') return 'conferiu o registro de auditoria, que foi alterado';
  return `conferiu o registro de auditoria: ${factText('verified', metadata.verified)} registros íntegros`;
}

const counted = (count: unknown, one: string, many: string) => (count === 1 ? `1 ${one}` : `${String(count)} ${many}`);

function messagePredicate({ metadata }: AuditStory): string {
  const { act, service, count } = metadata;
  const part = factText('service', service);
  if (act === 'dismissed') return `dispensou uma mensagem que falhou em ${part}`;
  return `mandou processar de novo ${counted(count, 'mensagem', 'mensagens')} de ${part}`;
}

function accessPredicate({ action, metadata, entity_id: route }: AuditStory): string {
  if (metadata.reason === 'logins_failing') {
    const { tries, failures } = metadata;
    return `notou ${factText('failures', failures)} logins recusados em ${factText('tries', tries)} tentativas`;
  }
  const what = action === 'view' ? 'abrir' : 'usar';
  const times = typeof metadata.attempts === 'number' ? ` (${metadata.attempts} vezes em uma hora)` : '';
  return `tentou ${what} sem permissão ${String(metadata.path ?? route ?? 'uma área restrita')}${times}`;
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

const list = new Intl.ListFormat('pt-BR');
const listed = (parts: readonly string[]) => list.format(parts);

/** The changed fields with both values in words; a created or deleted record with all of its fields. */
export function changesInWords(story: AuditStory): AuditRecord['changes'] {
  const { old, new: now, config_key: key } = story;
  const side = (facts: Facts | null, field: string) =>
    facts !== null && field in facts ? factText(field, facts[field], key) : null;
  return changedFields(story).map((field) => ({
    label: fieldName(field),
    before: side(old, field),
    after: side(now, field),
  }));
}
