/** The newsletter form and page. */
export const newsletterTexts = {
  title: 'Newsletter',
  lead: 'Um artigo novo de vez em quando. Você confirma por e-mail e sai com um clique.',
  email: 'Seu e-mail',
  submit: 'Inscrever',
  pageTitle: 'Newsletter da Sefira',
  confirmTitle: 'Confirmar a inscrição',
  confirmLead: 'Falta só um toque para receber os próximos artigos.',
  confirm: 'Confirmar inscrição',
  refuseTitle: 'Não receber envios de outras pessoas',
  refuseLead:
    'Este endereço deixa de receber relatórios que outras pessoas enviam pela Sefira. Seus próprios e-mails continuam.',
  refuse: 'Parar de receber',
  leaveTitle: 'Cancelar a inscrição',
  leaveLead: 'Um toque e você não recebe mais a newsletter.',
  leave: 'Cancelar inscrição',
} as const;
