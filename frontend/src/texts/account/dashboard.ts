/** /dashboard. */
export const dashboardTexts = {
  fallbackName: 'Usuário',
  greeting: (name: string) => `Olá, ${name}!`,
  today: (words: string) => `Hoje é ${words}.`,
  tiles: {
    reports: 'Relatórios',
    completed: 'PDFs prontos',
    credits: 'Créditos',
    rating: 'Avaliação média',
    unlimited: 'sem limite',
    unknown: '–',
  },
  recentTitle: 'Relatórios recentes',
  recentAll: 'Ver todos',
  recentEmpty: 'Seu primeiro relatório aparece aqui assim que você fizer uma análise.',
  recentAction: 'Fazer análise',
  servicesTitle: 'Serviços',
  actionsTitle: 'Ações rápidas',
  firstTitle: 'Falta o seu mapa',
  firstAction: 'Fazer meu mapa',
  bestFor: 'Bom para',
  avoid: 'Evite',
  yesterday: 'Ontem',
  weekTitle: 'Os próximos dias',
  weekAll: 'Ver calendário',
  weekDay: (words: string, number: number) => `${words}: dia pessoal ${number}`,
  tipTitle: 'Dica do dia',
  tipAction: 'Ver meu mapa',
  dayFailed: 'Não foi possível ler o seu dia. Ele volta com a conexão.',
  tipUnknown: 'Faça sua análise para conhecer o número do seu dia e receber uma dica feita para ele.',
  tipUnknownAction: 'Fazer análise numerológica',
  tipNumber: (number: number) => `Dia pessoal ${number}`,
} as const;

export const dashboardServices = [
  { number: 7, label: 'Análise pessoal', text: 'Seu mapa completo.', path: '/analise-numerologica' },
  { number: 6, label: 'Compatibilidade', text: 'Duas a cinco pessoas.', path: '/compatibilidade' },
  { number: 8, label: 'Empresa', text: 'Nome, fundação e sócios.', path: '/analise-empresa' },
  { number: 3, label: 'Nomes', text: 'Nomes que vibram com você.', path: '/gerador-nomes' },
] as const;

export const dashboardActions = [
  { label: 'Conversar com a IA', path: '/chat-ia' },
  { label: 'Editar perfil', path: '/perfil' },
  { label: 'Upgrade Premium', path: '/pagamento' },
] as const;

/** A tip for each personal day. */
export const dayTips: Readonly<Record<number, string>> = {
  1: 'Comece uma coisa só, pequena e concreta. O primeiro passo conta mais que o plano inteiro.',
  2: 'Ouça antes de responder. Uma conversa sem pressa pode destravar o que a insistência não destravou.',
  3: 'Escreva, desenhe, conte. Uma ideia dita em voz alta ganha forma.',
  4: 'Arrume uma gaveta, uma pasta, uma conta. A ordem de fora ajuda a de dentro.',
  5: 'Mude o caminho de sempre. Uma novidade pequena basta para arejar o dia.',
  6: 'Cuide de alguém e deixe-se cuidar. Um gesto simples em casa vale muito.',
  7: 'Reserve meia hora de silêncio para ler ou pensar. Nem toda pergunta pede resposta hoje.',
  8: 'Olhe seus números com calma: prazos, contas, metas. Decida uma coisa e registre.',
  9: 'Termine o que ficou aberto e agradeça. Espaço livre também é resultado.',
  11: 'Anote a intuição que aparecer. Amanhã você confere se ela ainda faz sentido.',
  22: 'Pense grande e escreva o primeiro tijolo. Obras longas começam numa tarde comum.',
};
