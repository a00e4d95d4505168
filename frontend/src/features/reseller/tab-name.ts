/** The tabs of the dashboard as in the address. */
export type TabName = 'visao-geral' | 'comissoes' | 'vendas' | 'clientes' | 'indicacao';
