import { withoutAccents } from '@sefira/contracts/shared/fold';
import { correctSpelling } from './correct-spelling.ts';
import slang from './data/slang.json' with { type: 'json' };

const expansions = new Map(Object.entries(slang));

/** The letter itself: `e o ç?` */
const cedilla = /(?<!\p{L})ç(?!\p{L})/giu;

/** Folded words: lower case, no accents, letters repeated for emphasis once, slang expanded, single spaces. */
export function foldQuestion(text: string): string {
  return withoutAccents(withOrdinals(text.replace(cedilla, 'cedilha').replace(thousands, '')))
    .toLowerCase()
    .replace(/([a-z])\1{2,}/gu, '$1')
    .replace(/[^a-z0-9%]+/gu, ' ')
    .trim()
    .split(' ')
    .map((word) => expansions.get(word) ?? word)
    .join(' ')
    .replace(/\b1(?= (?:palavra|frase|linha)\b)/gu, 'uma')
    .replace(/(?<=\b(?:minha|sua|nossa|da|com a) )vou\b/gu, 'vo');
}

/** The point of `1.280`; the one of `10.05.1980` parts a date. */
const thousands = /(?<=(?<![\d.])\d{1,3})\.(?=\d{3}(?![\d.]))/gu;

const ordinals = ['primeir', 'segund', 'terceir', 'quart'];

/** `A 1ª por quê?`; `1º de maio` is a date. */
function withOrdinals(text: string): string {
  return text.replace(
    /(?<!\d)([1-4])(ª|º)(?!\s*(?:de\s|\/))/gu,
    (_, place: string, gender: string) => `${ordinals[Number(place) - 1]}${gender === 'ª' ? 'a' : 'o'}`,
  );
}

/** `Como que eu ponho`, `quando é que ele muda`: the words for emphasis say nothing. */
const emphasised = /\b(como|quando|onde) (?:e )?que (?=(?:eu|a gente|ele|ela|o|a|os|as|se)\b)/gu;

/** `Quem começa? kkk`, `melhor não, né?`: laughter and tags at the end ask nothing. */
const trailing =
  /(?<=\S)(?<!\bcom)(?: (?:k+|rs+|(?:h[aeu])+h?|hein|ne|entao|enfim|afinal|viu|por favor|pfv?|please|pls))+$/u;

/** `Que que eu faço`, `o que é que eu faço`. */
const doubled = /\b(?:o )?que (?:e )?que (?=(?:eu|ele|ela|a gente|voce|eles|elas)\b)/gu;

/** `Meu ano, mês e dia pessoal`: one adjective for several nouns. */
const joint =
  /\b(ano|mes)((?: (?:e|o|o meu|meu|e o|e o meu))? (?:ano|mes|dia))?(?= (?:e|ou)(?: o)?(?: meu)? (?:ano|mes|dia) pessoa(?:l|is)\b)/gu;

/** Folded words with misspelt words of the domain corrected. */
export function normalise(text: string): string {
  const folded = foldQuestion(text).replace(emphasised, '$1 ').replace(doubled, 'o que ');
  const words = withEachNoun(correctSpelling(folded))
    .replace(assent, '')
    .replace(trailing, '')
    .replace(timeOfYear, 'epoca')
    .replace(relatesTo, 'para');
  return words.replace(questionLast, '$1$3 $2');
}

/** `A melhor hora do ano` is no time of day. */
const timeOfYear = /\bhora(?= d[oe] (?:ano|mes)\b)/gu;

/** `E em relação ao dinheiro?` asks for no love. */
const relatesTo = /\bem relacao (?:ao?s?)\b/gu;

/** `Peço aumento como?`, `contrato qual?`: the question word at the end, as in speech. */
const questionLast =
  /^((?:e |mas |entao )*)((?!(?:e|mas|entao|o que|que|por que|porque|para|qual|quais|como|quando|onde|quem|de|em|com|isso|ess[ea]|nao)\b)\w+(?: \w+){1,4}) (como|quando)$/u;

/** `Blz e como lido?`, `ok, qual a diferença`: an assent before a question. */
const assent =
  /^(?:(?:beleza|blz|ok|okay|certo|entendi|legal|show|massa|saquei|uhum|hmm+|ah|aham|bacana|perfeito|otimo) )+(?=(?:e |mas )?(?:qual|quais|como|por ?que|porque|o que|quando|onde|quanto|quem|de onde)\b)/u;

function withEachNoun(words: string): string {
  return words
    .replace(joint, (_, first: string, second?: string) => `${first} pessoal${second ? `${second} pessoal` : ''}`)
    .replace(/\bpessoais\b(?<=\b(?:ano|mes|dia) pessoais)/gu, 'pessoal');
}

/** Words that open a question in speech, after a story of four words or more: `meu filho anda calado será que ele está bem`. */
const dictated =
  /(?<=\S+\s+\S+\s+\S+\s+\S*[\p{L}\d])(?<!\b(?:saber|sei|sabe|diz|diga|dizer|fala|falar|entend\p{L}*|pergunt\p{L}*|cont[aeo]\p{L}*|expli\p{L}*|mostr\p{L}*|ver|vejo|decidir|pens\p{L}*|acho|acha|lembr\p{L}*|dúvida|duvida|descobr\p{L}*|e|ou|de|com|em|pra|para|nem|sobre|mas|que|q|se|não|nao|n)),?\s+(?=(?:e\s+|aí\s+|ai\s+|então\s+|entao\s+)?(?:ser[áa]\s+q(?:ue)?|(?:vo)?c[eê]?\s+acha\s+q(?:ue)?|o\s*q(?:ue)?\s+(?:(?:é\s+)?q(?:ue)?\s+)?(?:eu|combina|vc|você|voce)|como\s+(?:é\s+|eh\s+)?q(?:ue)?\s+(?:eu|a\s+gente|el[ae])|como\s+(?:é\s+que\s+)?(?:eu\s+)?(?:faço|faco|chego|trato|lido|falo|ajudo)|quando\s+(?:é\s+)?q(?:ue)?\s|at[ée]\s+quando\s|tem\s+como\s|vale\s+a\s+pena\s|por\s*qu?e\s+ser[áa])(?:\s|$|(?<=\s))\S*)/iu;

/** The questions of a message: its sentences, and clauses that a new question word opens. */
export function segmentsOf(text: string): string[] {
  return text
    .split(
      /(?<=[?!;\n])\s*|(?<=[\p{L}\d)])\.\s+|\s+(?=(?:e|,)\s+(?:também\s+|tambem\s+|tb\s+|depois\s+|ainda\s+)?(?:qual|quais|quando|como é|como e|quanto|o que|oq|será que|por que|por onde|como eu)\s)|(?<=\S+\s+\S+\s+\S+)(?<!\b(?:saber|sei|diz|dizer|fala|falar|e|de|com|em))\s+(?=(?:e\s+)?(?:qual\s+(?:é\s+|e\s+)?(?:o\s+|a\s+)?(?:meu|minha)\s|se\s+(?:eu\s+)?devo\s))|(?<=\S+\s+\S+\s+\S+),\s+(?=(?:e\s+)?(?:meu|minha|o que eu|por que|quando|qual)\s+\S+\s+\S)|(?<=\S+\s+\S+\s+\S+)\s*,\s+(?=(?:e\s+)?(?:(?:o|os|a|as)\s+)?(?:meus?|minhas?)\s+\S+)|(?<=\S+\s+\S+\s+\S+),?\s+(?=e\s+(?:em\s+)?(?:que\s+(?:ano|mês|mes|dia|fase|ciclo|cor|número|numero|profiss\S+|curso)|(?:d[ao]\s+|n[ao]\s+|[ao]\s+)?(?:minha\s+semana|meu\s+(?:mês|mes|ano|dia)))\b)|\s+(?=e\s+(?:os?|as?)\s+(?:frac|fort|ruim|ruins|defeit|qualidad)\S*(?:[\s,.?!]|$))|,?\s+(?=e\s+(?:também|tambem|tb|tbm)?\s*se\s+(?:20\d\d|o\s+ano|eu\s|vou\s|devo\s|é\s|vale\s))/u,
    )
    .flatMap((part) => part.split(dictated))
    .map((part) => part.trim())
    .filter((part) => /[\p{L}\d]/u.test(part));
}
