import * as z from 'zod/mini';
import { numerologySystem } from '../shared/fields.ts';
import { explanations } from './explanation.ts';

/** The whole numerology map on the wire: the engine's result (libs/numerology), key by key. */

const number = z.int();
const numbers = z.array(number);
const day = z.string();
const yearSpan = z.tuple([number, z.nullable(number)]);

export const planet = z.enum(['Sol', 'Lua', 'Marte', 'Mercúrio', 'Júpiter', 'Vênus', 'Saturno']);
export const destinyRelation = z.enum(['favoravel', 'neutro', 'desfavoravel']);

/** A stretch of life; ends are exclusive, null for the rest of life. */
export const period = z.object({
  position: number,
  number,
  fromAge: number,
  toAge: z.nullable(number),
  fromYear: number,
  toYear: z.nullable(number),
  fromDate: day,
  toDate: z.nullable(day),
  current: z.boolean(),
});

export const letter = z.object({ letter: z.string(), value: number, vowel: z.boolean(), word: number });

export const nameNote = z.object({
  letter: z.string(),
  readAs: z.string(),
  reason: z.enum(['stands-for', 'mark-without-value']),
  message: z.string(),
});

/** Three or more equal digits side by side in a row of a triangle; `letters` are the first and last letter of it. */
export const negativeSequence = z.object({
  sequence: z.string(),
  row: number,
  start: number,
  length: number,
  letters: z.tuple([number, number]),
});

export const arcanoPeriod = z.object({
  index: number,
  arcano: number,
  fromDate: day,
  toDate: z.nullable(day),
  fromAge: z.number(),
  toAge: z.nullable(z.number()),
});

/** `rows[0]` is the base line with one cell a letter, the last row has one cell. */
export const triangle = z.object({
  rows: z.array(numbers),
  arcanoRegente: number,
  arcanos: numbers,
  sequenciasNegativas: z.array(negativeSequence),
  vigente: z.nullable(arcanoPeriod),
});

/** What the name alone gives. */
const nameShape = {
  name: z.string(),
  palavras: z.array(z.string()),
  letters: z.array(letter),
  notes: z.array(nameNote),
  motivacao: number,
  impressao: number,
  expressao: number,
  somaTotal: number,
  talentoOculto: number,
  licoesCarmicas: numbers,
  tendenciasOcultas: numbers,
  respostaSubconsciente: number,
  relacaoIntervalos: z.nullable(number),
  grauAscensao: z.enum(['em ascensao', 'elevado', 'rebaixado']),
  valoresLetras: numbers,
  arcanos: numbers,
  arcanoRegente: number,
  sequenciasNegativas: z.array(z.string()),
};

export const periodsOfLife = z.object({
  ciclos: z.array(period),
  desafios: z.array(period),
  momentos: z.array(period),
});
export const currentPeriods = z.object({ ciclo: period, desafio: period, momento: period });

/** What the birth date alone gives. */
const dateShape = {
  birthDate: day,
  referenceDate: day,
  idade: number,
  destino: number,
  diaNatalicio: number,
  numeroPsiquico: number,
  ciclosDeVida: numbers,
  ciclosAnos: z.array(yearSpan),
  ciclosIdades: numbers,
  desafios: numbers,
  momentosDecisivos: numbers,
  momentosAnos: z.array(yearSpan),
  momentosIdades: numbers,
  anoPessoal: number,
  mesPessoal: number,
  diaPessoal: number,
  diasFavoraveis: numbers,
  numerosHarmonicos: numbers,
  numerosNeutros: numbers,
  cores: z.array(z.string()),
  coresEvitar: z.array(z.string()),
  planeta: planet,
  periodos: periodsOfLife,
  vigentes: currentPeriods,
};

/** What needs both. */
const jointShape = {
  missao: number,
  dividasCarmicas: numbers,
  harmoniaConjugal: number,
  harmonia: z.object({ vibra: numbers, atrai: numbers, oposto: numbers, passivo: numbers }),
  opostosProfundos: numbers,
  harmoniaNomeNascimento: destinyRelation,
  aptidaoProfissional: number,
  aptidaoNumeros: numbers,
  coresPorExpressao: z.array(z.string()),
  arcanoVigente: z.nullable(number),
  triangulos: z.object({ vida: triangle, pessoal: triangle, social: triangle, destino: triangle }),
};

export const numerologyMap = z.object({
  system: numerologySystem,
  /** Name and version of the rules that made it: `cabalistica@1`. */
  ruleSet: z.string(),
  /** What a map of this school shows; results that were stored before hold no list. */
  secoes: z.optional(z.array(z.string())),
  ...nameShape,
  ...dateShape,
  ...jointShape,
  explanations,
});
export type WireMap = z.infer<typeof numerologyMap>;
