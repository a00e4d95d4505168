import { personalTime } from '@sefira/numerology/calendar/personal-time';
import type { Composed, Composer } from '../composer.ts';
import { sentence } from '../composer.ts';
import { dayPassage, monthPassage, yearPassage } from '../period-facts.ts';
import { lowered } from '../speaker.ts';

const spanOf = { anoPessoal: 'year', mesPessoal: 'month', diaPessoal: 'day' } as const;
type Span = (typeof spanOf)[keyof typeof spanOf];
const words: readonly (readonly [RegExp, Span])[] = [
  [/\bdia\b|\bhoje\b|\bamanha\b/u, 'day'],
  [/\bmes\b/u, 'month'],
  [/\bano\b/u, 'year'],
];

/** `O que eu faço com esse dia?` after a personal day, month or year; null after anything else. */
export function composeStepOfTime(composer: Composer): Composed | null {
  const { act, person, today, pick, system } = composer;
  const [label = 'eu'] = act.who;
  const birthDate = person(label)?.birthDate;
  const asked = act.intent === 'conselho' ? act.periods[0]?.span : undefined;
  const ofTopics = act.topics.flatMap((topic) => (topic in spanOf ? [spanOf[topic as keyof typeof spanOf]] : []));
  const spans = asked === 'day' || asked === 'month' ? [asked] : ofTopics.length < act.topics.length ? [] : ofTopics;
  if (!birthDate || act.who.length > 1 || spans.length === 0) return null;
  const span = words.find(([pattern]) => pattern.test(act.words))?.[1] ?? spans.at(-1) ?? 'year';
  const { anoPessoal, mesPessoal, diaPessoal } = personalTime(birthDate, act.periods[0]?.date ?? today, system);
  const [noun, number, practice, climate] = {
    day: ['Dia pessoal', diaPessoal, dayPassage(diaPessoal, 1), dayPassage(diaPessoal, 0)] as const,
    month: ['Mês pessoal', mesPessoal, monthPassage(mesPessoal, 1), monthPassage(mesPessoal, 0)] as const,
    year: ['Ano pessoal', anoPessoal, yearPassage(anoPessoal, 'pratica'), yearPassage(anoPessoal, 'clima')] as const,
  }[span];
  const tension = span === 'day' ? '' : pick(yearPassage(anoPessoal, 'tensao'));
  return {
    text: [
      `**Para um ${noun} ${number}, um passo:** ${lowered(pick(practice))}`,
      sentence('A razão: ele', pick(climate)),
      tension,
    ]
      .filter(Boolean)
      .join(' '),
    basis: [`Ano pessoal ${anoPessoal}, Mês pessoal ${mesPessoal}, Dia pessoal ${diaPessoal}.`],
    chips: ['E no trabalho, como fica?', 'Me dá um conselho'],
  };
}
