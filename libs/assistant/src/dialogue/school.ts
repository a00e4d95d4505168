import { ruleSetFor, ruleSets } from '@sefira/numerology/rules/registry';
import type { Question } from '../answerer.ts';

/** `Numerologia pitagórica`: the adjective of each school, as letters with or without their marks, in either gender. */
const schools = ruleSets.map(({ system, label }) => {
  const word = label.split(' ').at(-1)?.normalize('NFD').replace(/\p{M}/gu, '') ?? system;
  const letters = [...word.slice(0, -1)].map((letter) => `${letter}\\p{M}?`).join('');
  return { system, named: new RegExp(`(?<!\\p{L})${letters}[ao]s?(?!\\p{L})`, 'iu') };
});

const lead =
  '(?<!\\p{L})(?:e\\s+)?(?:n[ao]|pel[ao]|em|com\\s+a|pra|para\\s+a|segundo\\s+a|conforme\\s+a|usando\\s+a|d[ao])\\s+(?:(?:numerologia|escola|tabela|sistema|regra|mapa)\\s+)?';
/** Questions about schools, which name one without asking for its numbers. */
const isAboutSchools =
  /diferen|melhor|por\s?que?\b|o\s+que\s+e\b|como\s+(?:funciona|(?:eu\s+)?(?:mudo|troco|passo)\b)|expli|qual\s+(?:a\s+)?(?:escola|numerologia)|usam|historia|origem|inventou|confi|certa\b|existe/iu;
/** What is left of a message that only names a school. */
const isFiller =
  /^(?:(?:e|agora|entao|mas|ok|sim|quero|queria|calcul\w+|refa\w+|mostr\w+|ver|veja|fica|ficaria|como|tudo|isso|esse|esses|o|os|a|da|de|para|pra|mim|por|favor|so|tambem)\s*)*$/iu;

export interface AskedSchool {
  readonly system: string;
  /** The message without the school; empty where it asks for nothing else. */
  readonly text: string;
}

/** The school that a message asks an answer by: "e na pitagórica?", "meu destino pela caldaica". */
export function askedSchool(text: string): AskedSchool | null {
  const written = text.normalize('NFD');
  if (isAboutSchools.test(written.replace(/\p{M}/gu, ''))) return null;
  for (const { system, named } of schools) {
    const phrase = new RegExp(`${lead}${named.source}`, 'iu');
    if (!phrase.test(written)) continue;
    const rest = written.replace(phrase, ' ').normalize('NFC').trim();
    const words = rest
      .normalize('NFD')
      .replace(/\p{M}|[^\p{L}\s]/gu, '')
      .trim();
    return { system, text: isFiller.test(words) ? '' : rest };
  }
  return null;
}

/** The school of a conversation: the one that was asked for last, else that of its subject, else none of its own. */
export function schoolOf({ text, state, system = null }: Pick<Question, 'text' | 'state' | 'system'>): string | null {
  return askedSchool(text)?.system ?? state?.system ?? system;
}

/** `numerologia pitagórica`. */
export function schoolInWords(system: string): string {
  const { label } = ruleSetFor(system);
  return label.charAt(0).toLowerCase() + label.slice(1);
}
