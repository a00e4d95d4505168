import { namedChildName } from '../../tools/child-name-tool.ts';
import type { Understood } from '../../understanding/read-message.ts';
import { isFirstName } from '../../understanding/read-names.ts';
import { asksNoHolidays, weekdaysIn } from '../../understanding/read-weekdays.ts';
import { actOf } from '../act.ts';
import type { Act, DialogueState } from '../state.ts';
import { namesPage } from './studio.ts';
import { namesIn } from './titles.ts';

const spelling = /\b(?:grafias?|escrev\w+|escrit[ao]s?|form[ao]s?|jeitos?|vers(?:ao|oes)|assin\w+|letras?)\b/u;
const undoes = /\b(?:desf\w+|tir\w+|elimin\w+|apag\w+|remov\w+|livr\w+|limp\w+|evit\w+|sem)\b/u;
const goesOnUndoing =
  /^(?:e |mas |entao |ta )*(?:(?:como|da para|tem como|posso|o que|que)(?: \w+){0,4} )?(?:tir\w+|desfa\w+|desfaco|elimin\w+|remov\w+|resolv\w+|limp\w+|livr\w+)(?: (?:iss[oo]|el[ea]s?|ess[ea]s?|del[ea]s))*$/u;
const pointed = /\b(?:d?ess[ae]s|d?est[ae]s|d?as minhas|minhas|as tres|as duas) sequencias?\b/u;

/** `Que grafia real desfaz essas sequências?` of a name that is known; null for any other question. */
export function spellingsAsked(message: Understood, state: DialogueState): Act | null {
  const { words } = message;
  // `Como faço pra tirar?` after the sequences of a name.
  if (goesOnUndoing.test(words) && state.table.mode === 'assinatura' && state.table.names.length === 0)
    return spellingsOf(message, state);
  const isAsked = undoes.test(words) && /\bsequencias?\b/u.test(words);
  // `Como tirar o 444 da minha assinatura?` is a question about the page.
  if (!isAsked || !(pointed.test(words) || /\bgrafias?\b/u.test(words)) || /\b\d{3}\b/u.test(words)) return null;
  if (!spelling.test(words) && !/\bcomo\b/u.test(words)) return null;
  return spellingsOf(message, state);
}

function spellingsOf(message: Understood, state: DialogueState): Act | null {
  const [label = 'eu'] = message.isAboutMe ? ['eu'] : state.who;
  const { mode, names } = state.table;
  const ofTable = mode === 'assinatura' || mode === 'bebe' ? names.at(-1) : undefined;
  const name = ofTable ?? state.people.find((one) => one.label === label)?.name;
  return name?.includes(' ') ? { ...actOf('grafias', message, message, [label]), names: [name] } : null;
}

const asksOrigin =
  /\borigem\b|\bsignificado\b|\b(?:o que|que) (?:e que )?(?:significa|quer dizer)\b|\bde onde (?:vem|veio)\b/u;

const mostWords = 12;

/** `Qual a origem e o significado de Clarice?`, and `e de Laura?` after it; null for any other question. */
export function originAsked(message: Understood, { act, people }: DialogueState): Act | null {
  const { words, topics, number, read } = message;
  if (topics.length > 0 || number !== null || read.births.length > 0) return null;
  const goesOn = act?.intent === 'origemDoNome' && /^(?:e|ou) /u.test(words) && words.split(' ').length <= 5;
  if ((!goesOn && !asksOrigin.test(words)) || words.split(' ').length > mostWords) return null;
  const isOfName = goesOn || /\bnome\b/u.test(words);
  const [title, ...more] = namesIn(message.text);
  const said = title?.name.replace(/^(?:d[aeo]|o|a) /iu, '') ?? (isOfName ? (words.split(' ').at(-1) ?? '') : '');
  const name = namedChildName(said)?.name ?? (title !== undefined && (isOfName || isFirstName(said)) ? said : null);
  const isWhole = people.some((one) => one.name === name && name?.includes(' '));
  if (name === null || more.length > 0 || isWhole || name.split(' ').length > 2) return null;
  return { ...actOf('origemDoNome', message, message, ['eu']), periods: [], names: [name] };
}

/** `E evitando feriados, só aos sábados?` limits the search before and asks nothing about its page. */
export function limitsSearch({ words }: Understood, { time, act }: DialogueState): boolean {
  const isSearch = time.search !== null && act?.intent === 'melhorDia' && !namesPage(words);
  return isSearch && (asksNoHolidays(words) || weekdaysIn(words) !== null);
}
