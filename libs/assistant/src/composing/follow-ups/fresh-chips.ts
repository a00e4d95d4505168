import type { Dialogue } from '../../dialogue/dialogue.ts';
import { isMourning } from '../../dialogue/hardship.ts';
import { foldQuestion } from '../../understanding/normalise.ts';
import { isYoung } from '../advice/compose-guidance.ts';
import type { Composer } from '../composer.ts';

const most = 2;
/** Suggestions that are remembered. */
export const mostOffered = 40;

const ofUser = [
  'Como está o meu momento?',
  'Qual é o meu ponto fraco?',
  'Me dá um conselho',
  'E as minhas qualidades?',
  'Que profissão combina comigo?',
  'Resume o meu mapa em três linhas',
  'O que devo aprender nesta vida?',
  'Quais são os meus dias favoráveis?',
  'Como sou no amor?',
  'Tenho dívidas cármicas?',
];
const ofPairWithUser = [
  'Onde a gente mais se desentende?',
  'O que temos em comum?',
  'Em que a gente se completa?',
  'Como podemos melhorar isso?',
];

const ofOthers = (them: string) => [
  `O que ${them} têm em comum?`,
  `Onde ${them} mais se desentendem?`,
  `Em que ${them} se completam?`,
];
const ofChild = ['E como aprende melhor?', 'Do que gosta de brincar?', 'O que eu posso ensinar?'];
const ofBabies = ['Mais opções de nome', 'Qual você escolheria?', 'Por quê?'];
const ofNames = ['Qual delas fica melhor?', 'Qual eu evito?', 'Por quê?', 'Como se calcula a expressão?'];

/** Suggestions about the user's own map. */
const ofOwnMap = /\b(?:meu (?:ponto|mapa|momento|forte|fraco)|minhas?|meus|combina comigo|me dá um conselho)\b/iu;
const isOfOther = ({ act }: Composer) => act.who.length === 1 && act.who[0] !== 'eu';

/** What may be asked next of those spoken of: of another person or of names nothing leads back to the user's own map. */
function poolOf(composer: Composer): readonly string[] {
  const { act, speaker, map, state } = composer;
  const others = act.who.filter((label) => label !== 'eu' && map(label) !== null);
  const own = map('eu') === null ? [] : ofUser;
  const [label = ''] = others;
  if (others.length === 1 && act.who.length === 1) {
    const { called, of } = speaker(label);
    const ofPerson = [`O que irrita ${called}?`, `O que ${called} precisa de mim?`, `Quais são as qualidades ${of}?`];
    return isYoung(composer, label) ? [...ofChild, ...ofPerson] : ofPerson;
  }
  if (act.who.length > 1 && act.who.includes('eu')) return ofPairWithUser;
  if (others.length > 1) return ofOthers(others.every((one) => speaker(one).gender === 'f') ? 'elas' : 'eles');
  const { mode, names } = state.table;
  if (mode === 'bebe') return ofBabies;
  return mode === 'assinatura' || mode === 'empresa' ? (names.length > 1 ? ofNames : own) : own;
}

/** Suggestions that the conversation did not make before: those of the answer first, then others that fit. */
export function freshChips(
  chips: readonly string[],
  composer: Composer,
  { state, acts }: Pick<Dialogue, 'state' | 'acts'>,
): readonly string[] {
  const isAnswer = acts.length > 0;
  // Nothing is to be settled with the dead.
  if (isMourning(state) && composer.act.who.some((label) => label !== 'eu')) return [];
  const isAsked = (chip: string) => foldQuestion(chip) === composer.act.words;
  const isNew = (chip: string) => !state.offered.includes(chip) && !isAsked(chip);
  const own = [...new Set(chips)].filter((chip) => !isOfOther(composer) || !ofOwnMap.test(chip)).slice(0, most);
  if (state.language !== 'pt' || (own.length === most && own.every(isNew))) return own;
  const others = isAnswer ? poolOf(composer) : [];
  const length = Math.min(most, Math.max(own.length, chips.length));
  const fresh = [...new Set([...own, ...others])].filter(isNew).slice(0, length);
  if (fresh.length > 0 || length === 0) return fresh;
  // Each was offered: the one that was offered longest ago.
  const at = (chip: string) => state.offered.lastIndexOf(chip);
  return others
    .filter((chip) => !isAsked(chip))
    .toSorted((one, other) => at(one) - at(other))
    .slice(0, 1);
}
