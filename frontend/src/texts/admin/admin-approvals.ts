/**
 * Decisions of administrators: resellers, attributions under review, payouts
 * (docs/decisions/0052-reseller-commission.md).
 */
export const approvalTexts = {
  tab: 'Aprovações',
  pending: 'Aprovações pendentes',
  nonePending: 'Nada espera por uma decisão.',
  unknownPending: 'Não foi possível contar o que espera por uma decisão.',
  open: 'Abrir aprovações',
  applicationsWaiting: (count: number) => (count === 1 ? '1 pedido de revenda' : `${count} pedidos de revenda`),
  payoutsWaiting: (count: number) => (count === 1 ? '1 pagamento a revendedor' : `${count} pagamentos a revendedores`),
  reviewsWaiting: (count: number) => (count === 1 ? '1 vínculo em dúvida' : `${count} vínculos em dúvida`),
  status: 'Situação',
  loadFailed: 'Não foi possível carregar esta lista.',
  empty: 'Nada aqui com esta situação.',
  reason: 'Motivo',
  reasonRequired: 'Informe o motivo, com pelo menos 3 letras.',
  deciding: 'Gravando...',
} as const;

export const applicationTexts = {
  title: 'Revendedores',
  hint: 'Aprovar dá o papel de revendedor e o link; a pessoa é avisada por e-mail.',
  document: 'Documento',
  pixKey: 'Chave PIX',
  noDocument: 'Sem cadastro',
  unpaid: 'Sem cadastro: nada é pago',
  responsibleCpf: 'CPF do responsável',
  customers: 'Clientes',
  available: 'A receber',
  applied: (when: string) => `Pediu ${when}`,
  approve: 'Aprovar',
  refuse: 'Recusar',
  suspend: 'Suspender',
  approveTitle: 'Aprovar este revendedor?',
  refuseTitle: 'Recusar este pedido?',
  suspendTitle: 'Suspender este revendedor?',
  approveLead: 'A conta passa a ter o painel de revenda. As sessões abertas terminam, para valer o novo papel.',
  refuseLead: 'A pessoa recebe o motivo e pode pedir de novo mais tarde.',
  suspendLead: 'O link deixa de valer e o painel fecha. O saldo fica guardado.',
  decided: { approve: 'Revendedor aprovado.', refuse: 'Pedido recusado.', suspend: 'Revendedor suspenso.' },
  states: { applied: 'Esperando', approved: 'Aprovado', refused: 'Recusado', suspended: 'Suspenso' },
} as const;

export const applicationStatusOptions = [
  { value: 'applied', label: 'Esperando' },
  { value: 'approved', label: 'Aprovados' },
  { value: 'refused', label: 'Recusados' },
  { value: 'suspended', label: 'Suspensos' },
  { value: 'all', label: 'Todos' },
] as const;

export const payoutTexts = {
  title: 'Pagamentos a revendedores',
  hint: 'Aprove, reúna os aprovados num lote para o banco e registre o PIX de cada um.',
  number: 'Nº',
  reseller: 'Revendedor',
  amount: 'Valor',
  pixKey: 'Chave PIX',
  asked: 'Pedido em',
  state: 'Situação',
  actions: 'Ações',
  approve: 'Aprovar',
  refuse: 'Recusar',
  pay: 'Registrar PIX',
  batch: 'Criar lote dos aprovados',
  batching: 'Criando lote...',
  batchMade: (number: number, payouts: number) =>
    payouts === 1 ? `Lote ${number} com 1 pagamento.` : `Lote ${number} com ${payouts} pagamentos.`,
  batchFailed: 'Não foi possível criar o lote.',
  batchFile: 'Lote (CSV)',
  batchName: (number: number) => `lote_${number}.csv`,
  batchNameOf: (payout: number) => `lote_do_pagamento_${payout}.csv`,
  refuseTitle: 'Recusar este pagamento?',
  refuseLead: 'As comissões voltam ao saldo do revendedor, que recebe o motivo.',
  payTitle: 'Registrar o PIX enviado',
  payLead: 'O revendedor é avisado e recebe o recibo com este identificador.',
  endToEndId: 'Identificador do PIX (E2E)',
  endToEndHint: 'Está no comprovante do banco: E, 20 números e 11 letras ou números.',
  endToEndInvalid: 'Confira o identificador: a letra E, 20 números e 11 letras ou números.',
  decided: { approve: 'Pagamento aprovado.', refuse: 'Pagamento recusado.', pay: 'Pagamento registrado.' },
  states: { requested: 'Pedido', approved: 'Aprovado', paid: 'Pago', refused: 'Recusado' },
} as const;

export const payoutStatusOptions = [
  { value: 'requested', label: 'Pedidos' },
  { value: 'approved', label: 'Aprovados' },
  { value: 'paid', label: 'Pagos' },
  { value: 'refused', label: 'Recusados' },
  { value: 'all', label: 'Todos' },
] as const;

export const attributionTexts = {
  title: 'Vínculos em dúvida',
  hint: 'Compras que parecem do próprio revendedor. As comissões ficam retidas até a decisão.',
  reasons: {
    same_email: 'O e-mail do cliente é o da conta ou da chave PIX do revendedor',
    same_document: 'O CPF de quem pagou é o do revendedor, de quem responde pelo CNPJ ou da chave PIX',
    same_device: 'O cliente e o revendedor entram no mesmo aparelho',
    same_card: 'O revendedor já pagou com o mesmo cartão',
    same_phone: 'O telefone do cliente é o da chave PIX do revendedor',
    same_pix_key: 'O cliente, que também revende, recebe na mesma chave PIX',
  },
  pair: (customer: string, reseller: string) => `${customer}, cliente de ${reseller}`,
  held: (sum: string) => `${sum} em comissões retidas`,
  clear: 'Liberar',
  confirm: 'Confirmar recusa',
  cleared: 'Vínculo liberado.',
  confirmed: 'Recusa confirmada.',
  states: { open: 'Em dúvida', confirmed: 'Recusado', cleared: 'Liberado' },
} as const;

export const orderReviewTexts = {
  title: 'Pedidos em conferência',
  hint: 'Dinheiro recebido que não combina com um pedido, ou voltou de uma contestação. Cada linha diz o que fazer.',
  of: (name: string | null) => name ?? 'Pessoa excluída',
  sums: (amount: string, received: string) => `Pedido de ${amount}; recebido e não devolvido: ${received}`,
  resolve: 'Encerrar',
  resolveTitle: 'Encerrar a conferência',
  resolveLead: 'Diga o que foi feito. Fica no registro de auditoria.',
  done: 'O que foi feito',
  resolved: 'Conferência encerrada.',
  reasons: {
    amount: 'O valor recebido não é o do pedido',
    paid_twice: 'O pedido foi pago duas vezes',
    late_payment: 'Entrou dinheiro depois da devolução',
    without_effect: 'O pagamento chegou tarde demais',
    chargeback_won: 'Contestação ganha, com outro plano no lugar',
  },
  guidance: {
    amount:
      'Nada foi liberado. Devolva o valor no painel do provedor, ou combine com a pessoa e dê o plano ou os créditos em Usuários; depois encerre.',
    paid_twice: 'Devolva um dos dois pagamentos no painel do provedor. A conferência se encerra quando ele voltar.',
    late_payment: 'Devolva este pagamento no painel do provedor e encerre.',
    without_effect: 'A devolução está em andamento e se encerra sozinha. Não é preciso fazer nada.',
    chargeback_won:
      'O banco devolveu o dinheiro, mas o plano deste pedido não pôde voltar, porque um mais novo o substituiu ou foi encurtado por ele. Combine com a pessoa: em Usuários, dê os meses que faltavam ou créditos no mesmo valor, ou devolva o pedido pela garantia; depois encerre.',
  },
} as const;

export const attributionStateOptions = [
  { value: 'open', label: 'Em dúvida' },
  { value: 'confirmed', label: 'Recusados' },
  { value: 'cleared', label: 'Liberados' },
  { value: 'all', label: 'Todos' },
] as const;
