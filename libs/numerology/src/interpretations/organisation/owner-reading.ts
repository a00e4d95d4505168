import donoEEmpresa from '../../../texts/company/donoEEmpresa.json' with { type: 'json' };
import type { CompanyResult, ConjugalRelation } from '../../block-results.ts';
import { conjugalRelation } from '../../harmony.ts';
import type { NumerologyMap } from '../../map-result.ts';
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

const axes = [
  ['motivacao', 'Motivação'],
  ['expressao', 'Expressão'],
  ['destino', 'Destino'],
  ['missao', 'Missão'],
] as const;

/** One number of the company and the same of who directs it. */
export interface OwnerAxis {
  axis: string;
  company: number;
  owner: number;
  relation: ConjugalRelation;
}

/** Who directs a company, beside its name. */
export interface OwnerReading {
  /** Null without a name: then the number is the Destino of the birth date. */
  name: string | null;
  position: 'expressao' | 'destino';
  number: number;
  companyNumber: number;
  text: string;
  /** Empty without a name. */
  axes: OwnerAxis[];
  /** What the owner has and the letters of the name lack, strongest position first, in sentences. */
  brings: string[];
  /** What all lack, in a sentence, with the last of those who direct; null when nothing is. */
  missing: string | null;
}

type OwnedCompany = Pick<CompanyResult, 'ownerNumber' | 'ownerMap' | 'calculations'>;

interface Director {
  number: number;
  map: NumerologyMap | null;
}

/** Owner and company in one text, by the Expressão of a named owner; masters by their root. Null without an owner. */
export function interpretOwner({ ownerNumber, ownerMap, calculations }: OwnedCompany): string | null {
  return ownerNumber === null ? null : togetherText({ number: ownerNumber, map: ownerMap }, calculations.destino);
}

function togetherText({ number, map }: Director, companyNumber: number): string {
  return textOf(
    'donoEEmpresa',
    textOf('donoEEmpresa', texts, toDigit(map?.expressao ?? number)),
    toDigit(companyNumber),
  );
}

/** The owner, then the partners, each beside the company; empty without any. */
export function readDirectors(result: OwnedCompany & Pick<CompanyResult, 'map' | 'partnerMaps'>): OwnerReading[] {
  const { ownerNumber, ownerMap, partnerMaps, map } = result;
  const directors: Director[] = [
    ...(ownerNumber === null ? [] : [{ number: ownerNumber, map: ownerMap }]),
    ...partnerMaps.map((partner) => ({ number: partner.destino, map: partner })),
  ];
  // A value that no letter has may still be the number of the name, as the 9, which letters never have.
  const lacking = map.licoesCarmicas.filter((value) => value !== toDigit(map.expressao));
  const strengthsOf = directors.map((director) => broughtBy(director, lacking));
  const brought = strengthsOf.flatMap((found) => found.map(({ number }) => toDigit(number)));
  // What the foundation or the vowels give to the firm is not missing.
  const held = positions.map(([position]) => toDigit(map[position]));
  const missing = lacking.filter((number) => !brought.includes(number) && !held.includes(number));
  return directors.map((director, index) => ({
    name: director.map?.name ?? null,
    position: director.map ? 'expressao' : 'destino',
    number: director.map?.expressao ?? director.number,
    companyNumber: map.expressao,
    text: togetherText(director, map.expressao),
    axes: director.map ? axesWith(director.map, map) : [],
    brings: (strengthsOf[index] ?? []).map(({ title, number }, place) =>
      place === 0
        ? `${article(title)} ${title} ${number} de ${director.map?.name ?? 'quem dirige'} traz à empresa ${strengthOf(number)} que o nome não traz.`
        : `Da mesma pessoa vem, ${article(title) === 'A' ? 'na' : 'no'} ${title} ${number}, ${strengthOf(number)}, outra força ausente das letras.`,
    ),
    missing: index === directors.length - 1 ? missingSentence(missing, directors.length) : null,
  }));
}

function broughtBy({ number, map }: Director, lacking: readonly number[]) {
  const own = map
    ? positions.map(([position, title]) => ({ title, number: map[position] }))
    : [{ title: 'Destino', number }];
  return own.filter(
    (one, index) =>
      lacking.includes(toDigit(one.number)) &&
      own.findIndex((other) => toDigit(other.number) === toDigit(one.number)) === index,
  );
}

function axesWith(owner: NumerologyMap, company: NumerologyMap): OwnerAxis[] {
  return axes.map(([position, axis]) => ({
    axis,
    company: company[position],
    owner: owner[position],
    relation: relationOf(company[position], owner[position]),
  }));
}

/** A name without vowels has a 0, which stands to every number as to an equal. */
function relationOf(company: number, owner: number): ConjugalRelation {
  return company === 0 || owner === 0 ? 'igual' : conjugalRelation(toDigit(company), toDigit(owner));
}

function missingSentence(missing: readonly number[], people: number): string | null {
  if (missing.length === 0) return null;
  const who = people === 1 ? 'quem dirige tem' : 'os sócios têm';
  return `Nem o nome nem ${who} ${missing.map((number) => `o ${number}`).join(' nem ')}: ${joinWords(missing.map(strengthOf))} ${missing.length === 1 ? 'pede' : 'pedem'} contratação, ${people === 1 ? 'sociedade' : 'conselho'} ou fornecedor.`;
}

function strengthOf(number: number): string {
  return strengths[toDigit(number)] ?? '';
}

function article(title: string): 'A' | 'O' {
  return title === 'Destino' ? 'O' : 'A';
}
