import { withoutAccents } from '@sefira/contracts/shared/fold';
import { correctSpelling } from './correct-spelling.ts';
import slang from './data/slang.json' with { type: 'json' };

const expansions = new Map(Object.entries(slang));

/** Folded words: lower case, no accents, letters repeated for emphasis once, slang expanded, single spaces. */
export function foldQuestion(text: string): string {
  return withoutAccents(text)
    .toLowerCase()
    .replace(/([a-z])\1{2,}/gu, '$1')
    .replace(/[^a-z0-9%]+/gu, ' ')
    .trim()
    .split(' ')
    .map((word) => expansions.get(word) ?? word)
    .join(' ');
}

/** `Como que eu ponho`, `quando é que ele muda`: the words for emphasis say nothing. */
const emphasised = /\b(como|quando|onde) (?:e )?que (?=(?:eu|a gente|ele|ela|o|a|os|as|se)\b)/gu;

/** Folded words with misspelt words of the domain corrected. */
export function normalise(text: string): string {
  return correctSpelling(foldQuestion(text).replace(emphasised, '$1 '));
}

/** The questions of a message: its sentences, and clauses that a new question word opens. */
export function segmentsOf(text: string): string[] {
  return text
    .split(
      /(?<=[?!;\n])\s*|(?<=[\p{L}\d)])\.\s+|\s+(?=(?:e|,)\s+(?:também\s+|tambem\s+|tb\s+|depois\s+|ainda\s+)?(?:qual|quais|quando|como é|como e|quanto|o que|oq|será que|por que|por onde|como eu)\s)|(?<=\S+\s+\S+\s+\S+)(?<!\b(?:saber|sei|diz|dizer|fala|falar|e|de|com|em))\s+(?=(?:e\s+)?(?:qual\s+(?:é\s+|e\s+)?(?:o\s+|a\s+)?(?:meu|minha)\s|se\s+(?:eu\s+)?devo\s))|(?<=\S+\s+\S+\s+\S+),\s+(?=(?:e\s+)?(?:meu|minha|o que eu|por que|quando|qual)\s+\S+\s+\S)|(?<=\S+\s+\S+\s+\S+)\s*,\s+(?=(?:e\s+)?(?:(?:o|os|a|as)\s+)?(?:meus?|minhas?)\s+\S+)|(?<=\S+\s+\S+\s+\S+),?\s+(?=e\s+(?:em\s+)?(?:que\s+(?:ano|mês|mes|dia|fase|ciclo|cor|número|numero|profiss\S+|curso)|(?:d[ao]\s+|n[ao]\s+|[ao]\s+)?(?:minha\s+semana|meu\s+(?:mês|mes|ano|dia)))\b)|\s+(?=e\s+(?:os?|as?)\s+(?:frac|fort|ruim|ruins|defeit|qualidad)\S*(?:[\s,.?!]|$))|,?\s+(?=e\s+(?:também|tambem|tb|tbm)?\s*se\s+(?:20\d\d|o\s+ano|eu\s|vou\s|devo\s|é\s|vale\s))/u,
    )
    .map((part) => part.trim())
    .filter((part) => /[\p{L}\d]/u.test(part));
}
