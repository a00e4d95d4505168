/** The calendar feed of a year book. */
export const yearBookFeedTexts = {
  subscribe: 'Assinar na agenda',
  title: 'O livro na sua agenda',
  lead: 'Um endereço só seu, que a agenda do celular ou do computador acompanha: cada dia do livro vira uma linha no calendário.',
  once: 'Copie agora: por segurança, este endereço não aparece de novo. Quem o tiver vê a sua agenda.',
  isOn: 'A agenda está ligada. Um endereço novo desliga o anterior.',
  create: 'Criar endereço da agenda',
  open: 'Abrir na agenda',
  copy: 'Copiar endereço',
  off: 'Desligar agenda',
} as const;
