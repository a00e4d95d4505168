import type { ClientDateKind } from '@sefira/contracts/numerology/panel/client-dates';
import type { DeliveryWire } from '@sefira/contracts/numerology/panel/deliveries';

/** /clientes: coming dates, deliveries, figures, lists in and out. */
export const panelTexts = {
  sections: 'Partes do painel',
  clients: 'Clientes',
  dates: 'Próximas datas',
  deliveries: 'Entregas',
  figures: 'Números',
  importList: 'Importar lista',
  exportList: 'Baixar lista',
  exportFile: 'sefira-clientes.csv',
  exportDone: 'Lista de clientes baixada.',
  reload: 'Tentar de novo',
  more: 'Carregar mais',
} as const;

export const clientDateTexts = {
  lead: 'Aniversários e mudanças de ano pessoal, arcano, ciclo e momento de quem você atende.',
  days: 'Período',
  dayOptions: [
    { value: '30', label: 'Próximos 30 dias' },
    { value: '60', label: 'Próximos 60 dias' },
    { value: '90', label: 'Próximos 90 dias' },
  ],
  kind: 'O que muda',
  all: 'Tudo',
  kinds: {
    birthday: 'Aniversários',
    year: 'Ano pessoal',
    arcano: 'Arcano',
    cycle: 'Ciclo de vida',
    moment: 'Momento decisivo',
  } satisfies Record<ClientDateKind, string>,
  what: {
    birthday: (age: number) => (age === 1 ? 'Faz 1 ano' : `Faz ${age} anos`),
    year: (number: number) => `Começa o ano pessoal ${number}`,
    arcano: (number: number) => `Começa o arcano ${number}`,
    cycle: (number: number) => `Começa o ciclo ${number}`,
    moment: (number: number) => `Começa o momento ${number}`,
  } satisfies Record<ClientDateKind, (number: number) => string>,
  loadFailed: 'Não foi possível carregar as datas.',
  emptyTitle: 'Nada muda neste período',
  emptyHint: 'Escolha um período maior ou outro tipo de data. Clientes importados aparecem aqui em um ou dois minutos.',
  ofClient: 'Próximas datas',
  // A year always holds a birthday: an empty list belongs to a client just imported.
  ofClientEmpty: 'As datas ainda estão sendo calculadas e aparecem aqui em até um minuto.',
} as const;

export const deliveryTexts = {
  lead: 'O que você entregou por link, se já foi aberto e até quando vale.',
  loadFailed: 'Não foi possível carregar as entregas.',
  emptyTitle: 'Nenhuma entrega ainda',
  emptyHint: 'Abra a ficha de um cliente e use "Entregar" ao lado de uma análise.',
  ofClientEmpty: 'Nada entregue a esta pessoa ainda.',
  states: { open: 'No ar', expired: 'Vencida', revoked: 'Revogada' } satisfies Record<DeliveryWire['state'], string>,
  until: (day: string) => `Vale até ${day}`,
  ended: (day: string) => `Valeu até ${day}`,
  unopened: 'Ainda não aberta',
  opened: (count: number, ago: string) =>
    count === 1 ? `Aberta uma vez, ${ago}` : `Aberta ${count} vezes, a última ${ago}`,
  copy: 'Copiar link',
  copyOf: (title: string) => `Copiar link de ${title}`,
  copied: 'Link copiado.',
  revoke: 'Revogar',
  revokeOf: (title: string) => `Revogar o link de ${title}`,
  revoked: 'Link revogado.',
  extend: 'Mais 30 dias',
  extendOf: (title: string) => `Mais 30 dias para o link de ${title}`,
  reopen: 'Abrir por 30 dias',
  reopenOf: (title: string) => `Abrir por 30 dias o link de ${title}`,
  extended: 'O link vale por mais 30 dias, a partir de hoje.',
  deliver: 'Entregar',
  deliverOf: (title: string) => `Entregar ${title}`,
  dialogTitle: 'Entregar por link',
  dialogLead:
    'A pessoa abre sem cadastro e vê a análise inteira, com a sua assinatura. As suas anotações não aparecem.',
  sender: 'Quem assina',
  message: 'Mensagem',
  days: 'O link vale por',
  dayOptions: [
    { value: '7', label: '7 dias' },
    { value: '30', label: '30 dias' },
    { value: '90', label: '90 dias' },
    { value: '365', label: 'Um ano' },
  ],
  create: 'Criar link',
  creating: 'Criando...',
  done: 'Link pronto. Envie para a pessoa:',
  link: 'Link da entrega',
  close: 'Fechar',
  whatsapp: (title: string, address: string) => `${title}: ${address}`,
} as const;

export const figureTexts = {
  lead: 'O que você fez para clientes em cada mês.',
  caption: 'Análises, entregas e aberturas por mês',
  month: 'Mês',
  analyses: 'Análises',
  deliveries: 'Entregas',
  openings: 'Aberturas',
  total: 'Doze meses',
  credits: 'Créditos usados: ver o extrato',
  loadFailed: 'Não foi possível carregar os números.',
} as const;

export const importTexts = {
  title: 'Importar clientes',
  lead: 'Um arquivo CSV com as colunas Nome e Nascimento. E-mail, Telefone, Anotações, Consentiu em e Como consentiu são opcionais.',
  file: 'Escolher arquivo CSV',
  tooLarge: 'O arquivo pode ter no máximo 2 MB.',
  workbook: 'Este arquivo é uma pasta do Excel. Nele, use "Salvar como", escolha CSV e envie o arquivo novo.',
  checking: 'Conferindo...',
  checkAgain: 'Conferir de novo',
  failed: 'Não foi possível ler a lista. Tente de novo: quem já foi cadastrado não entra duas vezes.',
  noRows:
    'O arquivo não tem nenhuma pessoa. A primeira linha traz os nomes das colunas, e cada linha abaixo, uma pessoa.',
  ready: (ready: number, rows: number) =>
    ready === 1 ? `1 de ${rows} linhas está certa.` : `${ready} de ${rows} linhas estão certas.`,
  sample: 'As primeiras:',
  unread: (titles: readonly string[]) =>
    `${titles.length === 1 ? 'Esta coluna não é lida' : 'Estas colunas não são lidas'}: ${titles.join(', ')}.`,
  consent: 'com consentimento',
  refused: (count: number) =>
    count === 1
      ? '1 linha precisa de correção e não será importada:'
      : `${count} linhas precisam de correção e não serão importadas:`,
  left: (count: number) => (count === 1 ? '1 linha ficou de fora:' : `${count} linhas ficaram de fora:`),
  line: (line: number) => `Linha ${line}`,
  moreRefused: (count: number) => `E mais ${count}, no arquivo abaixo.`,
  saveRefused: 'Baixar as linhas recusadas',
  refusedFile: 'sefira-linhas-recusadas.csv',
  refusedHeader: ['Linha', 'Problema', 'Texto'],
  submit: (count: number) => (count === 1 ? 'Importar 1 cliente' : `Importar ${count} clientes`),
  submitting: 'Importando...',
  done: (count: number) => (count === 1 ? '1 cliente importado.' : `${count} clientes importados.`),
  cancel: 'Cancelar',
  close: 'Fechar',
} as const;

/** /entrega/:slug */
export const openedDeliveryTexts = {
  from: (sender: string) => `${sender} preparou esta leitura para você`,
  until: (day: string) => `Este link vale até ${day}.`,
  goneTitle: 'Esta entrega não está mais no ar',
  goneHint: 'O link foi encerrado ou não está completo. Peça um novo a quem preparou a sua leitura.',
  expiredTitle: 'O prazo deste link terminou',
  expiredHint: (sender: string, day: string) =>
    `Ele valeu até ${day}. Peça um novo a ${sender}: a sua leitura continua guardada.`,
  download: 'Baixar em PDF',
  preparing: 'Preparando o PDF...',
  goneAction: 'Conhecer a Sefira',
} as const;
