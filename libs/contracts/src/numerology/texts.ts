import * as z from 'zod/mini';

/** The product's own Portuguese texts on the wire, as `interpretMap` of libs/numerology composes them. */

const strings = z.array(z.string());
const number = z.int();

/** What one of the five main numbers says. */
export const mainText = z.object({
  title: z.string(),
  /** One sentence for cards. */
  summary: z.string(),
  text: z.string(),
  keywords: strings,
  strengths: strings,
  challenges: strings,
  advice: z.string(),
});

export const titledText = z.object({ title: z.string(), text: z.string() });
export const numberedText = z.extend(titledText, { number });
export const practiceText = z.extend(numberedText, {
  practice: z.string(),
  /** What is special to the school, where there is something. */
  note: z.optional(z.string()),
});
export const describedText = z.object({ title: z.string(), description: z.string() });

export const personalYearText = z.object({
  phase: z.string(),
  description: z.string(),
  opportunities: strings,
  challenges: strings,
});

const dayShape = { text: z.string(), energy: z.string(), bestFor: z.string(), avoid: z.string() };
export const personalDayText = z.object({ message: z.string(), ...dayShape });
export const planetText = z.object({ theme: z.string(), ...dayShape });
export const arcanoText = z.object({ title: z.string(), theme: z.string(), text: z.string() });

/**
 * Every text of a map under the map's own keys; lists in the order of the map's lists.
 */
export const mapTexts = z.object({
  motivacao: mainText,
  impressao: mainText,
  expressao: mainText,
  destino: mainText,
  missao: mainText,
  diaNatalicio: titledText,
  numeroPsiquico: titledText,
  talentoOculto: titledText,
  aptidaoProfissional: z.object({ text: z.string(), areas: strings }),
  licoesCarmicas: z.array(practiceText),
  tendenciasOcultas: z.array(z.extend(numberedText, { keywords: strings })),
  respostaSubconsciente: titledText,
  dividasCarmicas: z.array(practiceText),
  ciclosDeVida: z.array(numberedText),
  desafios: z.array(practiceText),
  momentosDecisivos: z.array(numberedText),
  anoPessoal: personalYearText,
  mesPessoal: titledText,
  diaPessoal: personalDayText,
  planeta: planetText,
  arcanoRegente: titledText,
  arcanoVigente: z.nullable(arcanoText),
  sequenciasNegativas: z.array(z.extend(titledText, { sequence: z.string() })),
  relacaoIntervalos: z.nullable(z.string()),
  grauAscensao: titledText,
  harmoniaNomeNascimento: describedText,
  cores: z.string(),
  coresEvitar: z.nullable(z.string()),
  numerosHarmonicos: z.string(),
  numerosNeutros: z.nullable(z.string()),
  diasFavoraveis: z.string(),
  recommendations: z.array(describedText),
});
export type MapTextsWire = z.infer<typeof mapTexts>;
