import * as z from 'zod/mini';

/** One interpretation in Portuguese, written for this product. What a text does not have is left out. */
export const interpretation = z.object({
  title: z.string(),
  /** One sentence for cards. */
  summary: z.optional(z.string()),
  text: z.string(),
  keywords: z.optional(z.array(z.string())),
  strengths: z.optional(z.array(z.string())),
  challenges: z.optional(z.array(z.string())),
  /** What to do with it. */
  advice: z.optional(z.string()),
});
export type Interpretation = z.infer<typeof interpretation>;

/** The interpretation of one of several values of the same kind: a lesson, a debt, an arcano, a sequence. */
export const numberedInterpretation = z.extend(interpretation, { number: z.int() });
export type NumberedInterpretation = z.infer<typeof numberedInterpretation>;

/** The interpretation of a stretch of life, in the order of `periodos`. */
export const periodInterpretation = z.extend(numberedInterpretation, { position: z.int(), current: z.boolean() });
export type PeriodInterpretation = z.infer<typeof periodInterpretation>;

export const personalYearText = z.object({
  number: z.int(),
  phase: z.string(),
  description: z.string(),
  opportunities: z.array(z.string()),
  challenges: z.array(z.string()),
});
export type PersonalYearText = z.infer<typeof personalYearText>;

/** The personal day, with what it is good for. */
export const personalDayText = z.object({
  number: z.int(),
  message: z.string(),
  text: z.string(),
  energy: z.string(),
  bestFor: z.string(),
  avoid: z.string(),
});

export const recommendation = z.object({ title: z.string(), description: z.string() });
export type Recommendation = z.infer<typeof recommendation>;

const optionalText = z.nullable(numberedInterpretation);

/** The texts of a whole map, by the map's own keys. A 0 (a name without vowels or consonants) has no text: null. */
export const mapTexts = z.object({
  motivacao: optionalText,
  impressao: optionalText,
  expressao: optionalText,
  destino: optionalText,
  missao: optionalText,
  diaNatalicio: optionalText,
  numeroPsiquico: optionalText,
  talentoOculto: optionalText,
  respostaSubconsciente: optionalText,
  relacaoIntervalos: optionalText,
  grauAscensao: interpretation,
  aptidaoProfissional: z.nullable(z.object({ number: z.int(), text: z.string(), areas: z.array(z.string()) })),
  licoesCarmicas: z.array(numberedInterpretation),
  tendenciasOcultas: z.array(numberedInterpretation),
  dividasCarmicas: z.array(numberedInterpretation),
  ciclosDeVida: z.array(periodInterpretation),
  desafios: z.array(periodInterpretation),
  momentosDecisivos: z.array(periodInterpretation),
  anoPessoal: z.nullable(personalYearText),
  mesPessoal: optionalText,
  diaPessoal: z.nullable(personalDayText),
  harmoniaNomeNascimento: interpretation,
  arcanoRegente: optionalText,
  arcanoVigente: optionalText,
  /** `number` is the digit that repeats. */
  sequenciasNegativas: z.array(numberedInterpretation),
  cores: z.string(),
  coresEvitar: z.string(),
  diasFavoraveis: z.string(),
  numerosHarmonicos: z.string(),
});
export type MapTexts = z.infer<typeof mapTexts>;
