import type { ScoreExplanation } from './explanations/explanation.ts';
import type { DateResult, DestinyRelation, NumerologyMap } from './map-result.ts';
import type { Planet } from './rules/rule-set.ts';

/** Position of two reduced Missões in table 3.1. 5 with 5 is `vibra`; other equal numbers are `igual`. */
export type ConjugalRelation = 'vibra' | 'atrai' | 'igual' | 'passivo' | 'oposto' | 'profundamenteOposto';

export type CompatibilityLevel = 'Excelente' | 'Muito Boa' | 'Boa' | 'Regular' | 'Desafiadora';
export type BandColor = 'green' | 'yellow' | 'orange' | 'red';

/** Personal analysis (docs/numerology.md section 8). Percentages are integers 0 to 100. */
export interface PersonalResult {
  lifePath: number;
  expression: number;
  compatibility: number;
  luckyNumbers: number[];
  explanations: Record<'compatibility' | 'luckyNumbers', ScoreExplanation>;
  map: NumerologyMap;
}

export interface PairResult {
  /** Indexes in the list of people. */
  first: number;
  second: number;
  score: number;
  level: CompatibilityLevel;
  color: BandColor;
  /** Harmonia conjugal (reduced Missão) of each. */
  numbers: [number, number];
  relation: ConjugalRelation;
  destinyRelation: DestinyRelation;
  explanation: ScoreExplanation;
}

export interface CompatibilityResult {
  overallScore: number;
  level: CompatibilityLevel;
  color: BandColor;
  people: { name: string; lifePath: number; expression: number; harmoniaConjugal: number; map: NumerologyMap }[];
  pairs: PairResult[];
  explanations: Record<'overallScore', ScoreExplanation>;
}

export const businessTypes = [
  'Tecnologia',
  'Varejo',
  'Serviços',
  'Consultoria',
  'Educação',
  'Saúde',
  'Alimentação',
  'Construção',
  'Arte e Design',
  'Finanças',
  'Marketing',
  'Outros',
] as const;
export type BusinessType = (typeof businessTypes)[number];

/** A weekday to open on, with the numbers that the company would have. */
export interface OpeningDay {
  /** `YYYY-MM-DD` */
  date: string;
  foundingNumber: number;
  personalYear: number;
  successPotential: number;
  /** Whether it is among the favourable days of the owner's birth. */
  isOwnersDay: boolean;
}

/** A name of a company beside the others that it could bear. */
export interface CompanyNameFit {
  name: string;
  companyNumber: number;
  motivacao: number;
  impressao: number;
  numeroPoderoso: number;
  /** Numbers 1 to 9 that its letters lack. */
  lacks: number[];
  /** Of the name's own numbers, without those of date and owner. */
  sectorFit: number;
  withFoundation: DestinyRelation;
  withFounders: { name: string | null; relation: DestinyRelation }[];
  successPotential: number;
  /** 0 to 100 (docs/numerology.md section 8). */
  fit: number;
  /** Whether it is the first of the best fit. */
  isBest: boolean;
  /** Best weekday to open under this name, `YYYY-MM-DD`; null for a company that is founded. */
  openingDay: string | null;
}

export type CompanyExplanationKey =
  | 'numeroPoderoso'
  | 'compatibility'
  | 'sectorFit'
  | 'financialOutlook'
  | 'growthPotential'
  | 'successPotential';

export interface CompanyResult {
  /** destino = Expressão of the name, caminhoOrigem = Destino of the foundation date, numeroPoderoso = their sum reduced. */
  calculations: { destino: number; caminhoOrigem: number; numeroPoderoso: number };
  financialOutlook: number;
  growthPotential: number;
  successPotential: number;
  compatibility: number;
  companyNumber: number;
  foundingNumber: number;
  ownerNumber: number | null;
  sectorFit: number;
  sectorNumbers: readonly number[];
  personalYear: number;
  /** Favourable days of the foundation date, `YYYY-MM-DD`, reference date or later foundation and the 89 days after it. */
  bestDays: string[];
  /** False while the foundation date lies ahead. */
  isFounded: boolean;
  /** Best weekdays to open of a company to be founded; else empty. */
  openingDays: OpeningDay[];
  /** Company name with the owner's birth and with its own foundation, by table 3.3. */
  nameWithFoundation: DestinyRelation;
  nameWithOwner: DestinyRelation | null;
  /** Of registered and trade name together, and of company and owner together, 1 to 9. */
  brandHarmony: number | null;
  ownerAffinity: number | null;
  explanations: Record<CompanyExplanationKey, ScoreExplanation>;
  map: NumerologyMap;
  tradeMap: NumerologyMap | null;
  ownerMap: NumerologyMap | null;
  partnerMaps: NumerologyMap[];
  /** The name and the others that it is compared with; empty without others. */
  names: CompanyNameFit[];
}

export interface CalendarDay {
  date: string;
  /** 0 Sunday to 6 Saturday. */
  weekday: number;
  planet: Planet;
  anoPessoal: number;
  mesPessoal: number;
  diaPessoal: number;
  favoravel: boolean;
}

export interface WeeklyCycle {
  date: string;
  /** Personal day of the reference date. */
  number: number;
  /** Portuguese name of the weekday. */
  day: string;
  planet: Planet;
  /** Sunday to Saturday of that week. */
  days: { date: string; day: string; planet: Planet; number: number; favoravel: boolean }[];
}

/** Part of a calendar year under one personal year; both dates inclusive. */
export interface PersonalYearSpan {
  personalYear: number;
  from: string;
  to: string;
}

export interface YearlyCycle {
  year: number;
  /** At the reference date when it lies in `year`; else the one that begins in `year`. */
  personalYear: number;
  spans: PersonalYearSpan[];
  /** Personal months in order of time; the birthday month has two entries when the year turns inside it. */
  months: { month: number; from: string; to: string; personalYear: number; personalMonth: number }[];
  /** Whether the year lies before the birth: numbers are then a formula only. */
  beforeBirth: boolean;
}

export interface CyclesResult {
  weekly: WeeklyCycle;
  yearly: YearlyCycle;
  current: DateResult['vigentes'];
  periods: DateResult['periodos'];
  calendar: CalendarDay[];
}

/** Name analysis (docs/numerology.md section 8). */
export interface NameAnalysisResult {
  expressionNumber: number;
  soulUrgeNumber: number;
  personalityNumber: number;
  nameCompatibility: { score: number; relation: DestinyRelation; color: BandColor; explanation: ScoreExplanation };
  map: NumerologyMap;
}

export const roles = [
  'Líder',
  'Mediador',
  'Criativo',
  'Organizador',
  'Inovador',
  'Cuidador',
  'Analista',
  'Executor',
] as const;
export type Role = (typeof roles)[number];

export interface GroupMemberResult {
  name: string;
  role: Role;
  /** Which number gave the role. */
  roleFrom: 'expressao' | 'destino' | 'motivacao';
  destinyNumber: number;
  birthNumber: number;
  expressionNumber: number;
  groupCompatibility: number;
  map: NumerologyMap;
}

export interface GroupResult {
  members: GroupMemberResult[];
  groupNumber: number;
  overallCompatibility: number;
  synergyScore: number;
  pairs: PairResult[];
  explanations: Record<'groupNumber' | 'overallCompatibility' | 'synergyScore', ScoreExplanation>;
}
