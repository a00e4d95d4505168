/** The header's notification menu and /notificacoes. */
export const notificationTexts = {
  title: 'Notificações',
  lead: 'O que aconteceu na sua conta, do mais novo ao mais antigo.',
  bell: (unread: number) =>
    unread === 0 ? 'Notificações' : unread === 1 ? 'Notificações: 1 não lida' : `Notificações: ${unread} não lidas`,
  unread: 'Não lida',
  unreadCount: (count: number) => (count === 1 ? '1 não lida' : `${count} não lidas`),
  allRead: 'Tudo lido',
  readAll: 'Marcar todas como lidas',
  markRead: 'Marcar como lida',
  seeAll: 'Ver todas',
  filter: 'Mostrar',
  all: 'Todas',
  onlyUnread: 'Não lidas',
  more: 'Carregar mais',
  emptyTitle: 'Nenhuma notificação',
  emptyHint: 'Quando um relatório ficar pronto ou algo mudar na sua conta, você verá aqui.',
  noUnreadTitle: 'Nada novo',
  noUnreadHint: 'Você já leu todas as suas notificações.',
  emptyAction: 'Fazer uma análise',
  loadFailed: 'As notificações não puderam ser carregadas.',
  retry: 'Tentar de novo',
} as const;
