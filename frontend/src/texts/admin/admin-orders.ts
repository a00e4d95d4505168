/** Orders of an account in the panel (docs/decisions/0039-payment-provider-port.md: the guarantee of 30 days). */
export const adminOrderTexts = {
  title: 'Pedidos e devoluções',
  empty: 'Nenhum pedido ainda.',
  loadFailed: 'Não foi possível carregar os pedidos.',
  refund: 'Devolver',
  refundOf: (sum: string) => `Devolver ${sum}`,
  refunding: 'Devolvendo...',
  refunded: (sum: string) => `${sum} devolvidos`,
  hint: 'O dinheiro volta pelo mesmo meio, os créditos não usados saem e o plano termina. Não há como desfazer.',
  reason: 'Motivo da devolução',
  done: 'Pedido devolvido. O dinheiro volta pelo mesmo meio.',
  states: { pending: 'Pendente', paid: 'Pago', failed: 'Falhou', expired: 'Expirado', refunded: 'Devolvido' },
} as const;
