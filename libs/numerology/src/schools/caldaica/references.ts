import type { RuleId, RuleReference } from '../../rules/rule-set.ts';
import { cabalisticaRules } from '../cabalistica/references.ts';

/** Statements of borrowed rules that keep masters elsewhere: this school has none. */
const withoutMasters: Partial<Readonly<Record<RuleId, string>>> = {
  missao: 'Some Expressão e Destino e reduza a um algarismo.',
  talentoOculto: 'Some Motivação e Expressão e reduza a um algarismo.',
  dividasCarmicas: 'Esta escola não lê dívidas cármicas.',
  ciclosDeVida:
    'Mês, dia e ano do nascimento reduzidos a um algarismo. O primeiro vai até a idade 37 − Destino, o segundo dura 27 anos, o terceiro segue por toda a vida.',
  momentosDecisivos:
    'Some os algarismos de dia e mês; de dia e ano; o 1º e o 2º; de mês e ano, reduzindo a um algarismo. O primeiro vai até 37 − Destino, o segundo e o terceiro duram 9 anos cada.',
  mesPessoal: 'Some o ano pessoal e o número do mês do calendário e reduza a um algarismo.',
  diaPessoal: 'Some o mês pessoal e os algarismos do dia do calendário e reduza a um algarismo.',
};

/** A rule that the Chaldean source does not give; the product applies it to every school. */
function shared(rule: RuleId): RuleReference {
  const { title, statement: borrowedStatement } = cabalisticaRules[rule];
  const statement = withoutMasters[rule] ?? borrowedStatement;
  return {
    title,
    statement,
    source: 'produto',
    certainty: 'D',
    dissent: 'A fonte caldaica não traz esta regra; o produto usa a mesma conta de outra escola.',
  };
}

function ofCheiro(title: string, statement: string, dissent?: string): RuleReference {
  return { title, statement, source: 'CH', certainty: 'C', ...(dissent && { dissent }) };
}

const borrowed = Object.fromEntries(
  Object.keys(cabalisticaRules).map((rule) => [rule, shared(rule as RuleId)]),
) as Record<RuleId, RuleReference>;

/** Every rule of the Chaldean school as a person can read it: Cheiro, Book of Numbers (1926). */
export const caldaicaRules: Readonly<Record<RuleId, RuleReference>> = {
  ...borrowed,
  motivacao: ofCheiro(
    'Motivação',
    'Some as vogais de cada palavra e reduza a um algarismo; some as palavras e reduza.',
    'Cheiro lê o nome inteiro; separar vogais e consoantes é uso posterior.',
  ),
  impressao: ofCheiro(
    'Impressão',
    'Some as consoantes de cada palavra e reduza a um algarismo; some as palavras e reduza.',
    'Cheiro lê o nome inteiro; separar vogais e consoantes é uso posterior.',
  ),
  expressao: ofCheiro(
    'Expressão',
    'Some as letras de cada palavra pela tabela caldaica e reduza a um algarismo; some as palavras: esse é o número composto, lido antes de reduzir.',
  ),
  destino: ofCheiro('Destino', 'Some todos os algarismos da data de nascimento e reduza a um algarismo.'),
  numeroPsiquico: ofCheiro('Número psíquico', 'Reduza o dia do nascimento a um algarismo.'),
};
