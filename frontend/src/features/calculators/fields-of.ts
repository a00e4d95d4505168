import type { calculatorNames } from '../../texts/analyses/calculators.ts';

export type CalculatorId = keyof typeof calculatorNames;
export type FieldId =
  | 'data'
  | 'nome'
  | 'nome1'
  | 'data1'
  | 'nome2'
  | 'data2'
  | 'casa'
  | 'telefone'
  | 'placa'
  | 'empresa';
export type Typed = Readonly<Partial<Record<FieldId, string>>>;

/** The fields of each calculator. */
export const fieldsOf: Readonly<Record<CalculatorId, readonly FieldId[]>> = {
  destino: ['data'],
  'ano-pessoal': ['data'],
  nome: ['nome'],
  casal: ['nome1', 'data1', 'nome2', 'data2'],
  casa: ['casa'],
  telefone: ['telefone'],
  placa: ['placa'],
  empresa: ['empresa'],
};
