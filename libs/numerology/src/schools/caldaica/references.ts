import type { RuleId, RuleReference } from '../../rules/rule-set.ts';
import { cabalisticaRules } from '../cabalistica/references.ts';

/** A rule that the Chaldean source does not give; the product applies it to every school. */
function shared(rule: RuleId): RuleReference {
  const { title, statement } = cabalisticaRules[rule];
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
