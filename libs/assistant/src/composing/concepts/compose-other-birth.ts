import { shortDate } from '@sefira/numerology/calendar/calendar';
import { joinWords } from '@sefira/numerology/interpretations/text-of';
import type { StatePerson } from '../../dialogue/state.ts';
import type { AnyMap } from '../../tools/map-tool.ts';
import { askFor, type Composed, type Composer, createComposer, sentence } from '../composer.ts';
import { numberPassage } from '../passage-bank.ts';

/** The numbers that are compared, in the order in which they are said. */
const compared = [
  ['destino', 'o Destino'],
  ['missao', 'a Missão'],
  ['expressao', 'a Expressão'],
  ['motivacao', 'a Motivação'],
  ['impressao', 'a Impressão'],
  ['diaNatalicio', 'o Dia natalício'],
  ['numeroPsiquico', 'o Número psíquico'],
  ['anoPessoal', 'o Ano pessoal'],
] as const;

const dayOf = (birthDate: string | null | undefined) => (birthDate ? shortDate(birthDate) : '');

/** The map of another birth beside the person's own, or of the data before a correction: what changes, number by number. */
export function composeOtherBirth(composer: Composer): Composed {
  const { act, state } = composer;
  const [label = 'eu'] = act.who;
  const person = composer.person(label);
  const isSupposed = act.intent === 'outroNascimento';
  const birthDate = act.periods[0]?.date ?? person?.birthDate ?? null;
  const from = isSupposed ? person : state.corrected;
  if (!person || !from) return askFor(label, composer, 'date', 'comparar os números');
  const [old, next] = [mapOf(composer, from), mapOf(composer, isSupposed ? { ...person, birthDate } : person)];
  if (!old || !next) return askFor(label, composer, 'date', 'comparar os números');
  const texts = isSupposed ? supposed(birthDate) : corrected;
  return {
    text: differenceText(composer, old.map, next.map, texts),
    results: [next, old].map((result) => ({ ...result, card: null })),
    chips: ['Resume o meu mapa', 'Qual é o meu Destino?'],
    title: texts.title,
  };
}

interface Texts {
  readonly lead: string;
  /** The verbs for one number and for several. */
  readonly changes: readonly [one: string, several: string];
  readonly stays: readonly [one: string, several: string];
  readonly title: string;
}

const corrected: Texts = {
  lead: 'Com a correção',
  changes: ['mudou', 'mudaram'],
  stays: ['ficou igual', 'ficaram iguais'],
  title: 'O que a correção mudou',
};

const supposed = (birthDate: string | null): Texts => ({
  lead: `Com nascimento em ${dayOf(birthDate)}`,
  changes: ['mudaria', 'mudariam'],
  stays: ['ficaria igual', 'ficariam iguais'],
  title: 'Outra data de nascimento',
});

function differenceText(composer: Composer, old: AnyMap, next: AnyMap, { lead, changes, stays }: Texts): string {
  const { of } = composer.speaker(composer.act.who[0] ?? 'eu');
  const owned = of === '' ? 'do seu mapa' : `do mapa ${of}`;
  const changed = changesOf(old, next);
  if (changed.length === 0) return `**${lead}, nenhum número principal ${owned} ${changes[0]}.**`;
  const same = compared.filter(([key]) => old[key] !== undefined && old[key] === next[key]);
  const counted = changed.length === 1 ? `${changes[0]} um número` : `${changes[1]} ${changed.length} números`;
  return [
    `**${lead}, ${counted} ${owned}:** ${joinWords(changed)}.`,
    next.destino === old.destino ? '' : meaningOf(composer, next.destino),
    same.length === 0
      ? ''
      : `${sentence(joinWords(same.map(([, noun]) => noun)))} ${same.length === 1 ? stays[0] : stays[1]}.`,
  ]
    .filter(Boolean)
    .join(' ');
}

function meaningOf(composer: Composer, number: number | undefined): string {
  if (number === undefined) return '';
  const wordings = (['essencia', 'forca', 'simples'] as const).map((kind) => numberPassage(number, kind));
  return sentence(`O ${number}`, composer.pick(...wordings));
}

function mapOf({ act, state, today }: Composer, person: StatePerson) {
  return createComposer(act, { ...state, people: [person] }, today).map(person.label);
}

/** `o Destino passa de 6 a 7`, then the others without the verb. */
function changesOf(old: AnyMap, next: AnyMap): string[] {
  return compared
    .filter(([key]) => old[key] !== undefined && next[key] !== undefined && old[key] !== next[key])
    .map(([key, noun], index) => `${noun}${index === 0 ? ' passa' : ''} de ${old[key]} a ${next[key]}`);
}
