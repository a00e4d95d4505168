import { scoreIntents } from '../../understanding/cues.ts';
import { care, manners } from '../../understanding/intent-cues.ts';
import { normalise } from '../../understanding/normalise.ts';
import type { Understood } from '../../understanding/read-message.ts';
import { phases } from '../number-view.ts';
import type { DialogueState } from '../state.ts';
import { trades } from '../subject/firms.ts';
import { doubtsOwnName, signing } from '../subject/kinds-of-names.ts';
import { namesIn } from '../subject/titles.ts';

/** Names of games, which are written with capitals too. */
const games = /\b(?:mega|loto\w*|quina|jogo do bicho|timemania|lotomania|powerball)\b/u;
const ofName = /\b(?:d[oae]s?|n[oa]|pel[oa]|ess[ea]) (?:nome|marca|loja|empresa|firma|negocio)\b/u;
/** Feelings that a question about a name only words: `é culpa do nome?` */
const worded = new Set(['culpa', 'azar']);

/** Whether a cue stands only inside a name, as in a pet shop called `Amigo Bicho`, or is asked of the name itself. */
export function isWithinNames(intent: string, { text, words }: Understood, { table }: DialogueState): boolean {
  const isOfNames = (table.mode ?? table.spoken) !== null || trades.test(words) || signing.test(words);
  if (!isOfNames) return false;
  if (worded.has(intent)) return ofName.test(words);
  const names = namesIn(text).filter(({ name }) => name.includes(' ') && !games.test(normalise(name)));
  if (names.length === 0) return false;
  const rest = normalise(names.reduce((left, { name }) => left.replaceAll(name, ' '), text));
  return [...scoreIntents(rest, care), ...scoreIntents(rest, manners)].every((one) => one.intent !== intent);
}

/** Words beside which a cue is none of its family. */
const meantOtherwise: readonly (readonly [intent: string, pattern: RegExp])[] = [
  // `Qual ação eu compro pra ficar rico?`, `qual time vai ganhar?`: no lottery.
  ['sorteio', /\b(?:acao|acoes|invest\w+|bolsa|cripto\w*|bitcoin|times?|campeonato|brasileirao|copa)\b/u],
  // An animal that is ill: its owner is met with care.
  ['saude', /\b(?:cachorr\w+|cadel\w+|gat[oa]s?|gatinh\w+|bichinh\w+|pet)\b/u],
  // `Minha data certa é 28/11/1955`: a birth set right.
  ['produtoDatas', /\bdata certa e (?:dia )?\d/u],
  ['mente', /\bninguem\b/u],
  // A dream of the dead is no death of today.
  ['luto', /\bsonh(?:ei|o|ou|ava|ando|ar)\b/u],
  ['outroSaber', /\bsonh(?:ei|o|ou|ava|ando|ar)\b/u],
  // `Meus filhos reclamam disso`: of the user, and not to the team.
  [
    'produtoContato',
    /\b(?:todo mundo|todos|filh\w+|marido|mulher|espos\w+|mae|pai|chefe|amig\w+|familia|namorad\w+|el[ea]s?) (?:\w+ )?reclam\w+/u,
  ],
  // `Devo trocar meu nome?` is asked of the numbers, and not of the form of the account.
  ['produtoPerfil', doubtsOwnName],
  // `Cadê meu mapa?` in the chat asks for the map.
  ['produtoRelatorio', /^(?:e )?onde (?:esta |fica )?(?:o )?meu mapa$/u],
  // `Tem outro?` after a day asks for another day.
  ['traicao', /^(?:e )?(?:se \w+ )?tem outr[oa](?: dia| data)?(?: n[ao] .*)?$/u],
];

const ofAreas = new Set(['area', 'numero', 'periodo', 'significado']);

/** A person spoken of, named or meant by a pronoun, has a birth date. */
function isRead({ read, pronoun }: Understood, { people, who }: DialogueState): boolean {
  const labels = [...read.people.map(({ label }) => label), ...(pronoun === null ? [] : who)];
  return labels.some((label) => label !== 'eu' && people.some((one) => one.label === label && one.birthDate !== null));
}

/** Words of a cue that mean a person or a day. */
export function isMeantOtherwise(intent: string, message: Understood, state: DialogueState): boolean {
  const { words, read, pronoun } = message;
  const others = read.people.filter(({ label }) => label !== 'eu');
  if (intent === 'confianca' && (pronoun !== null || others.length > 0)) return true;
  if (
    intent === 'justica' &&
    others.some(({ birthDate }) => birthDate !== null) &&
    !/\b(?:process\w+|advogad\w+|juiz\w*|audiencia)\b/u.test(words)
  )
    return true;
  // Numbers of the one who is silent say more than a consolation.
  if (intent === 'afastamento' && isRead(message, state)) return true;
  // `E com saúde?` after another area of life.
  const goesOn = message.isEllipsis && words.split(' ').length <= 3 && message.areas.includes('corpo');
  if (intent === 'saude' && goesOn && ofAreas.has(state.act?.intent ?? '') && state.manner === null) return true;
  if (intent === 'fe' && others.some(({ birthDate }) => birthDate !== null)) return true;
  // `Qual meu ciclo e quando ele vai mudar?`: the phase, and no person.
  if (intent === 'previsao' && message.topics.some((topic) => phases.includes(topic))) return true;
  // `O que ele fala de mim na família?`: the number, where no other person was spoken of.
  const isOfNumber = state.act?.intent === 'numero' && state.people.every(({ label }) => label === 'eu');
  if (
    intent === 'mente' &&
    isOfNumber &&
    /\b(?:diz|fala|revela|mostra|quer|pede|espera|cobra) (?:de|sobre) mim\b/u.test(words)
  )
    return true;
  return meantOtherwise.some(([other, pattern]) => other === intent && pattern.test(words));
}
