/**
 * How sure a rule is: A proved by a published worked example and independent sources, B several sources,
 * C one source or split sources, D no source found (product choice). C and D are shown with "as escolas divergem".
 */
export type Certainty = 'A' | 'B' | 'C' | 'D';

/** Id of a school of the registry: `cabalistica`. Where a result is asked for, an id of a rule set stands for that version. */
export type System = string;
/** `cabalistica@1`. */
export type RuleSetId = `${System}@${string}`;

/** Parts of a map that are shown by every school or by some; a school lists its own in order. */
export type MapSection =
  | 'numeros'
  | 'letras'
  | 'carma'
  | 'nascimento'
  | 'harmonia'
  | 'tempoPessoal'
  | 'periodos'
  | 'triangulos';

/** How two numbers stand to each other in the table of conjugal harmony. `oposto` includes the profound one. */
export interface ConjugalHarmony {
  vibra: number[];
  atrai: number[];
  oposto: number[];
  passivo: number[];
}

export type Planet = 'Sol' | 'Lua' | 'Marte' | 'Mercúrio' | 'Júpiter' | 'Vênus' | 'Saturno';

/** Tables of a school by numbers: they belong to its rule set and change only with its version. */
export interface SchoolTables {
  conjugalHarmony: Readonly<Record<number, ConjugalHarmony>>;
  profoundOpposites: Readonly<Record<number, readonly number[]>>;
  harmonicNumbers: Readonly<Record<number, readonly number[]>>;
  neutralNumbers: Readonly<Record<number, readonly number[]>>;
  coloursByDay: Readonly<Record<number, readonly string[]>>;
  coloursToAvoid: Readonly<Record<number, readonly string[]>>;
  coloursByExpression: Readonly<Record<number, readonly string[]>>;
  /** By number 1 to 9; the first entry stands for 0. */
  planetsOfNumber: readonly Planet[];
  /** The two base days of the favourable days of a month and day of birth. */
  favourableBases: (month: number, day: number) => [number, number];
}

/** Every rule that a result can name. */
export type RuleId =
  | 'motivacao'
  | 'impressao'
  | 'expressao'
  | 'somaTotal'
  | 'destino'
  | 'missao'
  | 'diaNatalicio'
  | 'numeroPsiquico'
  | 'talentoOculto'
  | 'licoesCarmicas'
  | 'tendenciasOcultas'
  | 'respostaSubconsciente'
  | 'dividasCarmicas'
  | 'ciclosDeVida'
  | 'desafios'
  | 'momentosDecisivos'
  | 'anoPessoal'
  | 'mesPessoal'
  | 'diaPessoal'
  | 'diasFavoraveis'
  | 'numerosHarmonicos'
  | 'harmoniaConjugal'
  | 'harmoniaNomeNascimento'
  | 'relacaoIntervalos'
  | 'grauAscensao'
  | 'aptidaoProfissional'
  | 'cores'
  | 'planeta'
  | 'arcanos'
  | 'arcanoRegente'
  | 'arcanoVigente'
  | 'sequenciasNegativas';

/** A rule as a person can read it. */
export interface RuleReference {
  title: string;
  statement: string;
  source: string;
  certainty: Certainty;
  /** What other schools do, where they split. */
  dissent?: string;
}

/** Diacritics that a system may give a value to, by the Unicode combining character. */
export type MarkRule = { add: number } | { multiply: number };

export interface AlphabetRules {
  /** Value of each basic Latin letter, upper case. */
  values: Readonly<Record<string, number>>;
  /** Value of a letter with its mark taken as another letter (Ç), by the composed upper-case letter. */
  ownLetters: Readonly<Record<string, number>>;
  /** By combining character. A mark that is not listed leaves the value of the letter as it is. */
  marks: Readonly<Record<string, MarkRule>>;
  /** What other schools do with a mark, by combining character; shown where a name has it. */
  markDissents: Readonly<Record<string, string>>;
  /** Added to the letter before an apostrophe. */
  apostrophe: number;
  /** Whether accents are ignored by rule (no note is made of them). */
  ignoresMarks: boolean;
  vowels: string;
  /** `always`: Y is listed in `vowels`. `context`: a vowel only when no adjacent letter of the word is one. */
  y: 'always' | 'context';
}

export interface NameNumberRules {
  /** `total`: add every letter, then reduce. `words`: reduce each word first, keeping masters. */
  method: 'total' | 'words';
  masters: readonly number[];
  /** Results that are done again word by word (each to one digit), to recover a hidden master. */
  retryByWord: readonly number[];
  /** How sure the retry is, where it is less sure than the rule. */
  retryCertainty?: Certainty;
}

/** A school as data: every choice on which schools differ is one field. */
export interface RuleSet {
  id: RuleSetId;
  system: System;
  version: number;
  label: string;
  /** What a map of this school shows. */
  sections: readonly MapSection[];
  tables: SchoolTables;
  alphabet: AlphabetRules;
  motivacao: NameNumberRules;
  impressao: NameNumberRules;
  expressao: NameNumberRules;
  destino: {
    /** `digits`: all digits of the date. `parts`: day, month and year reduced apart. */
    method: 'digits' | 'parts';
    masters: readonly number[];
    retryByParts: readonly number[];
  };
  missao: { masters: readonly number[] };
  talentoOculto: { masters: readonly number[] };
  numeroPsiquico: { masters: readonly number[] };
  tendenciasOcultas: { minimum: number };
  dividasCarmicas: {
    /** `final`: read from the reduced numbers. `totals`: read from sums before reduction. */
    method: 'final' | 'totals';
    debts: readonly number[];
    /** Whether a 22 counts as a 4, and so as debt 13. Only for `final`. */
    twentyTwoCounts: boolean;
  };
  ciclosDeVida: {
    /** Age at which the first cycle ends is this minus the Destino. */
    limit: number;
    /** Whether a master Destino is reduced to one digit before the subtraction. */
    reduceDestino: boolean;
    secondLength: number;
    masters: { month: readonly number[]; day: readonly number[]; year: readonly number[] };
  };
  desafios: { count: 3 | 4; along: 'cycles' | 'moments' };
  momentosDecisivos: {
    /** `digits`: add the digits of the two parts. `parts`: add the parts, each reduced to one digit. */
    method: 'digits' | 'parts';
    masters: readonly number[];
    length: number;
  };
  anoPessoal: { turns: 'birthday' | 'january'; masters: readonly number[] };
  /** Whether the month of the calendar or that of the birth is added to the personal year. */
  mesPessoal: { masters: readonly number[]; month: 'calendar' | 'birth' };
  diaPessoal: { masters: readonly number[] };
  cores: { by: 'dia' | 'expressao' };
  arcanos: { span: number };
  /** Numbers of several people or of a code added together. */
  sums: { masters: readonly number[] };
}
