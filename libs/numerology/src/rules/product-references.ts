import type { RuleReference } from './rule-set.ts';

/** Formulas of the product where no school gives one (docs/numerology.md sections 3.2 and 8). */
export type ProductRuleId =
  | 'compatibilidadePessoal'
  | 'numerosDaSorte'
  | 'pontuacaoDoPar'
  | 'pontuacaoGeral'
  | 'harmoniaDoNome'
  | 'numeroPoderoso'
  | 'compatibilidadeDaEmpresa'
  | 'afinidadeComORamo'
  | 'perspectivaFinanceira'
  | 'potencialDeCrescimento'
  | 'potencialDeSucesso'
  | 'numeroDoGrupo'
  | 'sinergia';

const dissentNote = 'Nenhuma escola dá esta conta: é uma escolha do produto, uma leitura e não uma medida.';

function ofProduct(title: string, statement: string): RuleReference {
  return { title, statement, source: 'produto', certainty: 'D', dissent: dissentNote };
}

export const productRules: Readonly<Record<ProductRuleId, RuleReference>> = {
  compatibilidadePessoal: ofProduct(
    'Compatibilidade entre nome e nascimento',
    'Média entre a harmonia do Destino com a Expressão (95 favorável, 75 neutra, 50 desfavorável) e a da Motivação com a Impressão na tabela conjugal.',
  ),
  numerosDaSorte: ofProduct(
    'Números da sorte',
    'Os números harmônicos do dia do nascimento, mais o Destino e a Expressão.',
  ),
  pontuacaoDoPar: ofProduct(
    'Pontuação do par',
    'As Missões a um algarismo na tabela conjugal: vibra 95, atrai 85, igual 75, neutro 65, oposto 50, profundamente oposto 40; e 3 a mais ou a menos pela harmonia dos dois Destinos.',
  ),
  pontuacaoGeral: ofProduct('Pontuação geral', 'Média de todos os pares, arredondada.'),
  harmoniaDoNome: ofProduct(
    'Harmonia do nome com o nascimento',
    'Seis décimos da harmonia do Destino com a Expressão e quatro décimos da harmonia da Motivação com a Impressão.',
  ),
  numeroPoderoso: {
    title: 'Número poderoso',
    statement: 'Some o número do nome e o da data de fundação e reduza, guardando os mestres.',
    source: 'K',
    certainty: 'B',
  },
  compatibilidadeDaEmpresa: ofProduct(
    'Compatibilidade da empresa',
    'Média da harmonia do número da empresa com o do dono e com o da fundação; sem dono, só a segunda.',
  ),
  afinidadeComORamo: ofProduct(
    'Afinidade com o setor',
    '95 se um número do setor está entre os da empresa, 75 se o setor aceita qualquer um, senão 55.',
  ),
  perspectivaFinanceira: ofProduct(
    'Perspectiva financeira',
    'Média entre a afinidade com o setor e a força para os negócios: 95 com um 8 entre os números, 85 com 1, 4 ou 22, senão 65.',
  ),
  potencialDeCrescimento: ofProduct(
    'Potencial de crescimento',
    'Média entre a harmonia da fundação com o nome e o clima do ano pessoal da empresa.',
  ),
  potencialDeSucesso: ofProduct(
    'Potencial de sucesso',
    'Média da harmonia da fundação com o nome, da afinidade com o setor e da compatibilidade.',
  ),
  numeroDoGrupo: ofProduct('Número do grupo', 'Some os Destinos de todos e reduza, guardando os mestres.'),
  sinergia: ofProduct(
    'Sinergia',
    'Média entre a variedade de papéis (papéis diferentes por membro, até oito) e a parte dos pares que vibram ou se atraem.',
  ),
};
