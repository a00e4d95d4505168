import type { dislikeReasons } from '@sefira/contracts/chat/conversations';
import type { ChatSubject } from '@sefira/contracts/chat/message';

/** Toasts and bars of the connection. */
export const connectionTexts = {
  failed: 'Erro de conexão com o chat. Recarregue a página.',
  restored: 'Conexão com o chat restaurada!',
  error: 'Erro no chat',
  authError: 'Erro de autenticação no chat',
  unanswered: 'O chat não respondeu. Tente enviar de novo.',
  connecting: 'Conectando ao chat...',
  offline: 'Sem conexão com o chat. O que você escrever será enviado, em ordem, quando ela voltar.',
  givenUp: 'Não foi possível conectar ao chat. O que você escreveu está guardado nesta página.',
  reconnect: 'Tentar de novo',
} as const;

export const chatTexts = {
  title: 'Chat IA',
  welcome: 'Pergunte aos seus números',
  greeting:
    'Olá! Sou a assistente de numerologia da Sefira. Pergunte sobre seu mapa, seu dia, um nome, uma empresa ou um par: eu calculo na hora e mostro de onde vem cada número.',
  assistant: 'Assistente',
  you: 'Você',
  newConversation: 'Nova conversa',
  conversations: 'Conversas',
  archived: 'Conversas arquivadas',
  showArchived: 'Ver arquivadas',
  showActive: 'Voltar às conversas',
  memory: 'O que a assistente lembra',
  memoryLead: 'Pessoas das suas conversas, para você não repetir nomes e datas. Esqueça quem quiser.',
  memoryEmpty: 'Ninguém ainda. Quem você citar com nome ou data aparece aqui.',
  memoryFailed: 'Não foi possível carregar.',
  forget: (name: string) => `Esquecer ${name}`,
  forgotten: 'Pronto, esqueci.',
  born: (date: string) => `Nascimento em ${date}`,
  calledLabel: (label: string) => `Na conversa: ${label}`,
  searchLabel: 'Buscar nas conversas',
  searchPlaceholder: 'Buscar nas conversas',
  noConversations: 'Suas conversas aparecem aqui.',
  noArchived: 'Nenhuma conversa arquivada.',
  nothingFound: 'Nenhuma conversa com essas palavras.',
  listFailed: 'Não foi possível carregar as conversas.',
  reload: 'Tentar de novo',
  more: 'Mostrar mais',
  actionsOf: (title: string) => `Ações de ${title}`,
  rename: 'Renomear',
  renameTitle: 'Renomear conversa',
  renameLabel: 'Título',
  save: 'Salvar',
  cancel: 'Cancelar',
  archive: 'Arquivar',
  unarchive: 'Desarquivar',
  archivedDone: 'Conversa arquivada.',
  unarchivedDone: 'Conversa de volta à lista.',
  remove: 'Apagar',
  removing: 'Apagando...',
  removeTitle: 'Apagar esta conversa?',
  removeHint: 'As mensagens, as avaliações e as versões somem de todos os seus aparelhos. Não dá para desfazer.',
  removed: 'Conversa apagada.',
  clear: 'Limpar conversa',
  clearTitle: 'Limpar esta conversa?',
  exportLabel: 'Exportar',
  exportTitle: 'Exportar conversa',
  exportHint: 'O arquivo traz as perguntas, as respostas e as fontes.',
  exported: 'Conversa exportada.',
  messages: 'Mensagens da conversa',
  older: 'Mostrar mensagens anteriores',
  toEnd: 'Ir para a última mensagem',
  roomFailed: 'Não foi possível abrir esta conversa.',
  roomGone: 'Esta conversa não existe',
  roomGoneHint: 'Ela pode ter sido apagada, aqui ou em outro aparelho, ou o endereço está incompleto.',
  suggestions: 'Perguntas para começar',
  followUps: 'Continuar com',
  inputLabel: 'Sua mensagem',
  inputPlaceholder: 'Escreva sua pergunta...',
  inputHint: 'Enter envia, Shift+Enter pula linha.',
  tooLong: (limit: number) => `A mensagem pode ter no máximo ${limit.toLocaleString('pt-BR')} caracteres.`,
  send: 'Enviar',
  stop: 'Parar resposta',
  typing: 'A assistente está escrevendo',
  answered: (text: string) => `Resposta: ${text}`,
  stopped: 'Resposta interrompida.',
  answerFailed: 'A resposta falhou. Nada foi cobrado.',
  waiting: 'Na fila: será enviada quando a conexão voltar',
  sending: 'Enviando',
  delivered: 'Entregue',
  failed: 'Não enviada',
  retry: 'Tentar de novo',
  discard: 'Descartar',
  copy: 'Copiar',
  regenerate: 'Gerar de novo',
  like: 'Gostei',
  dislike: 'Não gostei',
  reasonTitle: 'O que houve com a resposta?',
  reasonLegend: 'Motivo',
  reasonComment: 'Quer contar mais? (opcional)',
  reasonSend: 'Enviar',
  reasonThanks: 'Obrigado. Isso melhora as próximas respostas.',
  previousVersion: 'Versão anterior',
  nextVersion: 'Próxima versão',
  version: (shown: number, total: number) => `${shown} de ${total}`,
  sources: (count: number) => (count === 1 ? '1 fonte' : `${count} fontes`),
  openAnalysis: 'Abrir a análise',
  openForm: 'Abrir como página',
  remaining: (count: number) =>
    count === 1 ? 'Resta 1 mensagem grátis hoje.' : `Restam ${count} mensagens grátis hoje.`,
  usedUp: 'As mensagens grátis de hoje acabaram.',
  subject: (title: string) => `Sobre: ${title}`,
  dropSubject: 'Perguntar sem este assunto',
} as const;

export const chatReasonNames: Readonly<Record<(typeof dislikeReasons)[number], string>> = {
  wrong_number: 'Um número está errado',
  wrong_text: 'A explicação está errada',
  not_helpful: 'Não ajudou',
  unclear: 'Não ficou claro',
  offensive: 'Foi ofensiva',
  other: 'Outro motivo',
};

export const exportFormats = [
  { format: 'txt', label: 'Texto (.txt)' },
  { format: 'md', label: 'Markdown (.md)' },
  { format: 'json', label: 'JSON (.json)' },
  { format: 'pdf', label: 'PDF (.pdf)' },
] as const;

/** Headings of the list, newest first. */
export const dayGroupTexts = {
  today: 'Hoje',
  yesterday: 'Ontem',
  week: 'Últimos 7 dias',
} as const;

/** Titles of `?sobre=` for links without one. */
export const subjectNames: Readonly<Record<ChatSubject['kind'], string>> = {
  number: 'um número do seu mapa',
  day: 'um dia',
  report: 'um relatório',
  analysis: 'uma análise',
};

/** Suggested questions about a subject. */
export const subjectSuggestions: Readonly<Record<ChatSubject['kind'], readonly string[]>> = {
  number: ['O que este número diz de mim?', 'Como ele foi calculado?', 'Como posso usar isso no dia a dia?'],
  day: ['O que este dia favorece para mim?', 'O que é melhor evitar neste dia?'],
  report: ['Resuma o que este relatório diz.', 'Por onde devo começar?'],
  analysis: ['Resuma esta análise.', 'Quais são os pontos fortes?', 'O que pede mais cuidado?'],
};
