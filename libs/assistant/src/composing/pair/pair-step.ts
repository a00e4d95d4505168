import { composeReport } from '../advice/compose-report.ts';
import { composeDealing } from '../compose-person.ts';
import type { Composed, Composer } from '../composer.ts';
import { firstSentences } from '../shorten.ts';

/** What two people can do: how to meet the other, or each of two others. */
export function composePairStep(composer: Composer): Composed {
  const others = composer.act.who.filter((label) => label !== 'eu').slice(0, 2);
  if (others.every((label) => !composer.map(label)))
    return composeReport({ ...composer, act: { ...composer.act, intent: 'conviver', who: others } });
  const isOfThem = others.length > 1;
  const dealings = others.map((label) =>
    composeDealing({ ...composer, act: { ...composer.act, intent: 'conviver', who: [label], words: '' } }),
  );
  const [first] = dealings;
  if (!first) return composeDealing(composer);
  const texts = dealings.map(({ text }) => (isOfThem ? firstSentences(text, 2) : text));
  return {
    ...first,
    basis: dealings.flatMap(({ basis = [] }) => basis),
    results: dealings.flatMap(({ results = [] }) => results),
    text: `${texts.join(' ')} Combinem um dia calmo para conversar, meia hora, cada um com a sua vez.`,
    chips: isOfThem
      ? ['O que eles têm em comum?', 'Onde eles mais se desentendem?']
      : ['O que temos em comum?', 'Onde a gente mais se desentende?'],
  };
}
