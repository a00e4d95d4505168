import type { RuleId, RuleReference } from '../../rules/rule-set.ts';
import { cabalisticaRules } from '../cabalistica/references.ts';

/** A rule that the Pythagorean sources do not give; the product applies it to both schools. */
function shared(rule: RuleId): RuleReference {
  const { title, statement } = cabalisticaRules[rule];
  return {
    title,
    statement,
    source: 'produto',
    certainty: 'D',
    dissent: 'As fontes pitagóricas não trazem esta regra; o produto usa a mesma conta das duas escolas.',
  };
}

/** Every rule of the Pythagorean school as a person can read it (docs/numerology.md sections 1.5 and 4, source F with its tests). */
export const pitagoricaRules: Readonly<Record<RuleId, RuleReference>> = {
  motivacao: {
    title: 'Motivação',
    statement:
      'Some as vogais de cada palavra e reduza, guardando 11, 22 e 33; some as palavras e reduza do mesmo modo. O Y só é vogal quando não tem outra vogal ao lado.',
    source: 'F',
    certainty: 'B',
    dissent: 'As escolas divergem sobre o Y e sobre reduzir cada palavra antes de somar.',
  },
  impressao: {
    title: 'Impressão',
    statement:
      'Some as consoantes de cada palavra e reduza, guardando 11, 22 e 33; some as palavras e reduza do mesmo modo.',
    source: 'F',
    certainty: 'B',
  },
  expressao: {
    title: 'Expressão',
    statement:
      'Some as letras de cada palavra e reduza, guardando 11, 22 e 33; some as palavras e reduza do mesmo modo. Acentos, cedilha e apóstrofo não contam.',
    source: 'F',
    certainty: 'B',
    dissent: 'Há quem some todas as letras de uma vez; só muda nos números mestres.',
  },
  somaTotal: {
    title: 'Soma total do nome',
    statement: 'Some o valor de todas as letras do nome, sem reduzir.',
    source: 'F',
    certainty: 'B',
  },
  destino: {
    title: 'Destino (caminho de vida)',
    statement: 'Reduza dia, mês e ano em separado, guardando 11, 22 e 33; some e reduza do mesmo modo.',
    source: 'F',
    certainty: 'B',
    dissent: 'Há quem some todos os algarismos da data de uma vez.',
  },
  missao: {
    title: 'Missão',
    statement: 'Some Expressão e Destino e reduza, guardando 11, 22 e 33.',
    source: 'F',
    certainty: 'C',
  },
  diaNatalicio: shared('diaNatalicio'),
  numeroPsiquico: {
    title: 'Número psíquico',
    statement: 'Reduza o dia do nascimento, guardando 11 e 22.',
    source: 'F',
    certainty: 'C',
  },
  talentoOculto: {
    ...shared('talentoOculto'),
    statement: 'Some Motivação e Expressão e reduza, guardando 11, 22 e 33.',
  },
  licoesCarmicas: {
    title: 'Lições cármicas',
    statement: 'São os valores de 1 a 9 que nenhuma letra do nome tem.',
    source: 'F',
    certainty: 'C',
  },
  tendenciasOcultas: {
    title: 'Tendências ocultas',
    statement: 'São os valores que aparecem 3 vezes ou mais no nome.',
    source: 'F',
    certainty: 'C',
  },
  respostaSubconsciente: {
    title: 'Resposta subconsciente',
    statement: 'É 9 menos a quantidade de lições cármicas.',
    source: 'F',
    certainty: 'C',
  },
  dividasCarmicas: {
    title: 'Dívidas cármicas',
    statement:
      'São os totais 13, 14, 16 e 19 que aparecem antes de reduzir: no dia, nas palavras e nas somas de Motivação, Impressão, Expressão, Destino e Missão.',
    source: 'F',
    certainty: 'C',
  },
  ciclosDeVida: {
    title: 'Ciclos de vida',
    statement:
      'Mês, dia e ano do nascimento reduzidos, guardando os mestres. O primeiro vai até a idade 36 − Destino (a um algarismo), o segundo dura 27 anos, o terceiro segue por toda a vida.',
    source: 'F',
    certainty: 'C',
  },
  desafios: {
    title: 'Desafios',
    statement:
      'Com dia, mês e ano a um algarismo: diferenças entre mês e dia, dia e ano, os dois primeiros, mês e ano. Correm junto com os quatro momentos.',
    source: 'F',
    certainty: 'C',
  },
  momentosDecisivos: {
    title: 'Momentos decisivos (pináculos)',
    statement:
      'Com dia, mês e ano a um algarismo: dia e mês; dia e ano; 1º e 2º; mês e ano; reduzindo e guardando os mestres. O primeiro vai até 36 − Destino, o segundo e o terceiro duram 9 anos cada.',
    source: 'F',
    certainty: 'C',
  },
  anoPessoal: {
    title: 'Ano pessoal',
    statement:
      'Some dia e mês do nascimento e ano do calendário, cada um a um algarismo, e reduza. Vira em 1º de janeiro.',
    source: 'F',
    certainty: 'C',
    dissent: 'A escola cabalística vira o ano pessoal no aniversário.',
  },
  mesPessoal: {
    title: 'Mês pessoal',
    statement: 'Some o ano pessoal e o número do mês e reduza a um algarismo.',
    source: 'F',
    certainty: 'C',
  },
  diaPessoal: {
    title: 'Dia pessoal',
    statement: 'Some o mês pessoal e o dia do calendário e reduza a um algarismo.',
    source: 'F',
    certainty: 'C',
  },
  diasFavoraveis: shared('diasFavoraveis'),
  numerosHarmonicos: shared('numerosHarmonicos'),
  harmoniaConjugal: shared('harmoniaConjugal'),
  harmoniaNomeNascimento: shared('harmoniaNomeNascimento'),
  relacaoIntervalos: shared('relacaoIntervalos'),
  grauAscensao: shared('grauAscensao'),
  aptidaoProfissional: shared('aptidaoProfissional'),
  cores: shared('cores'),
  planeta: shared('planeta'),
  arcanos: shared('arcanos'),
  arcanoRegente: shared('arcanoRegente'),
  arcanoVigente: shared('arcanoVigente'),
  sequenciasNegativas: shared('sequenciasNegativas'),
};
