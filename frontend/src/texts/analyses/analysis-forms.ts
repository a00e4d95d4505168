/** The five forms besides the personal one. */
export const analysisErrorTexts = {
  failed: 'Erro ao realizar análise. Tente novamente.',
} as const;

export const compatibilityErrorTexts = {
  sessionExpired: 'Sessão expirada. Por favor, faça login novamente.',
  failed: 'Erro ao gerar análise de compatibilidade. Tente novamente.',
  tooFew: 'Por favor, preencha os dados de pelo menos duas pessoas.',
} as const;

export const formTexts = {
  name: 'Nome completo',
  nameHint: 'Como na certidão de nascimento, com acentos.',
  birthDate: 'Data de nascimento',
  email: 'E-mail (opcional)',
  submitting: 'Analisando...',
  nameRequired: 'Informe o nome completo.',
  nameWithoutLetters: 'O nome precisa ter ao menos uma letra.',
  nameTooLong: 'O nome pode ter no máximo 120 caracteres.',
  birthDateRequired: 'Informe a data de nascimento.',
  remove: 'Remover',
  savedPeople: 'Pessoas salvas',
  pickSaved: 'Escolher pessoa salva',
  ownPerson: 'você',
  forgetAll: 'Esquecer todas',
  forgotten: 'Pessoas salvas apagadas deste navegador.',
  savedHint: 'Nomes e datas que você já digitou, guardados só neste navegador.',
  noSaved: 'Nenhuma ainda',
} as const;

/** The two schools of the engine (docs/decisions/0031-numerology-schools.md). */
export const compatibilityTexts = {
  title: 'Compatibilidade',
  lead: 'De duas a cinco pessoas, comparadas par a par: onde vibram juntas, onde se atraem e o que pede conversa.',
  counter: (count: number) => `Pessoas para Análise (${count}/5)`,
  person: (position: number) => `Pessoa ${position}`,
  add: 'Adicionar pessoa',
  removePerson: (position: number) => `Remover pessoa ${position}`,
  submit: 'Analisar compatibilidade',
} as const;

export const companyTexts = {
  title: 'Análise de empresa',
  lead: 'O nome, a data de fundação e quem dirige: para onde a marca aponta e em que dias convém agir.',
  companyName: 'Nome da empresa',
  companyNameHint: 'Como no registro ou como o público conhece.',
  tradeName: 'Nome fantasia (opcional)',
  tradeNameHint: 'Se for outro: mostramos o número dele e a harmonia da marca.',
  foundationDate: 'Data de fundação',
  businessType: 'Tipo de negócio',
  chooseType: 'Escolha o tipo',
  ownerName: 'Nome do proprietário',
  ownerBirthDate: 'Data de nascimento do proprietário',
  owner: 'Quem dirige',
  company: 'A empresa',
  submit: 'Analisar empresa',
  companyNameRequired: 'Informe o nome da empresa.',
  foundationRequired: 'Informe a data de fundação.',
  foundationHint: 'Ainda vai abrir? Use a data planejada, até dois anos à frente.',
  foundationTooLate: 'A data de fundação pode estar até dois anos à frente.',
  businessTypeRequired: 'Escolha o tipo de negócio.',
  ownerNameRequired: 'Informe o nome do proprietário.',
  ownerBirthRequired: 'Informe a data de nascimento do proprietário.',
  otherNames: 'Em dúvida entre nomes? (opcional)',
  otherNamesHint:
    'Escreva até dois outros nomes: comparamos os três pelo setor, por quem dirige e pela data, sem custo a mais.',
  secondName: 'Segundo nome',
  thirdName: 'Terceiro nome',
  partner: 'Há mais um sócio? (opcional)',
  partnerHint: 'Dizemos o que cada sócio traz e o que falta ao nome.',
  partnerName: 'Nome da outra pessoa',
  partnerBirthDate: 'Nascimento da outra pessoa',
  partnerNameRequired: 'Informe também o nome.',
  partnerBirthRequired: 'Informe também a data de nascimento.',
} as const;

export const cyclesTexts = {
  title: 'Análise de ciclos',
  lead: 'O planeta do seu dia, o ano pessoal e as fases da vida, só com a data de nascimento.',
  nameHint: 'Opcional. Aparece no título e na capa do PDF.',
  year: 'Ano para análise',
  yearHint: 'De 1900 a 2100.',
  yearRequired: 'Informe o ano para análise.',
  yearOutOfRange: 'O ano deve estar entre 1900 e 2100.',
  previewTitle: 'O seu tempo hoje',
  previewEmpty: 'Digite a data: o ano, o mês e o dia pessoais aparecem aqui, calculados na própria página.',
  previewYear: 'Ano pessoal',
  previewMonth: 'Mês pessoal',
  previewDay: 'Dia pessoal',
  submit: 'Analisar ciclos',
  done: 'Análise de ciclos realizada com sucesso!',
} as const;

export const nameTexts = {
  title: 'Análise do nome',
  lead: 'O que o seu nome expressa, deseja e mostra, e quanto ele combina com a data em que você nasceu.',
  submit: 'Analisar nome',
  done: 'Análise do nome realizada com sucesso!',
} as const;

export const groupContextOptions = [
  { value: 'byAge', label: 'Pelas idades' },
  { value: 'family', label: 'Família' },
  { value: 'team', label: 'Equipe de trabalho' },
  { value: 'class', label: 'Turma de escola' },
  { value: 'sports', label: 'Time esportivo' },
  { value: 'friends', label: 'Amigos' },
] as const;

export const groupTexts = {
  title: 'Análise de grupo',
  lead: 'De duas a dez pessoas: o número do grupo, o papel de cada uma e o mapa de calor de todos os pares.',
  groupName: 'Nome do grupo (opcional)',
  context: 'Que grupo é este?',
  contextHint:
    'Os textos falam da vida desse grupo. Sem escolha, as idades decidem: com menores, família ou turma; só com adultos, equipe.',
  members: (count: number) => `Membros (${count}/10)`,
  member: (position: number) => `Membro ${position}`,
  add: 'Adicionar membro',
  removeMember: (position: number) => `Remover membro ${position}`,
  tooFew: 'Adicione pelo menos 2 membros válidos',
  tooMany: 'Máximo de 10 membros permitido',
  submit: 'Analisar grupo',
  done: 'Análise de grupo realizada com sucesso!',
} as const;
