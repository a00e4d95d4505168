/** /perfil. */
export const profileTexts = {
  title: 'Meu perfil',
  lead: 'Seus dados, suas escolhas e a segurança da sua conta.',
  tabs: 'Partes do perfil',
  personal: 'Dados pessoais',
  preferences: 'Preferências',
  security: 'Segurança',
  notifications: 'Notificações',
  loadFailed: 'Erro ao carregar dados do perfil',
  retry: 'Tentar de novo',
  saveFailed: 'Erro ao salvar dados',
  save: 'Salvar alterações',
  saving: 'Salvando...',
  cancel: 'Cancelar',
} as const;

export const personalTexts = {
  avatarTitle: 'Foto',
  avatarHint: 'JPEG, PNG ou WebP de até 5 MB. Sem foto, mostramos suas iniciais sobre uma teia.',
  avatarOf: (name: string) => `Foto de ${name}`,
  choose: 'Escolher foto',
  change: 'Trocar foto',
  sending: 'Enviando...',
  remove: 'Remover',
  avatarSaved: 'Avatar atualizado com sucesso!',
  avatarRemoved: 'Foto removida.',
  avatarFailed: 'Erro ao atualizar avatar',
  notAnImage: 'Escolha um arquivo de imagem: JPEG, PNG ou WebP.',
  tooLarge: 'A imagem pode ter no máximo 5 MB.',
  formTitle: 'Sobre você',
  name: 'Nome completo',
  nameHint: 'Como está na certidão de nascimento: cada letra tem um valor.',
  nameRequired: 'Informe o nome completo.',
  email: 'E-mail',
  confirmed: 'Confirmado',
  unconfirmed: 'Ainda não confirmado',
  resend: 'Enviar link de confirmação',
  emailHint: 'Um e-mail novo passa a valer quando você abre o link que enviamos para ele.',
  emailPending: (address: string) =>
    `Enviamos um link para ${address}. O e-mail muda quando ele for aberto, em até 24 horas.`,
  emailSent: 'Dados salvos. Abra o link que enviamos para o novo e-mail.',
  resent: 'Enviamos um novo e-mail de confirmação.',
  phone: 'Telefone',
  birthDate: 'Data de nascimento',
  location: 'Cidade',
  bio: 'Bio',
  saved: 'Dados pessoais atualizados com sucesso!',
} as const;

export const preferenceTexts = {
  saved: 'Preferências atualizadas com sucesso!',
  lookTitle: 'Aparência e idioma',
  theme: 'Tema',
  themes: { light: 'Claro', dark: 'Escuro', system: 'Como o dispositivo' },
  themeHint: 'Vale neste navegador agora e nos outros ao entrar.',
  language: 'Idioma',
  languages: { 'pt-BR': 'Português (Brasil)', 'en-US': 'English (US)', 'es-ES': 'Español' },
  languageHint: 'Muda o formato das datas e horas da sua conta. Os textos da Sefira são em português.',
  privacyTitle: 'Privacidade',
  privacyLead: 'Cada mudança fica registrada com data, para você poder provar o que autorizou.',
  privacy: {
    profileVisible: {
      label: 'Perfil visível',
      description: 'Permissão para mostrar seu nome e sua foto a quem usa recursos da Sefira com você.',
    },
    shareAnalytics: {
      label: 'Compartilhar estatísticas',
      description: 'Permissão para incluir seu uso em contagens anônimas. Hoje não fazemos nenhuma.',
    },
    dataCollection: {
      label: 'Coleta de dados de uso',
      description: 'Permissão para registrar como você usa as telas. Hoje não registramos.',
    },
  },
} as const;

export const notificationChoiceTexts = {
  title: 'Como avisar você',
  lead: 'Avisos de segurança, como troca de senha e novo dispositivo, chegam sempre por e-mail.',
  choices: {
    email: { label: 'E-mail', description: 'Relatórios prontos e avisos da conta no seu e-mail.' },
    reports: { label: 'Relatórios', description: 'Quando um relatório fica pronto ou precisa de uma nova tentativa.' },
    daily: {
      label: 'Mensagem do dia',
      description:
        'Uma vez por dia, na hora que você escolher, uma linha sobre o seu dia pessoal. Precisa da data de nascimento em Dados pessoais.',
    },
    marketing: { label: 'Novidades', description: 'Novos recursos e ofertas, de vez em quando.' },
    push: {
      label: 'Notificações push',
      description: 'Avisos nos navegadores que você autorizar, mesmo com a Sefira fechada.',
    },
  },
  dailyHour: 'Hora da mensagem (horário de Brasília)',
  hour: (hour: number) => `${hour}h`,
  deviceTitle: 'Neste navegador',
  device: {
    unsupported: 'Este navegador não recebe notificações push.',
    unavailable: 'Esta instalação da Sefira ainda não envia notificações push.',
    blocked: 'As notificações estão bloqueadas nas configurações do navegador. Libere este site para ligar.',
    off: 'Este navegador ainda não recebe avisos.',
    on: 'Este navegador recebe avisos.',
  },
  turnOn: 'Ativar neste navegador',
  turningOn: 'Ativando...',
  turnOff: 'Desativar neste navegador',
  turningOff: 'Desativando...',
  turnedOn: 'Este navegador vai receber notificações.',
  turnedOff: 'Este navegador não vai mais receber notificações.',
  pushFailed: 'Não foi possível ativar as notificações neste navegador.',
} as const;

/** The log of consents (LGPD art. 8). */
export const consentTexts = {
  title: 'O que você autorizou',
  lead: 'Cada aceite e cada retirada, com dia e hora. Nada aqui se apaga nem se altera.',
  subjects: {
    terms: 'Termos e privacidade',
    marketing: 'Novidades por e-mail',
    profileVisible: 'Perfil visível',
    shareAnalytics: 'Compartilhar estatísticas',
    dataCollection: 'Coleta de dados de uso',
  },
  version: (version: string) => `versão ${version}`,
  granted: 'Autorizado',
  withdrawn: 'Retirado',
  empty: 'Nenhum registro ainda.',
  loadFailed: 'Não foi possível carregar este registro.',
  retry: 'Tentar de novo',
} as const;
