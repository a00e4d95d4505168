import { withoutAccents } from '@sefira/contracts/shared/fold';

export const languages = ['pt', 'en', 'es'] as const;
export type Language = (typeof languages)[number];

/** Words that one language has and the others lack; function words first, since questions are short. */
const markers: Readonly<Record<Language, ReadonlySet<string>>> = {
  pt: new Set(
    'so sabado domingo segunda terca quarta quinta sexta semana de fevereiro maio junho julho setembro outubro dezembro desculpa tb mt oq sei ja ta qual quais meu minha meus minhas voce vc nao sim ola oi nasci nasceu eu ele ela dele dela com uma um isso essa esse aqui obrigado obrigada valeu quero tenho sou estou esta como quando porque pra para numero ano pessoal mes dia nome agora portugues no na do da dos das e o os as em que me sua seu ate mais muito tchau bom boa tarde noite fala diz explica entendi nada tudo significa amor negocio conseguir por sempre nunca mas entao se quem onde foi vai ser ter para'.split(
      ' ',
    ),
  ),
  en: new Set(
    'the what whats is my i am im was were born on in and you your how do does did can could should would are me of about this that for it its tell who when where why which please thanks thank hello hi hey he she his her him we our us love work money year number name week month day today tomorrow lottery sad died give pick choose english make will so why get our fight talk better job buy plan should move married best worst feel mean means partner boyfriend girlfriend husband wife compatible bye good morning not with'.split(
      ' ',
    ),
  ),
  es: new Set(
    'el los las cual cuales mi mis es soy naci nacio yo usted tu tus y con una un que como cuando por porque hola gracias ano personal numero hoy manana quiero tengo estoy esta muy nombre del al lo le pareja novio novia esposo esposa murio trabajo dinero dime puedes hacer eres buenos buenas dias tardes semana donde quien espanol si pero mas para mejor peor tiene tienes tengo puedo puede puedes hija hijo ahora entonces tambien bien enero febrero marzo diciembre septiembre octubre noviembre conviene cosas dame cuentame siento tiempo hago buen llama llamo quienes quisiera me gustaria fecha apellidos firmo borro hermana hermano madre padre abuela pelear peleamos suerte estas creo'.split(
      ' ',
    ),
  ),
};
/** Words that the Portuguese and the Spanish share count for both; these decide. */
const spanishOnly = new Set(
  'cual cuales mi mis soy naci nacio yo usted y hola gracias hoy manana quiero tengo estoy muy nombre del el los las le dime puedes hacer eres buenos buenas donde quien espanol novio novia murio dinero trabajo pero una un es en mayo gano pierdo mejor peor tiene tienes puedo puede hija hijo ahora entonces tambien bien enero febrero marzo diciembre septiembre octubre noviembre conviene cosas dame cuentame siento tiempo hago buen llama llamo quisiera fecha apellidos firmo borro hermana hermano abuela peleamos suerte creo'.split(
    ' ',
  ),
);
const portugueseOnly = new Set(
  'qual quais meu minha meus minhas voce vc nao ola oi eu ele ela dele dela uma isso aqui obrigado obrigada valeu tenho sou estou pra ate mais muito bom boa nome portugues agora fala diz com o os as do da dos das em no na um'.split(
    ' ',
  ),
);

const requests: readonly (readonly [RegExp, Language])[] = [
  // A request in Portuguese with words of another language in it.
  [/^(?:me )?(?:traduz\w*|como (?:se |eu )?(?:diz|fala|digo|falo|escreve|escrevo)|o que quer dizer)\b/u, 'pt'],
  [/\b(?:em|in|en|fala|responde\w*|volta) (?:o )?(?:portugues|portuguese)\b/u, 'pt'],
  [/\b(?:in|em|en) (?:english|ingles)\b/u, 'en'],
  [/\b(?:en|em|in) (?:espanol|espanhol|spanish)\b/u, 'es'],
];

/** The language of a message; a message without marked words keeps the language of the conversation. */
export function detectLanguage(text: string, before: Language): Language {
  const folded = withoutAccents(text).toLowerCase();
  const asked = requests.find(([pattern]) => pattern.test(folded));
  if (asked) return asked[1];
  // `Entre si` is Portuguese as well.
  const words = folded.replace(/\b(?:entre|por|para|de|em) si\b/gu, ' ').match(/[a-z]+/gu) ?? [];
  const score = { pt: 0, en: 0, es: 0 };
  for (const word of words) {
    for (const language of languages) if (markers[language].has(word)) score[language] += 1;
    if (spanishOnly.has(word) && !portugueseOnly.has(word)) score.es += 1;
    if (portugueseOnly.has(word) && !spanishOnly.has(word)) score.pt += 1;
  }
  if (/\b(?:ou|sobrenome)\b/u.test(folded)) score.pt += 1.5;
  if (/[¿¡ñ]/u.test(text)) score.es += 3;
  if (/(?<!\p{L})(?:qué|cuál|cómo|cuándo|dónde|quién|tú|mí|más|entendí)(?!\p{L})/iu.test(text)) score.es += 2;
  if (/[ãõç]/u.test(text)) score.pt += 2;
  // A conversation goes on in its language unless the words clearly say otherwise.
  score[before] += before === 'pt' ? 0.5 : 1.5;
  const [best = before] = [...languages].sort((one, other) => score[other] - score[one]);
  return score[best] < 1 ? before : best;
}
