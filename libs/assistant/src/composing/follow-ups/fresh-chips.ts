import type { Dialogue } from '../../dialogue/dialogue.ts';
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

function poolOf({ act, speaker, map }: Composer): readonly string[] {
  const others = act.who.filter((label) => label !== 'eu' && map(label) !== null);
  const own = map('eu') === null ? [] : ofUser;
  if (others.length === 1 && act.who.length === 1) {
    const { called } = speaker(others[0] ?? '');
    return [`O que irrita ${called}?`, `O que ${called} precisa de mim?`, ...own];
  }
  return act.who.length > 1 && act.who.includes('eu') ? [...ofPairWithUser, ...own] : own;
}

/** Suggestions that the conversation did not make before: those of the answer first, then others that fit. */
export function freshChips(
  chips: readonly string[],
  composer: Composer,
  { state, acts }: Pick<Dialogue, 'state' | 'acts'>,
): readonly string[] {
  const isAnswer = acts.length > 0;
  const isNew = (chip: string) => !state.offered.includes(chip);
  const own = [...new Set(chips)].slice(0, most);
  if (state.language !== 'pt' || own.every(isNew)) return own;
  const others = isAnswer ? poolOf(composer) : [];
  return [...new Set([...chips, ...others])].filter(isNew).slice(0, own.length);
}
