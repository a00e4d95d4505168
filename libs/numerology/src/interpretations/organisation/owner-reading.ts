import donoEEmpresa from '../../../texts/company/donoEEmpresa.json' with { type: 'json' };
import type { CompanyResult } from '../../block-results.ts';
import { toDigit } from '../../reduction.ts';
import { joinWords, type TextTable, textOf } from '../text-of.ts';

const texts: TextTable<TextTable<string>> = donoEEmpresa;

/** What each number gives to a business. */
const strengths: Readonly<Record<number, string>> = {
  1: 'a iniciativa',
  2: 'a escuta',
  3: 'a graça de comunicar',
  4: 'o método',
  5: 'o jogo de cintura',
  6: 'o acolhimento',
  7: 'o estudo',
  8: 'o pulso para negociar',
  9: 'a visão ampla',
};

const positions = [
  ['expressao', 'Expressão'],
  ['destino', 'Destino'],
  ['motivacao', 'Motivação'],
  ['impressao', 'Impressão'],
  ['missao', 'Missão'],
] as const;

/** Who directs a company, beside its name. */
export interface OwnerReading {
  /** Null without a name: then the number is the Destino of the birth date. */
  name: string | null;
  position: 'expressao' | 'destino';
  number: number;
  companyNumber: number;
  text: string;
  /** What the owner has and the letters of the name lack, strongest position first, in sentences. */
  brings: string[];
  /** What both lack, in a sentence; null when nothing is. */
  missing: string | null;
}

type OwnedCompany = Pick<CompanyResult, 'ownerNumber' | 'ownerMap' | 'calculations'>;

/** Owner and company in one text, by the Expressão of a named owner; masters by their root. Null without an owner. */
export function interpretOwner({ ownerNumber, ownerMap, calculations }: OwnedCompany): string | null {
  const number = ownerMap?.expressao ?? ownerNumber;
  if (number === null) return null;
  return textOf('donoEEmpresa', textOf('donoEEmpresa', texts, toDigit(number)), toDigit(calculations.destino));
}

/** The owner beside the company; null without one. */
export function readOwner(result: OwnedCompany & Pick<CompanyResult, 'map'>): OwnerReading | null {
  const { ownerNumber, ownerMap, calculations, map } = result;
  const text = interpretOwner(result);
  if (text === null || ownerNumber === null) return null;
  const own = ownerMap
    ? positions.map(([position, title]) => ({ title, number: ownerMap[position] }))
    : [{ title: 'Destino', number: ownerNumber }];
  const lacking = map.licoesCarmicas;
  const found = own.filter(
    ({ number }, index) =>
      lacking.includes(toDigit(number)) &&
      own.findIndex((other) => toDigit(other.number) === toDigit(number)) === index,
  );
  const who = ownerMap?.name ?? 'quem dirige';
  const brought = found.map(({ number }) => toDigit(number));
  const missing = lacking.filter((number) => !brought.includes(number));
  return {
    name: ownerMap?.name ?? null,
    position: ownerMap ? 'expressao' : 'destino',
    number: ownerMap?.expressao ?? ownerNumber,
    companyNumber: calculations.destino,
    text,
    brings: found.map(({ title, number }, index) =>
      index === 0
        ? `${article(title)} ${title} ${number} de ${who} traz à empresa ${strengthOf(number)} que o nome não traz.`
        : `Da mesma pessoa vem, ${article(title) === 'A' ? 'na' : 'no'} ${title} ${number}, ${strengthOf(number)}, outra força ausente das letras.`,
    ),
    missing:
      missing.length === 0
        ? null
        : `Nem o nome nem quem dirige tem ${joinWords(missing.map((number) => `o ${number}`))}: ${joinWords(missing.map(strengthOf))} ${missing.length === 1 ? 'pede' : 'pedem'} contratação, sociedade ou fornecedor.`,
  };
}

function strengthOf(number: number): string {
  return strengths[toDigit(number)] ?? '';
}

function article(title: string): 'A' | 'O' {
  return title === 'Destino' ? 'O' : 'A';
}
