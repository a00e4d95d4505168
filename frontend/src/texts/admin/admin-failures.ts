const countOf = (count: number, one: string, many: string) => (count === 1 ? `1 ${one}` : `${count} ${many}`);

/** Messages and mails with exhausted attempts. */
export const failureTexts = {
  tab: 'Falhas',
  again: 'Processar de novo',
  allAgain: 'Processar todas de novo',
  dismiss: 'Dispensar',
  working: 'Enviando...',
  loadFailed: 'Não foi possível carregar as falhas.',
} as const;

export const deadLetterTexts = {
  title: 'Mensagens que falharam',
  hint: 'Eventos e tarefas que esgotaram as tentativas. Corrija a causa antes de processar de novo; o que já teve efeito não se repete.',
  empty: 'Nenhuma mensagem falhou.',
  count: (total: number) => countOf(total, 'mensagem', 'mensagens'),
  oldest: (shown: number) => `Aqui estão as ${shown} mais antigas.`,
  noAnswer: (services: string) => `Sem resposta agora: ${services}.`,
  replayed: (count: number) =>
    count === 0 ? 'Nada a processar de novo.' : `De volta à fila: ${countOf(count, 'mensagem', 'mensagens')}.`,
  replayFailed: 'Não foi possível devolver à fila. Tente mais tarde.',
  dismissTitle: 'Dispensar esta mensagem?',
  dismissLead: 'Ela não será processada. O registro e o motivo ficam guardados.',
  dismissed: 'Mensagem dispensada.',
} as const;

export const failedMailTexts = {
  title: 'E-mails não entregues',
  hint: 'Cada e-mail é tentado por até 48 horas. Links de senha e de troca de e-mail já venceram: a pessoa pede outro na tela.',
  empty: 'Todos os e-mails foram entregues.',
  again: 'Tentar enviar de novo',
  row: (count: number, template: string) => `${count} × ${template}`,
  latest: (when: string) => `o último em ${when}`,
  retried: (count: number) =>
    count === 0 ? 'Nenhum e-mail para enviar de novo.' : `De volta à fila: ${countOf(count, 'e-mail', 'e-mails')}.`,
  retryFailed: 'Não foi possível tentar de novo. Tente mais tarde.',
} as const;
