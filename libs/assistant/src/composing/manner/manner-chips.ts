/** Titles of conversations that a manner opens. */
export const titles: Readonly<Record<string, string>> = {
  produtoPreco: 'Planos e preços',
  produtoPagamento: 'Pagamento',
  produtoEdicoes: 'Mapa completo e essencial',
  produtoLink: 'Links do site',
  produtoLiberacao: 'Pagamento que não liberou',
  produtoCancelar: 'Cancelar o plano',
  produtoReembolso: 'Reembolso',
  produtoRelatorio: 'Relatórios em PDF',
  produtoPerfil: 'Dados do perfil',
  produtoSenha: 'Senha e acesso',
  produtoExcluir: 'Excluir a conta',
  produtoAplicativo: 'Instalar o aplicativo',
  produtoCreditos: 'Créditos',
  produtoContato: 'Falar com a equipe',
  produtoNota: 'Recibo e nota fiscal',
  produtoProfissional: 'Sefira para quem atende',
  dinheiroDeParente: 'Emprestar ou não',
  produtoAparelhos: 'A conta em vários aparelhos',
  abuso: 'Um momento difícil',
  perseguicao: 'Um momento difícil',
  medoSaude: 'Um momento difícil',
  emergencia: 'Telefones de emergência',
  luto: 'Um momento difícil',
  crise: 'Um momento difícil',
  violencia: 'Um momento difícil',
  ceticismo: 'Numerologia funciona?',
  identidade: 'Quem é a Sefira',
  saude: 'Números e saúde',
  fe: 'Numerologia e fé',
};

const chipsOf: Readonly<Record<string, readonly string[]>> = {
  desacordo: ['Como você chegou nesse número?', 'Qual é a minha Motivação?'],
  concorda: ['E o meu ponto fraco?', 'E na prática, o que eu faço com isso?'],
  outroSaber: ['Quais são as minhas cores?', 'Quais são os meus dias favoráveis?'],
  horario: ['Quais são os meus dias favoráveis?', 'Como está o meu momento?'],
  alegria: ['Que dia é bom para comemorar?', 'O que o meu ano pede agora?'],
  astrologia: ['Qual é o meu planeta?', 'Qual é o meu número de Destino?'],
  taro: ['Qual é o meu Arcano regente?', 'Qual é o meu Arcano vigente?'],
  piada: ['Qual é o meu número de Destino?', 'Como está o meu momento?'],
  gostos: ['Qual é o meu número de Destino?', 'Como está o meu momento?'],
  repeticao: ['Me dá um exemplo', 'Qual é o meu ponto fraco?'],
  parto: ['Nome de menina que dê 6', 'Como está o meu momento?'],
  cnpj: ['Sugira nomes para empresa com número 8', 'Qual é o meu número de Destino?'],
  pessoaPublica: ['Qual é o meu número de Destino?', 'Como está o meu momento?'],
  assedio: [],
  'assedio-segue': ['Qual é o meu ponto forte?', 'Que profissão combina comigo?'],
  valor: ['Quais são os planos?', 'Resume o meu mapa em três linhas'],
};

/** The chips below the answer of a family; none in grief or danger. */
export function chipsFor(family: string): string[] {
  const own = chipsOf[family];
  if (own !== undefined) return [...own];
  if (
    /crise|violencia|abuso|perseguicao|luto|traicaoVivida|doencaDeOutro|[sS]aude|emergencia|perda|culpa|alem|vicio/u.test(
      family,
    )
  )
    return [];
  if (['identidade', 'ajuda', 'saudacao', 'perdido', 'injecao', 'receita'].includes(family))
    return ['Qual é o meu número de Destino?', 'Como está o meu momento?'];
  if (
    [
      ...['tristeza', 'medo', 'ansiedade', 'solidao', 'rompimento', 'demissao', 'dividas', 'raiva', 'volta'],
      ...['reprovacao', 'desvalorizado'],
    ].includes(family)
  )
    return ['O que os meus números dizem do momento?', 'Um passo pequeno, qual?'];
  return ['Como está o meu momento?', 'Me dá um conselho'];
}
