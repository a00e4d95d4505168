/** The page of an unknown address. */
export const notFoundTexts = {
  title: 'Página Não Encontrada',
  hint: 'O endereço pode ter mudado ou nunca ter existido. Daqui você chega a qualquer parte:',
  home: 'Voltar ao início',
  dashboard: 'Meu painel',
  personalAnalysis: 'Fazer análise numerológica',
  reports: 'Meus relatórios',
} as const;
