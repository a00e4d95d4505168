import type { RuleId, RuleReference } from '../../rules/rule-set.ts';

/** Every rule of the Kabbalistic school as a person can read it; sources and certainty from docs/numerology.md section 2. */
export const cabalisticaRules: Readonly<Record<RuleId, RuleReference>> = {
  motivacao: {
    title: 'Motivação',
    statement:
      'Some as vogais do nome (o Y é vogal) e reduza, parando em 11 ou 22. Se der 2 ou 4, refaça palavra por palavra: cada uma a um algarismo, some e reduza.',
    source: 'C, L, T',
    certainty: 'A',
  },
  impressao: {
    title: 'Impressão',
    statement: 'Some as consoantes do nome e reduza a um algarismo. Não há número mestre na Impressão.',
    source: 'C, W',
    certainty: 'A',
    dissent: 'Há código que guarda o 11 na Impressão; o curso e o programa NumWeb não guardam.',
  },
  expressao: {
    title: 'Expressão',
    statement:
      'Some todas as letras do nome e reduza, parando em 11 ou 22. Se der 2 ou 4, refaça palavra por palavra: cada uma a um algarismo, some e reduza.',
    source: 'C, L, S, B1, B2, B3',
    certainty: 'A',
    dissent: 'A retomada por palavra está provada por exemplos na Motivação; na Expressão, só uma fonte a aplica.',
  },
  somaTotal: {
    title: 'Soma total do nome',
    statement: 'Some o valor de todas as letras do nome, sem reduzir.',
    source: 'C, B3',
    certainty: 'A',
  },
  destino: {
    title: 'Destino',
    statement: 'Some todos os algarismos da data de nascimento e reduza, parando em 11 ou 22.',
    source: 'C, L (p. 96–97)',
    certainty: 'A',
    dissent:
      'Há código que reduz dia, mês e ano em separado; os exemplos do curso e do livro somam todos os algarismos.',
  },
  missao: {
    title: 'Missão',
    statement: 'Some Expressão e Destino como estão (11 e 22 inteiros) e reduza, parando em 11 ou 22.',
    source: 'C, T, L',
    certainty: 'A',
  },
  diaNatalicio: {
    title: 'Dia natalício',
    statement: 'É o próprio dia do nascimento, de 1 a 31.',
    source: 'C, T',
    certainty: 'A',
  },
  numeroPsiquico: {
    title: 'Número psíquico',
    statement: 'Reduza o dia do nascimento a um algarismo.',
    source: 'T, S, W',
    certainty: 'B',
    dissent: 'A versão antiga de um programa guarda 11 e 22.',
  },
  talentoOculto: {
    title: 'Talento oculto',
    statement: 'Some Motivação e Expressão e reduza, parando em 11 ou 22.',
    source: 'C (NumWeb)',
    certainty: 'A',
  },
  licoesCarmicas: {
    title: 'Lições cármicas',
    statement:
      'São os valores de 1 a 9 que nenhuma letra do nome tem. Como quase nenhuma letra vale 9, quase todas as pessoas têm a lição 9.',
    source: 'C, L, N, Z, T, D, W',
    certainty: 'A',
    dissent: 'Uma fonte conta só de 1 a 8.',
  },
  tendenciasOcultas: {
    title: 'Tendências ocultas',
    statement: 'São os valores que aparecem 4 vezes ou mais no nome.',
    source: 'C, L, T',
    certainty: 'A',
    dissent: 'Dois programas usam 3 vezes; sete exemplos publicados os contrariam.',
  },
  respostaSubconsciente: {
    title: 'Resposta subconsciente',
    statement: 'É 9 menos a quantidade de lições cármicas.',
    source: 'C, Z',
    certainty: 'A',
  },
  dividasCarmicas: {
    title: 'Dívidas cármicas',
    statement:
      'Nascer em dia 13, 14, 16 ou 19 dá a própria dívida. Destino, Motivação e Expressão reduzidos a um algarismo dão: 4 a 13, 5 a 14, 7 a 16, 1 a 19. O 22 conta como 4.',
    source: 'C, N, Z, H',
    certainty: 'C',
    dissent: 'Ler a dívida no número final é seguro; se o 22 conta como 4, as fontes se dividem.',
  },
  ciclosDeVida: {
    title: 'Ciclos de vida',
    statement:
      'Mês, dia e ano do nascimento reduzidos (o mês guarda 11; dia e ano, 11 e 22). O primeiro vai até a idade 37 − Destino, o segundo dura 27 anos, o terceiro segue por toda a vida.',
    source: 'C, L (p. 190), T, D, S, W',
    certainty: 'A',
    dissent: 'Um programa reduz o dia 11 a 2, mas guarda o 29 como 11; o curso guarda os dois.',
  },
  desafios: {
    title: 'Desafios',
    statement:
      'Com dia, mês e ano reduzidos a um algarismo: 1º, diferença entre dia e mês; 2º, entre dia e ano; principal, entre os dois primeiros. Correm junto com os três ciclos.',
    source: 'C, L',
    certainty: 'A',
  },
  momentosDecisivos: {
    title: 'Momentos decisivos',
    statement:
      'Somam-se algarismos: dia e mês; dia e ano; 1º e 2º momentos; mês e ano; reduzindo, com parada em 11 ou 22. O primeiro dura como o primeiro ciclo, o segundo e o terceiro 9 anos cada, o quarto segue por toda a vida.',
    source: 'C, L',
    certainty: 'A',
    dissent: 'Três programas somam as partes já reduzidas; só muda nos números mestres.',
  },
  anoPessoal: {
    title: 'Ano pessoal',
    statement:
      'Some os algarismos do dia e do mês do nascimento e do ano do último aniversário e reduza a um algarismo. Vira no aniversário.',
    source: 'L (p. 176), N, D, T, W',
    certainty: 'A',
    dissent: 'Outra escola vira o ano pessoal em 1º de janeiro.',
  },
  mesPessoal: {
    title: 'Mês pessoal',
    statement: 'Some o ano pessoal e o número do mês do calendário e reduza, parando em 11 ou 22.',
    source: 'T, D, S',
    certainty: 'B',
    dissent: 'Um programa reduz sempre a um algarismo; outro soma o mês do nascimento no lugar do mês do calendário.',
  },
  diaPessoal: {
    title: 'Dia pessoal',
    statement: 'Some o mês pessoal e os algarismos do dia do calendário e reduza, parando em 11 ou 22.',
    source: 'D, S',
    certainty: 'B',
  },
  diasFavoraveis: {
    title: 'Dias favoráveis do mês',
    statement:
      'A tabela dá dois dias de base para cada dia e mês de nascimento. Depois vem o dobro do segundo, e então somam-se um e outro, em turnos, até 31.',
    source: 'C, L (p. 202), S, W',
    certainty: 'A',
    dissent: 'As cópias da tabela divergem em 01/02, 13/08, 12/09 e 13/09; vale a do curso.',
  },
  numerosHarmonicos: {
    title: 'Números harmônicos',
    statement: 'Números em harmonia com o dia do nascimento reduzido a um algarismo.',
    source: 'T, D, W, L (p. 219)',
    certainty: 'B',
  },
  harmoniaConjugal: {
    title: 'Harmonia conjugal',
    statement:
      'Reduza a Missão a um algarismo e leia na tabela com que números vibra, quais atrai, opõe e deixa passivo.',
    source: 'C, L (p. 205), T, D, S, W',
    certainty: 'A',
  },
  harmoniaNomeNascimento: {
    title: 'Harmonia entre nome e nascimento',
    statement:
      'Na tabela de harmonização, a linha do Destino diz se a Expressão lhe é favorável, neutra ou desfavorável.',
    source: 'AO',
    certainty: 'C',
    dissent: 'Há uma só fonte; outra compara a soma e a diferença dos dois números.',
  },
  relacaoIntervalos: {
    title: 'Relação intervalores',
    statement: 'No primeiro nome, o valor que aparece pelo menos o dobro de vezes de qualquer outro; pode não haver.',
    source: 'C, L',
    certainty: 'B',
    dissent: 'Um programa usa o maior valor de letra e contraria o livro em que se baseia.',
  },
  grauAscensao: {
    title: 'Grau de ascensão',
    statement: 'Mais consoantes que vogais: em ascensão. Quantidades iguais: elevado. Mais vogais: rebaixado.',
    source: 'W',
    certainty: 'C',
  },
  aptidaoProfissional: {
    title: 'Aptidão profissional',
    statement:
      'Lê-se pela Expressão; as atividades comuns ao dia do nascimento, à Expressão, ao Destino e à Missão reforçam a leitura.',
    source: 'C, T, S',
    certainty: 'B',
  },
  cores: {
    title: 'Cores favoráveis',
    statement: 'Lidas pelo dia do nascimento reduzido a um algarismo; há também a lista pela Expressão.',
    source: 'C, T, D',
    certainty: 'A',
    dissent: 'A lista de um livro para a Expressão difere em 1, 2, 5, 6 e 8.',
  },
  planeta: {
    title: 'Planeta do número',
    statement: 'Planeta clássico do dia do nascimento reduzido a um algarismo.',
    source: 'F, C',
    certainty: 'B',
    dissent: 'Para 4 e 7, outras tabelas dão Urano e Netuno; com os sete planetas clássicos são Sol e Lua.',
  },
  arcanos: {
    title: 'Arcanos dominantes',
    statement: 'Cada par de letras vizinhas da linha de base, lido como um número de dois algarismos.',
    source: 'L, H, T',
    certainty: 'A',
  },
  arcanoRegente: {
    title: 'Arcano regente',
    statement: 'Some os vizinhos de cada linha do triângulo, reduzindo a um algarismo, até sobrar uma só casa.',
    source: 'L, H, T',
    certainty: 'A',
  },
  arcanoVigente: {
    title: 'Arcano vigente',
    statement: 'Cada arcano vale 90 ÷ (letras − 1) anos a partir do nascimento; depois dos 90 anos fica o último.',
    source: 'T, H',
    certainty: 'B',
    dissent: 'Um programa usa 4 anos fixos por arcano e outro, 7.',
  },
  sequenciasNegativas: {
    title: 'Sequências negativas',
    statement:
      'Três ou mais algarismos iguais lado a lado em qualquer linha do triângulo; uma fila de quatro ou mais conta uma vez.',
    source: 'L, H',
    certainty: 'A',
  },
};
