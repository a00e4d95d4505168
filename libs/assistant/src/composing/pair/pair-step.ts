import { composeReport } from '../advice/compose-report.ts';
import { composeDealing } from '../compose-person.ts';
import type { Composed, Composer } from '../composer.ts';
import { answerOf, firstSentences, type Part } from '../shorten.ts';

/** What two people can do: how to meet the other, or each of two others. */
export function composePairStep(composer: Composer): Composed {
  const others = composer.act.who.filter((label) => label !== 'eu').slice(0, 2);
  if (others.every((label) => !composer.map(label)))
    return composeReport({ ...composer, act: { ...composer.act, intent: 'conviver', who: others } });
  const isOfThem = others.length > 1;
  const them = others.every((label) => composer.speaker(label).gender === 'f') ? 'elas' : 'eles';
  const dealings = others.map((label) =>
    composeDealing({ ...composer, act: { ...composer.act, intent: 'conviver', who: [label], words: '' } }),
  );
  const [first] = dealings;
  if (!first) return composeDealing(composer);
  const texts = dealings.map(({ text }) => (isOfThem ? firstSentences(text, 1) : text));
  return {
    ...first,
    basis: dealings.flatMap(({ basis = [] }) => basis),
    results: dealings.flatMap(({ results = [] }) => results),
    text: answerOf(composer, ...texts.map((text): Part => ['claim', text]), [
      'remark',
      composer.once('diaCalmo', 'Combinem um dia calmo para conversar, meia hora, cada um com a sua vez.'),
    ]),
    chips: isOfThem
      ? [`O que ${them} têm em comum?`, `Onde ${them} mais se desentendem?`]
      : ['O que temos em comum?', 'Onde a gente mais se desentende?'],
  };
}
