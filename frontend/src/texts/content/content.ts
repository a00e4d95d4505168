/** Blog, help, tutorials, questions, contact and newsletter. */
export const contentTexts = {
  minutes: (minutes: number) => `${minutes} min de leitura`,
  related: 'Leia também',
  gone: 'Este artigo não existe',
  goneHint: 'Ele pode ter mudado de endereço ou ter sido recolhido.',
} as const;

export const blogTexts = {
  eyebrow: 'Blog',
  title: 'Numerologia cabalística, sem mistério e sem medo',
  lead: 'Como cada número nasce, o que a tradição diz e o que ela não promete. Um artigo por vez, em português claro.',
  all: 'Todos',
  topics: 'Temas',
  back: 'Todos os artigos',
  feed: 'Assinar por RSS',
  tryTitle: 'Veja no seu nome',
  tryLead: 'O seu mapa leva dois minutos e mostra cada conta.',
  tryAction: 'Fazer meu mapa',
} as const;

export const helpTexts = {
  eyebrow: 'Suporte',
  title: 'Central de Ajuda',
  lead: 'Como usar cada parte da Sefira. Se não achar o que procura, escreva: quem responde é gente.',
  back: 'Central de Ajuda',
  moreTitle: 'Ainda com dúvida?',
  faq: 'Perguntas frequentes',
  tutorials: 'Tutoriais',
  contact: 'Falar com o suporte',
} as const;

export const tutorialTexts = {
  eyebrow: 'Passo a passo',
  title: 'Tutoriais',
  lead: 'Do primeiro mapa ao calendário no celular, com a imagem de cada tela.',
  back: 'Todos os tutoriais',
} as const;

export const faqTexts = {
  eyebrow: 'Suporte',
  title: 'Perguntas frequentes',
  lead: 'Respostas curtas para o que mais perguntam.',
} as const;

export const contactTexts = {
  title: 'Contato',
  lead: 'Escreva para a nossa equipe. Respondemos por e-mail em até dois dias úteis.',
  priority: 'O seu plano tem suporte prioritário: a sua mensagem passa à frente das outras.',
  name: 'Seu nome',
  email: 'Seu e-mail',
  topic: 'Assunto',
  message: 'Mensagem',
  submit: 'Enviar mensagem',
  sending: 'Enviando...',
  sentTitle: 'Mensagem enviada',
  another: 'Escrever outra',
  nameRequired: 'Informe o seu nome.',
  emailInvalid: 'Informe um e-mail válido.',
  messageShort: 'Escreva um pouco mais, para que possamos ajudar.',
  beforeTitle: 'Talvez a resposta já esteja aqui',
  urgentTitle: 'Precisa de alguém agora?',
  urgent: 'Se você está passando por um momento difícil, o CVV atende de graça, a qualquer hora, pelo telefone 188.',
} as const;

export const contactTopicTexts = {
  question: 'Dúvida sobre numerologia',
  payment: 'Pagamento',
  account: 'Conta e acesso',
  report: 'Relatório ou análise',
  partnership: 'Parceria ou imprensa',
  career: 'Carreiras',
  example: 'Exemplo de cálculo publicado',
  other: 'Outro assunto',
} as const;
