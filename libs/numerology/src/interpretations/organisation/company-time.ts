import anoDaEmpresa from '../../../texts/company/anoDaEmpresa.json' with { type: 'json' };
import empresaNova from '../../../texts/company/empresaNova.json' with { type: 'json' };
import mesDaEmpresa from '../../../texts/company/mesDaEmpresa.json' with { type: 'json' };
import mesDeNovo from '../../../texts/company/mesDeNovo.json' with { type: 'json' };
import { workdaysOf } from '../../best-days/holidays.ts';
import { addDays, birthdayAt, daysInMonth, formatDate, parseDate } from '../../calendar/calendar.ts';
import { personalTimeOn, personalYearBase, personalYearOf } from '../../calendar/personal-time.ts';
import type { NumerologyMap } from '../../map-result.ts';
import { toDigit } from '../../reduction.ts';
import { ruleSetById } from '../../rules/registry.ts';
import { type TextTable, textOf } from '../text-of.ts';

const years: TextTable<string> = anoDaEmpresa;
const months: TextTable<string> = mesDaEmpresa;
const repeatedMonths: TextTable<string> = mesDeNovo;
/** Nothing is old in the first year of a firm: no line to end, no client to win back. */
const firstYears: TextTable<string> = empresaNova.anos;
const firstMonths: TextTable<string> = empresaNova.meses;
const yearsRead = 3;
const monthsRead = 12;

/** One year of a company, both days inclusive. */
export interface CompanyYear {
  number: number;
  from: string;
  to: string;
  text: string;
}

export interface CompanyMonth {
  /** `YYYY-MM` */
  month: string;
  number: number;
  personalYear: number;
  /** Null for a number that two months before have. */
  text: string | null;
  /** Favourable working days from the reference date on. */
  days: string[];
}

type DatedMap = Pick<NumerologyMap, 'birthDate' | 'referenceDate' | 'ruleSet' | 'diasFavoraveis'>;

/** The running year of a company and the two after it. */
export function readCompanyYears(map: DatedMap): CompanyYear[] {
  const founded = parseDate(map.birthDate, 'birthDate');
  const rules = ruleSetById(map.ruleSet);
  const base = personalYearBase(founded, parseDate(map.referenceDate, 'referenceDate'), rules);
  const startOf = (year: number) =>
    rules.anoPessoal.turns === 'january' ? { year, month: 1, day: 1 } : birthdayAt(founded, year - founded.year);
  return Array.from({ length: yearsRead }, (_, offset) => {
    const year = base + offset;
    const number = toDigit(personalYearOf(founded, year, rules));
    return {
      number,
      from: formatDate(startOf(year)),
      to: formatDate(addDays(startOf(year + 1), -1)),
      text:
        year === founded.year ? textOf('empresaNova anos', firstYears, number) : textOf('anoDaEmpresa', years, number),
    };
  });
}

/** Twelve months from that of the reference date on; a number that comes again is read with its second text. */
export function readCompanyMonths(map: DatedMap): CompanyMonth[] {
  const founded = parseDate(map.birthDate, 'birthDate');
  const reference = parseDate(map.referenceDate, 'referenceDate');
  const rules = ruleSetById(map.ruleSet);
  const firstAnniversary = formatDate(birthdayAt(founded, 1));
  const times = new Map<number, number>();
  const isWorkday = workdaysOf([reference.year, reference.year + 1]);
  return Array.from({ length: monthsRead }, (_, offset) => {
    const index = reference.month - 1 + offset;
    const year = reference.year + Math.floor(index / 12);
    const month = (index % 12) + 1;
    // The running month as it is on the reference date, which may be a company's first day.
    const at = offset === 0 ? reference : { year, month, day: 1 };
    const { mesPessoal: number, anoPessoal } = personalTimeOn(founded, at, rules);
    const time = (times.get(number) ?? 0) + 1;
    times.set(number, time);
    const days = Array.from({ length: daysInMonth(year, month) }, (_day, day) => ({ year, month, day: day + 1 }));
    return {
      month: formatDate(at).slice(0, 7),
      number,
      personalYear: anoPessoal,
      text:
        time === 1
          ? textOfMonth(number, formatDate(at) < firstAnniversary)
          : time === 2
            ? textOf('mesDeNovo', repeatedMonths, number)
            : null,
      days: days
        .filter((day) => map.diasFavoraveis.includes(day.day) && isWorkday(day))
        .map(formatDate)
        .filter((day) => day >= map.referenceDate),
    };
  });
}

function textOfMonth(number: number, isInFirstYear: boolean): string {
  return isInFirstYear ? textOf('empresaNova meses', firstMonths, number) : textOf('mesDaEmpresa', months, number);
}
