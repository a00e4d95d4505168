import { isMain, type Topic } from '../../composing/topics.ts';
import type { Understood } from '../../understanding/read-message.ts';
import { actOf } from '../act.ts';
import type { Act, DialogueState } from '../state.ts';

const places = new Map([
  ['primeir', 0],
  ['segund', 1],
  ['terceir', 2],
  ['quart', 3],
  ['quint', 4],
  ['ultim', -1],
]);
const ordinal =
  /\b(?:o|a|do|da|no|na|pelo|pela|ao) (primeir|segund|terceir|quart|quint|ultim)[oa]\b(?! (?:ciclo|momento|desafio|fase|semestre|dia|mes|ano|vez|passo|melhor|lugar|filh|namorad|marid|espos))/u;
const ofThem = /\bqual\b.*\b(?:d(?:ess|est|el)[ea]s|d?os (?:meus |seus )?numeros)\b/u;
const strongest =
  /\b(?:forte|marcante|importante|principal|pesa|manda|destaca|predomina|dominante|chama atencao|sobressai)\b/u;
const hardest = /\b(?:fraco|dificil|desafiador|complicado|pesado|ruim|pior|atrapalha)\b/u;

/** One of the listed by its place: `o segundo`, `e o último?`; undefined where none is meant. */
function placed<Item>(items: readonly Item[], words: string): Item | undefined {
  const place = places.get(ordinal.exec(words)?.[1] ?? '');
  return place === undefined ? undefined : items.at(place);
}

/** What is asked of the numbers listed last: one by its place, the strongest or the hardest of them. */
export function ofListedNumbers(message: Understood, { listed, act }: DialogueState): Act | null {
  const { words, topics, areas } = message;
  if (listed?.kind !== 'numbers' || act === null || topics.some((topic) => topic !== 'mapa')) return null;
  const asked = (intent: string, about: readonly Topic[]): Act => ({
    ...actOf(intent, message, message, act.who),
    topics: about,
    periods: [],
  });
  if (ofThem.test(words) && areas.length === 0) {
    if (strongest.test(words)) return asked('numeroForte', []);
    if (hardest.test(words)) return asked('fraco', []);
  }
  const topic = placed(listed.topics, words);
  if (topic === undefined || words.split(' ').length > 7) return null;
  return asked(isMain(topic) ? 'numero' : 'periodo', [topic]);
}

/** `E que número dá?`, `quanto soma o escolhido?` after a name was chosen. */
const ofPicked =
  /^(?:e |mas |entao )*(?:(?:(?:que|qual)(?: e)?(?: o)? )?numero(?: (?:e|o|a|da|dele|dela|do|escolhid[oa]|nome|desse|dessa|que|ele|ela|esse|tem))*|quanto (?:da|soma)(?: (?:ele|ela|esse|[oa] escolhid[oa]))?|(?:esse|ele|ela|[oa] escolhid[oa]) (?:da|soma) (?:quanto|que numero|qual numero))$/u;

/** The name that a message picks out of those proposed or judged: `gostei do primeiro, e o número dele?` */
export function pickedName({ words, read }: Understood, { listed, table }: DialogueState): string | null {
  if (read.names.length > 0 || words.split(' ').length > 10) return null;
  if (table.picked !== null && ofPicked.test(words)) return table.picked;
  return placed(listed?.kind === 'names' ? listed.names : table.names, words) ?? null;
}
