/** The tabs of the dashboard, as the address names them. */
export type TabName = 'visao-geral' | 'comissoes' | 'vendas' | 'clientes' | 'indicacao';
