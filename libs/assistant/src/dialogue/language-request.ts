import { foreignWords } from '../understanding/foreign-intents.ts';
import type { Understood } from '../understanding/read-message.ts';
import { applied } from './act.ts';
import type { Dialogue } from './dialogue.ts';
import type { DialogueState } from './state.ts';

/** Languages that are not spoken, by words that no spoken language shares. */
const notSpoken: readonly (readonly [manner: string, pattern: RegExp])[] = [
  [
    'idiomaFrances',
    /\b(?:bonjour|bonsoir|je (?:suis|m appelle|voudrais|veux)|quel(?:le)? est (?:mon|ma|le|la)|mon (?:chiffre|nombre|numero)|ma date de naissance|s il (?:vous|te) plait|parlez vous|qu est ce)\b/u,
  ],
  [
    'idiomaItaliano',
    /\b(?:buongiorno|buonasera|vorrei|sono nat[oa]|mi chiamo|qual e il mio|il mio (?:numero|nome|anno)|la mia data|parli italiano)\b/u,
  ],
  [
    'idiomaAlemao',
    /\b(?:guten (?:tag|morgen|abend)|ich (?:bin|mochte|heisse)|meine zahl|wie ist meine|sprichst du)\b/u,
  ],
];
const request =
  /^(?:(?:e|and|y|agora|now|ahora|pode|podes|can|could|you|please|por favor|me|mas|but|pero|answer|respond\w*|fal\w+|speak|say|diz\w*|di|repet\w+|repeat|traduz\w*|translate|traduce|habl\w+|escrev\w+|write|volt\w+|continu\w+|it|that|isso|this|esto|eso|lo mesmo|a mesma coisa|the same|again|de novo|tudo|all) )*(?:em|in|en|to|into|para|pra|o|al|a)(?: o)? (?:portugues|portuguese|ingles|english|espanhol|espanol|spanish)(?: (?:please|por favor|now|agora|ahora|then))*$/u;

/** A language that is not spoken, or the last answer again in another one: `and in Portuguese please?`; null for any other message. */
export function languageRequest(message: Understood, state: DialogueState, before: DialogueState): Dialogue | null {
  const words = foreignWords(message.text);
  const manner = notSpoken.find(([, pattern]) => pattern.test(words))?.[0];
  const base = { message, corrected: null };
  if (manner !== undefined)
    return { ...base, message: { ...message, language: 'pt' }, state: before, acts: [], manner };
  const { act } = state;
  if (act === null || state.mood !== null || before.language === message.language || !request.test(words)) return null;
  return { ...base, state: { ...applied(state, act), table: state.table }, acts: [act], manner: null };
}
