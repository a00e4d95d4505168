/** The user menu. */
export const userMenuTexts = {
  userMenu: 'Menu de',
  signOut: 'Sair',
  signedOut: 'Logout realizado com sucesso!',
  signOutFailed: 'Erro ao fazer logout',
} as const;

/** Its entries; `role` limits an entry to a role, `plan` to a plan. */
export const userNavigation = [
  { label: 'Meu painel', path: '/dashboard', role: null, plan: null },
  { label: 'Perfil', path: '/profile', role: null, plan: null },
  { label: 'Minhas Análises', path: '/my-analyses', role: null, plan: null },
  { label: 'Clientes', path: '/clientes', role: null, plan: 'professional' },
  { label: 'Pagamentos', path: '/payments', role: null, plan: null },
  { label: 'Configurações', path: '/settings', role: 'admin', plan: null },
  { label: 'Painel Admin', path: '/admin', role: 'admin', plan: null },
  { label: 'Dashboard Revendedor', path: '/revendedor', role: 'reseller', plan: null },
] as const;
