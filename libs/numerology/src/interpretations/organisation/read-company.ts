import equipeEClientes from '../../../texts/company/equipeEClientes.json' with { type: 'json' };
import nomesDaEmpresa from '../../../texts/company/nomesDaEmpresa.json' with { type: 'json' };
import setorENumero from '../../../texts/company/setorENumero.json' with { type: 'json' };
import type { BusinessType, CompanyResult } from '../../block-results.ts';
import { toDigit } from '../../reduction.ts';
import { keywordOf } from '../main-positions.ts';
import { type TextTable, textOf } from '../text-of.ts';
import { type CompanyMonth, type CompanyYear, readCompanyMonths, readCompanyYears } from './company-time.ts';
import { type OwnerReading, readDirectors } from './owner-reading.ts';

const sectors: TextTable<TextTable<string>> = setorENumero;
const names: Record<'same' | 'differs', TextTable<string>> = nomesDaEmpresa;
const people: TextTable<Record<'team' | 'clients' | 'money', string>> = equipeEClientes;

/** A company in the words of business: its number in its sector, its people and money, its time. */
export interface CompanyReading {
  /** The name's number in the sector. */
  sector: string;
  team: string;
  clients: string;
  money: string;
  owner: OwnerReading | null;
  /** Others who direct it. */
  partners: OwnerReading[];
  /** Legal and trade name; null without a trade name. */
  names: { legal: number; trade: number; text: string } | null;
  /** The names compared, in the order of the result: each number in a word and in the sector. */
  candidates: { keyword: string; text: string }[];
  /** Of the reference date, or of a later foundation, and the two after it. */
  years: CompanyYear[];
  months: CompanyMonth[];
}

/** Reads a company's result. Pure; nothing of it speaks of private life. */
export function readCompany(result: CompanyResult, sector: BusinessType): CompanyReading {
  const { map, tradeMap, companyNumber } = result;
  const directors = readDirectors(result);
  const partners = directors.slice(directors.length - result.partnerMaps.length);
  return {
    sector: interpretSectorNumber(sector, companyNumber),
    ...interpretCompanyPeople(companyNumber),
    owner: directors.length > partners.length ? (directors[0] ?? null) : null,
    partners,
    candidates: result.names.map((name) => ({
      text: interpretSectorNumber(sector, name.companyNumber),
      keyword: keywordOf(name.companyNumber),
    })),
    names: tradeMap && {
      legal: companyNumber,
      trade: tradeMap.expressao,
      text: interpretTradeName(companyNumber, tradeMap.expressao),
    },
    years: readCompanyYears(map),
    months: readCompanyMonths(map),
  };
}

/** The number of a name in a sector. */
export function interpretSectorNumber(sector: BusinessType, number: number): string {
  return textOf('setorENumero', textOf('setorENumero', sectors, sector), written(number));
}

/** Team, clients and money of a company by the number of its name. */
export function interpretCompanyPeople(number: number): Record<'team' | 'clients' | 'money', string> {
  return textOf('equipeEClientes', people, written(number));
}

/** The numbers of legal and trade name beside each other. */
export function interpretTradeName(legal: number, trade: number): string {
  return textOf('nomesDaEmpresa', names[trade === legal ? 'same' : 'differs'], written(trade));
}

/** 33 is read as its root: these tables have 1 to 9, 11 and 22. */
function written(number: number): number {
  return number === 33 ? toDigit(number) : number;
}
