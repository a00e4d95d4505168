import type { Explanation } from './explanations/explanation.ts';
import type { Letter, NameNote } from './letters.ts';
import type { ConjugalHarmony, MapSection, Planet, RuleId, RuleSetId, System } from './rules/rule-set.ts';

export interface MapInput {
  /** Full birth-certificate name, 1 to 120 characters. */
  name: string;
  /** `YYYY-MM-DD`, 1600 or later, not after `referenceDate`. */
  birthDate: string;
  /** `YYYY-MM-DD`: the day on which personal numbers and current periods are read. */
  referenceDate: string;
  system?: System;
}

/** `[from, to]` in calendar years; null: for the rest of life. */
export type YearSpan = [number, number | null];

/** A stretch of life ruled by one number. Ends are exclusive: `toAge`, `toYear`, `toDate` open the next one. */
export interface Period {
  /** 1-based position. */
  position: number;
  number: number;
  fromAge: number;
  toAge: number | null;
  fromYear: number;
  toYear: number | null;
  fromDate: string;
  toDate: string | null;
  current: boolean;
}

export type TriangleName = 'vida' | 'pessoal' | 'social' | 'destino';

/** Three or more equal digits side by side in one row of a triangle. */
export interface NegativeSequence {
  /** The digit three times: `"666"`. */
  sequence: string;
  /** 0 is the base line. */
  row: number;
  /** Index of the first cell in the row, and how many cells the run has. */
  start: number;
  length: number;
  /** Indexes in `letters` of the first and the last letter that cause it, inclusive. */
  letters: [number, number];
}

export interface ArcanoPeriod {
  /** 0-based position in `arcanos`. */
  index: number;
  arcano: number;
  fromDate: string;
  /** Exclusive; null for the last one, held for life. */
  toDate: string | null;
  /** Ages in years, with decimals. */
  fromAge: number;
  toAge: number | null;
}

export interface Triangle {
  /** `rows[0]` is the base line, the last row has one cell. */
  rows: number[][];
  arcanoRegente: number;
  arcanos: number[];
  sequenciasNegativas: NegativeSequence[];
  /** Null for a name of one letter, or when the map has no birth date. */
  vigente: ArcanoPeriod | null;
}

/** What the name alone gives. */
export interface NameResult {
  name: string;
  palavras: string[];
  letters: Letter[];
  /** How letters that the school does not name were read. */
  notes: NameNote[];
  motivacao: number;
  impressao: number;
  expressao: number;
  somaTotal: number;
  talentoOculto: number;
  licoesCarmicas: number[];
  tendenciasOcultas: number[];
  respostaSubconsciente: number;
  relacaoIntervalos: number | null;
  grauAscensao: 'em ascensao' | 'elevado' | 'rebaixado';
  valoresLetras: number[];
  arcanos: number[];
  arcanoRegente: number;
  /** Of the triângulo da vida; each triangle carries its own under `triangulos`. */
  sequenciasNegativas: string[];
}

/** What the birth date alone gives. */
export interface DateResult {
  birthDate: string;
  referenceDate: string;
  idade: number;
  destino: number;
  diaNatalicio: number;
  numeroPsiquico: number;
  ciclosDeVida: number[];
  ciclosAnos: YearSpan[];
  /** Ages at which the first and the second cycle end. */
  ciclosIdades: number[];
  desafios: number[];
  momentosDecisivos: number[];
  momentosAnos: YearSpan[];
  /** Ages at which the first three moments end. */
  momentosIdades: number[];
  anoPessoal: number;
  mesPessoal: number;
  diaPessoal: number;
  diasFavoraveis: number[];
  numerosHarmonicos: number[];
  numerosNeutros: number[];
  cores: string[];
  coresEvitar: string[];
  planeta: Planet;
  periodos: { ciclos: Period[]; desafios: Period[]; momentos: Period[] };
  vigentes: { ciclo: Period; desafio: Period; momento: Period };
}

/** What needs name and date together. */
export interface JointResult {
  missao: number;
  dividasCarmicas: number[];
  harmoniaConjugal: number;
  harmonia: ConjugalHarmony;
  opostosProfundos: number[];
  harmoniaNomeNascimento: DestinyRelation;
  aptidaoProfissional: number;
  aptidaoNumeros: number[];
  coresPorExpressao: string[];
  arcanoVigente: number | null;
  triangulos: Record<TriangleName, Triangle>;
}

/** How an Expressão stands to a Destino in table 3.3. */
export type DestinyRelation = 'favoravel' | 'neutro' | 'desfavoravel';

export interface MapIdentity {
  system: System;
  ruleSet: RuleSetId;
  /** What a map of this school shows. */
  secoes: MapSection[];
}

/** The whole map. Keys as in the worked examples, details beside them. */
export interface NumerologyMap extends MapIdentity, NameResult, DateResult, JointResult {
  explanations: Record<RuleId, Explanation>;
}
