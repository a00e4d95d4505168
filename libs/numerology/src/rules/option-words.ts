import type { RuleId } from './rule-set.ts';

interface OptionWords {
  /** What the option does, and who does so. */
  readonly statement: string;
  /** Rules that it says in its own words. */
  readonly changes: readonly RuleId[];
}

/** By the id of an option (rules/rule-options.ts). */
export const optionWords: Readonly<Record<string, OptionWords>> = {
  'destino-partes': {
    statement: 'Dia, mês e ano reduzidos em separado antes de somar, como faz o programa SincroApp.',
    changes: ['destino'],
  },
  'mes-e-dia-simples': {
    statement: 'Mês e dia pessoais são sempre reduzidos de 1 a 9, como faz o programa SincroApp.',
    changes: ['mesPessoal', 'diaPessoal'],
  },
  'mes-do-nascimento': {
    statement:
      'O mês pessoal soma ao ano pessoal o mês do nascimento, e não o do calendário, como faz o programa Lordlagon.',
    changes: ['mesPessoal'],
  },
  'divida-sem-22': {
    statement: 'O 22 deixa de contar como 4 e não dá a dívida 13.',
    changes: ['dividasCarmicas'],
  },
  janeiro: {
    statement: 'O ano pessoal vira em 1º de janeiro, e não no aniversário.',
    changes: ['anoPessoal'],
  },
  'momentos-partes': {
    statement: 'Os momentos decisivos somam dia, mês e ano já reduzidos, como fazem três programas.',
    changes: ['momentosDecisivos'],
  },
  'sem-retomada': {
    statement: 'Motivação e Expressão 2 ou 4 ficam como estão, sem refazer palavra por palavra.',
    changes: ['motivacao', 'expressao'],
  },
  'trema-soma': {
    statement: 'O trema soma 2 ao valor da letra em vez de dobrar, como fazem os programas Numeris e Numancy.',
    changes: [],
  },
};
