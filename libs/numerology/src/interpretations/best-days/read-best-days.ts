import metodo from '../../../texts/dates/metodo.json' with { type: 'json' };
import ocasioes from '../../../texts/dates/ocasioes.json' with { type: 'json' };
import type { BestDays, DayLevel, Participant, ParticipantDay, ScoredDay } from '../../best-days/best-days.ts';
import { datedNumbers, type Fit, fitOf, inOccasionTable, type Occasion } from '../../best-days/occasions.ts';
import type { DestinyRelation } from '../../map-result.ts';
import { itemAt } from '../../tables/lookup.ts';
import { calledNames } from '../relationship/called-names.ts';
import { joinWords, type TextTable, textOf } from '../text-of.ts';

export interface OccasionText {
  /** "Casamento" */
  readonly name: string;
  /** "o casamento" */
  readonly of: string;
  readonly lead: string;
  readonly care: string;
  /** What to do before the date is settled. */
  readonly steps: readonly string[];
  /** Two wordings of each number. */
  readonly numbers: TextTable<readonly string[]>;
}

const texts: Readonly<Record<Occasion, OccasionText>> = ocasioes;

export const levelNames: Readonly<Record<DayLevel, string>> = {
  veryFavourable: 'Muito favorável',
  favourable: 'Favorável',
  neutral: 'Neutro',
  littleFavourable: 'Pouco favorável',
};

export const fitNames: Readonly<Record<Fit, string>> = {
  leads: 'Na frente',
  helps: 'Ajuda',
  neutral: 'Outro assunto',
  opposes: 'Puxa para outro lado',
};

/** Why a day suits one participant, or suits less. */
export interface DayReason {
  readonly name: string;
  readonly fit: Fit;
  /** What the day's number brings to the occasion. */
  readonly text: string;
  /** Favourable day, month and year; empty where they add nothing. */
  readonly support: string;
}

export interface DayWords {
  /** What the day is for all together. */
  readonly together: string;
  /** In the order of the participants. */
  readonly reasons: readonly DayReason[];
}

export interface MonthOfDays {
  /** `YYYY-MM` */
  readonly month: string;
  /** Favourable and very favourable days that are not avoided. */
  readonly good: number;
  /** The month's best day that is not avoided. */
  readonly best: string | null;
}

export interface BestDaysReading extends OccasionWords {
  /** Of the ranked days, in their order. */
  readonly best: readonly DayWords[];
  readonly months: readonly MonthOfDays[];
}

export interface OccasionWords {
  readonly occasionName: string;
  readonly lead: string;
  readonly care: string;
  /** What to do before the date is settled. */
  readonly steps: readonly string[];
  /** What each number brings to the occasion. */
  readonly table: readonly { readonly number: number; readonly fit: Fit; readonly text: string }[];
  readonly method: readonly { readonly title: string; readonly text: string; readonly certainty: string }[];
  readonly note: string;
}

export function occasionText(occasion: Occasion): OccasionText {
  return texts[occasion];
}

/** The words of a result: why each ranked day, what each number is good for, how the days were compared. */
export function readBestDays(result: BestDays, occasion: Occasion): BestDaysReading {
  return {
    ...wordsOfOccasion(occasion),
    best: wordsOfRanking(result, occasion),
    months: monthsOf(result.days),
  };
}

export function wordsOfOccasion(occasion: Occasion): OccasionWords {
  const { name, lead, care, steps } = texts[occasion];
  return {
    occasionName: name,
    lead,
    care,
    steps,
    table: datedNumbers.map((number) => ({
      number,
      fit: fitOf(occasion, number),
      text: textOfNumber(occasion, number),
    })),
    method: metodo.steps,
    note: metodo.note,
  };
}

/** A number that comes again on a later day has its other wording. */
function wordsOfRanking({ best, participants }: BestDays, occasion: Occasion): DayWords[] {
  const uses = new Map<number, number>();
  return best.map((day) => {
    const words = wordsOfDay(day, participants, occasion, uses);
    for (const number of new Set(day.participants.map(({ diaPessoal }) => diaPessoal))) {
      uses.set(number, (uses.get(number) ?? 0) + 1);
    }
    return words;
  });
}

/** The words of one day; `uses` counts the earlier days of each number. */
export function wordsOfDay(
  day: ScoredDay,
  participants: readonly Participant[],
  occasion: Occasion,
  uses: ReadonlyMap<number, number> = new Map(),
): DayWords {
  const reasons = participants.flatMap((participant, index) => {
    const own = day.participants[index];
    return own ? [reasonOf(participant, own, day, { occasion, uses })] : [];
  });
  return { together: togetherOn(day, participants, reasons, occasion), reasons };
}

function textOfNumber(occasion: Occasion, number: number, use = 0): string {
  const wordings = textOf(`ocasioes ${occasion}`, texts[occasion].numbers, inOccasionTable(number));
  return itemAt(wordings, use % wordings.length);
}

interface Wording {
  readonly occasion: Occasion;
  readonly uses: ReadonlyMap<number, number>;
}

const nameFits: Readonly<Record<DestinyRelation, { readonly fit: Fit; readonly words: string }>> = {
  favoravel: { fit: 'leads', words: 'nome e data combinam' },
  neutro: { fit: 'neutral', words: 'nome e data convivem bem, sem se reforçar' },
  desfavoravel: { fit: 'opposes', words: 'nome e data puxam para lados diferentes' },
};

function reasonOf(
  participant: Participant,
  own: ParticipantDay,
  day: ScoredDay,
  { occasion, uses }: Wording,
): DayReason {
  const { name, nameNumber } = participant;
  if (own.nameFit !== null) {
    const { fit, words } = nameFits[own.nameFit];
    const text = `Com Expressão ${nameNumber} no nome e ${day.dateNumber} na data, ${words}.`;
    return { name, fit, text, support: '' };
  }
  return {
    name,
    fit: fitOf(occasion, own.diaPessoal),
    text: textOfNumber(occasion, own.diaPessoal, uses.get(own.diaPessoal)),
    support: supportOf(own, day, occasion),
  };
}

function supportOf(own: ParticipantDay, { date }: ScoredDay, occasion: Occasion): string {
  const periods = [
    { name: `o mês ${own.mesPessoal}`, fit: fitOf(occasion, own.mesPessoal) },
    { name: `o ano ${own.anoPessoal}`, fit: fitOf(occasion, own.anoPessoal) },
  ];
  const backing = periods.filter(({ fit }) => fit === 'leads' || fit === 'helps').map(({ name }) => name);
  const opposing = periods.filter(({ fit }) => fit === 'opposes').map(({ name }) => name);
  return [
    own.isFavourable ? `Dia ${Number(date.slice(8))} é dia favorável.` : '',
    backing.length > 0 ? sentence(`${joinWords(backing)} ${backing.length > 1 ? 'reforçam' : 'reforça'}.`) : '',
    opposing.length > 0 ? sentence(`${joinWords(opposing)} ${opposing.length > 1 ? 'freiam' : 'freia'}.`) : '',
  ]
    .filter(Boolean)
    .join(' ');
}

function togetherOn(
  { diaUniversal, dateNumber, level, participants: own }: ScoredDay,
  participants: readonly Participant[],
  reasons: readonly DayReason[],
  occasion: Occasion,
): string {
  const short = shortNames(participants);
  const named = (isChosen: (index: number) => boolean) =>
    // A company to be opened has no day of its own: its reason compares name and date.
    short.filter((_name, index) => own[index]?.nameFit === null && isChosen(index));
  const isServed = (index: number) => reasons[index]?.fit === 'leads' || reasons[index]?.fit === 'helps';
  const served = named(isServed);
  const others = named((index) => !isServed(index));
  const favoured = named((index) => own[index]?.isFavourable === true);
  const universal = fitOf(occasion, diaUniversal);
  return [
    participants.length > 1 ? helpedWords(served, others, level) : '',
    favoured.length > 1 && others.length + served.length === favoured.length
      ? `É dia favorável de ${joinWords(favoured)}.`
      : '',
    universal === 'leads' || universal === 'helps' ? `O dia universal ${diaUniversal} também ajuda.` : '',
    universal === 'opposes' ? `O dia universal ${diaUniversal} pesa um pouco contra.` : '',
    occasion === 'birth' ? `Quem nasce nesta data tem Destino ${dateNumber}.` : '',
  ]
    .filter(Boolean)
    .join(' ');
}

function helpedWords(helped: readonly string[], others: readonly string[], level: DayLevel): string {
  if (helped.length === 0) {
    return level === 'littleFavourable'
      ? 'O número do dia trata de outro assunto, e o dia favorável, o mês e o ano não compensam.'
      : 'A data sobe pelos dias favoráveis, pelo mês e pelo ano, mais que pelo número do dia.';
  }
  const help = `O número do dia ajuda ${joinWords(helped)}`;
  if (others.length === 0) return `${help}.`;
  return `${help}; ${joinWords(others)} ${others.length > 1 ? 'chegam' : 'chega'} com outro assunto.`;
}

function monthsOf(days: readonly ScoredDay[]): MonthOfDays[] {
  const byMonth = Map.groupBy(days, ({ date }) => date.slice(0, 7));
  return [...byMonth].map(([month, all]) => {
    const open = all.filter(({ avoided }) => avoided === null);
    const top = open.reduce<ScoredDay | null>((best, day) => (best && best.score >= day.score ? best : day), null);
    const good = open.filter(({ level }) => level === 'veryFavourable' || level === 'favourable').length;
    return { month, good, best: top?.date ?? null };
  });
}

/** First names, with more of the name where two are equal; companies keep their whole name. */
export function shortNames(participants: readonly Pick<Participant, 'name' | 'kind'>[]): string[] {
  const people = participants.filter(({ kind }) => kind === 'person').map(({ name }) => name);
  const companies = participants.filter(({ kind }) => kind === 'company').map(({ name }) => name);
  return [...calledNames(people), ...companies];
}

function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
