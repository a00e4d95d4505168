import { expect, test } from 'vitest';
import { type AuditStory, auditSentence, changesInWords } from './audit-sentence.ts';
import { factText } from './fact-words.ts';

const empty = { entity_id: null, config_key: null, person: null, old: null, new: null, metadata: {} } as const;
const by = { ...empty, actor: 'Ana Lima', action: 'update', result: 'ok' } as const satisfies Partial<AuditStory>;
const setting = (key: string, old: unknown, now: unknown, metadata: AuditStory['metadata'] = {}): AuditStory => ({
  ...by,
  entity: 'configuration',
  config_key: key,
  old: { value: old },
  new: { value: now },
  metadata,
});
const plan = { kind: 'plan', name: 'Premium', active: true, price: 5990, offer: null };
const offer = { price: 2990, cycles: 3, audience: 'new_customers' };

test.each<readonly [AuditStory, string]>([
  [setting('credits_welcome', 20, 30), 'Ana Lima mudou “Créditos de boas-vindas” de 20 para 30 créditos.'],
  [
    setting('reseller_minimum_payout_cents', 5000, 7500),
    'Ana Lima mudou “Menor pagamento a revendedor” de R$ 50,00 para R$ 75,00.',
  ],
  [
    setting('chat_model_cents_guest', 2, 150),
    'Ana Lima mudou “Custo do modelo por mês, visitante” de US$ 0,02 para US$ 1,50.',
  ],
  [setting('claims_active', true, false), 'Ana Lima desligou “Números nas páginas públicas”.'],
  [
    setting('credits_welcome', 30, 20, { toDefault: true }),
    'Ana Lima devolveu “Créditos de boas-vindas” ao valor padrão (20 créditos).',
  ],
  [
    { ...setting('credits_welcome', 0, 0), result: 'failed' },
    'Ana Lima tentou mudar “Créditos de boas-vindas”, sem a senha certa.',
  ],
  [
    { ...by, entity: 'plan', old: plan, new: { ...plan, price: 6490 } },
    'Ana Lima mudou o preço do Premium de R$ 59,90 para R$ 64,90.',
  ],
  [
    { ...by, entity: 'plan', old: plan, new: { ...plan, offer } },
    'Ana Lima criou a oferta de entrada do Premium (R$ 29,90 por mês, 3 meses, clientes novos).',
  ],
  [
    { ...by, action: 'create', entity: 'plan', new: { kind: 'pack', name: '500 créditos' } },
    'Ana Lima criou o pacote 500 créditos.',
  ],
  [
    {
      ...by,
      entity: 'plan',
      person: 'Rui Sá',
      old: { plan: 'free' },
      new: { plan: 'premium', until: '2027-02-23T12:00:00.000Z' },
    },
    'Ana Lima deu a Rui Sá o plano Premium até 23/02/2027, no lugar do Gratuito.',
  ],
  [
    {
      ...by,
      entity: 'price',
      old: { service_name: 'Compatibilidade', credit_cost: 8 },
      new: { service_name: 'Compatibilidade', credit_cost: 9 },
    },
    'Ana Lima mudou o custo em créditos de “Compatibilidade” de 8 para 9.',
  ],
  [
    {
      ...by,
      entity: 'user',
      old: { name: 'Rui Sá', role: 'user', status: 'active' },
      new: { name: 'Rui Sá', role: 'reseller', status: 'suspended' },
    },
    'Ana Lima mudou o papel de Rui Sá de Usuário para Revendedor e suspendeu a conta de Rui Sá.',
  ],
  [{ ...by, action: 'delete', entity: 'user', old: { name: 'Rui Sá' } }, 'Ana Lima excluiu a conta de Rui Sá.'],
  [
    {
      ...by,
      entity: 'order',
      person: 'Rui Sá',
      old: { status: 'paid' },
      new: { status: 'refunded', refundedCents: 5990 },
    },
    'Ana Lima devolveu R$ 59,90 a Rui Sá.',
  ],
  [
    { ...by, entity: 'payout', person: 'Rui Sá', new: { status: 'paid', amountCents: 12_000 } },
    'Ana Lima registrou o pagamento de R$ 120,00 a Rui Sá.',
  ],
  [
    { ...by, entity: 'reseller', person: 'Rui Sá', old: { status: 'applied' }, new: { status: 'approved' } },
    'Ana Lima aprovou Rui Sá na revenda.',
  ],
  [{ ...by, entity: 'reseller', new: { tie: 'confirmed' } }, 'Ana Lima recusou o vínculo em dúvida de uma pessoa.'],
  [
    {
      ...by,
      action: 'view',
      entity: 'export',
      metadata: { kind: 'sales', format: 'csv', from: '2026-11-01', to: '2026-11-20' },
    },
    'Ana Lima exportou o relatório de vendas de 01/11/2026 até 20/11/2026 em CSV.',
  ],
  [
    { ...by, action: 'view', entity: 'audit', metadata: { verified: 1200 } },
    'Ana Lima conferiu o registro de auditoria: 1.200 registros íntegros.',
  ],
  [
    { ...by, entity: 'message', metadata: { act: 'replayed', service: 'billing', count: 12 } },
    'Ana Lima mandou processar de novo 12 mensagens de Pagamentos.',
  ],
  [
    { ...by, entity: 'message', metadata: { act: 'dismissed', service: 'user', reason: 'Teste' } },
    'Ana Lima dispensou uma mensagem que falhou em Contas.',
  ],
  [{ ...by, entity: 'mail', metadata: { act: 'retried', count: 1 } }, 'Ana Lima mandou tentar de novo 1 e-mail.'],
  [
    { ...by, action: 'view', entity: 'access', result: 'denied', metadata: { path: '/config/export', attempts: 10 } },
    'Ana Lima tentou abrir sem permissão /config/export (10 vezes em uma hora).',
  ],
  [
    {
      ...empty,
      actor: null,
      action: 'view',
      entity: 'access',
      result: 'denied',
      metadata: { reason: 'logins_failing', tries: 900, failures: 870 },
    },
    'O sistema notou 870 logins recusados em 900 tentativas.',
  ],
])('puts an entry into a sentence %#', (story, sentence) => {
  expect(auditSentence(story)).toBe(sentence);
});

test('lists the changed fields in words, and no others', () => {
  const story: AuditStory = { ...by, entity: 'plan', old: plan, new: { ...plan, active: false, price: 6490 } };
  expect(changesInWords(story)).toEqual([
    { label: 'À venda', before: 'Sim', after: 'Não' },
    { label: 'Preço', before: 'R$ 59,90', after: 'R$ 64,90' },
  ]);
});

test('says a filter in words, without what it leaves open', () => {
  const filter = { action: 'update', user: '', from: '2026-11-01', to: null };
  expect(factText('filter', filter)).toBe('Ação: Alteração, De: 01/11/2026');
});
