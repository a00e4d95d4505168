/** What helps after a specified message: what is safe, what follows, or what to do. */
const secondSentences: Readonly<Record<string, string>> = {
  'Sessão expirada. Faça login novamente.': 'Por segurança, a sessão termina depois de um tempo sem uso.',
  'Recurso não encontrado.': 'O endereço mudou ou o item foi apagado.',
  'Erro interno do servidor. Tente novamente mais tarde.': 'A falha foi do nosso lado.',
  'Erro interno. Tente novamente.': 'Se acontecer de novo, recarregue a página.',
  'Erro desconhecido': 'Recarregue a página; se acontecer de novo, fale com o atendimento.',
  'Erro de conexão. Verifique sua internet.': 'O que você digitou continua aqui.',
  'Erro ao fazer login': 'Espere um instante e tente de novo.',
  'Erro ao criar conta': 'Nenhuma conta foi criada. Tente de novo em um instante.',
  'Erro ao enviar email de recuperação': 'Espere um instante e tente de novo.',
  'Erro ao fazer logout': 'Neste aparelho você já saiu.',
  'Erro ao carregar dados do perfil': 'Seus dados estão guardados; só não chegaram até aqui.',
  'Erro ao salvar dados': 'O que você mudou continua na tela.',
  'Erro ao atualizar avatar': 'Use uma imagem JPEG, PNG ou WebP de até 5 MB.',
  'Erro ao exportar dados': 'Seus dados continuam guardados. Tente de novo em um instante.',
  'Erro ao excluir conta. Verifique sua senha.': 'Sua conta continua como estava.',
  'Erro ao carregar dados do dashboard': 'Os dados estão guardados; só não chegaram até aqui.',
  'Erro ao exportar relatório': 'Tente um período menor ou outro formato.',
  'Erro ao criar usuário': 'Nenhuma conta foi criada.',
  'Erro ao atualizar usuário': 'A conta continua como estava.',
  'Erro ao excluir usuário': 'A conta continua como estava.',
  'Erro ao carregar configurações': 'Os valores em uso continuam os mesmos.',
  'Erro ao criar plano': 'Nada mudou no catálogo.',
  'Erro ao atualizar plano': 'Nada mudou no catálogo.',
  'Erro ao atualizar preço': 'Nada mudou no catálogo.',
  'Erro ao salvar configuração': 'Vale o valor de antes.',
  'Erro ao gerar análise. Tente novamente.': 'Uma análise que falha não gasta créditos.',
  'Erro ao gerar análise de compatibilidade. Tente novamente.': 'Uma análise que falha não gasta créditos.',
  'Erro ao realizar análise. Tente novamente.': 'Uma análise que falha não gasta créditos.',
  'Não foi possível ler os nomes. Tente novamente.': 'Uma leitura que falha não gasta créditos.',
  'Erro ao gerar nomes. Tente novamente.': 'Uma lista que falha não gasta créditos.',
  'Erro ao gerar PDF. Tente novamente.': 'O conteúdo está guardado; falta só o arquivo.',
  'Erro de conexão com o chat. Recarregue a página.': 'As conversas estão guardadas.',
  'Erro no chat': 'As conversas estão guardadas.',
  'Erro de autenticação no chat': 'Saia da conta e entre de novo.',
  'Senha alterada com sucesso!': 'As outras sessões foram encerradas.',
  'Senha redefinida com sucesso!': 'Entre com a senha nova.',
  'Conta desativada com sucesso': 'Seus dados pessoais são apagados depois de 30 dias.',
};

/** The second sentence of a message; undefined where one is enough. */
export const secondSentence = (message: unknown): string | undefined =>
  typeof message === 'string' ? secondSentences[message] : undefined;

/** The messages that have one. */
export const messagesWithSecond: readonly string[] = Object.keys(secondSentences);
