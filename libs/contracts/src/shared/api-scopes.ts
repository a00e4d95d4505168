/** What an API key may be allowed to do; a key holds at least one. */
export const apiScopes = ['analyses:write', 'analyses:read', 'names', 'reports'] as const;
export type ApiScope = (typeof apiScopes)[number];

/** Each scope in a line, for the screens and the documentation. */
export const apiScopeTexts: Readonly<Record<ApiScope, string>> = {
  'analyses:write': 'Fazer análises: mapa, compatibilidade, empresa, ciclos, nome, grupo e todos os estúdios',
  'analyses:read': 'Ler as análises guardadas na conta',
  names: 'Gerar nomes de pessoas e de empresas',
  reports: 'Pedir, acompanhar e baixar relatórios em PDF',
};
