import { traitNumbers } from '../../understanding/data/areas.ts';
import { type Composed, type Composer, sentence } from '../composer.ts';
import { areaPassage, areas, numberPassage } from '../passage-bank.ts';
import { lowered, numbersFor, type PlacedNumber } from '../speaker.ts';
import { done, practiceOf, type Reading, say } from './reading.ts';

const ofOneArea = new Set(['amor', 'dinheiro', 'trabalho', 'interior']);

/** `Por que sou tão teimosa?`: the numbers that carry the trait, and what eases it; null where no fault of character is asked about. */
export function composeWhyTrait(composer: Composer, reading: Reading): Composed | null {
  const { speaker, first, second, label } = reading;
  const trait = traitNumbers[composer.act.trait ?? ''];
  const map = composer.map(label)?.map;
  if (!trait?.isTemper || !speaker.isMine || !map) return null;
  const { words } = composer.act;
  const isNamed = new RegExp(`\\b(?:${trait.cue})`, 'u').test(words);
  const noun = /\bcontrol\w+/u.test(words) ? 'o gosto por controle' : isNamed ? trait.noun : 'isso';
  const all = numbersFor('jeito', map);
  const carried = trait.numbers.flatMap((value) => all.find((one) => one.value === value) ?? []);
  const [main = first, other = main === first ? second : first] = carried;
  const area = areas.find((one) => one === (composer.act.area ?? trait.area)) ?? 'interior';
  // A fault is its own passage; an area is read where the question names one or the trait lives in one.
  const isOfArea = composer.act.area !== null || ofOneArea.has(trait.area ?? '');
  const fault = ({ value }: PlacedNumber) => {
    const both = [areaPassage(value, area, 'tension'), numberPassage(value, 'fraqueza')];
    return composer.pick(...(isOfArea ? both : both.toReversed()));
  };
  const agrees = /\b(?:explic\w+|tem a ver|culpa|causa)\b/u.test(words) ? 'Explica, sim: no' : 'No';
  const text = [
    carried.length > 0 && /\b(?:qual|que) numero\b/u.test(words)
      ? `**Quem mostra isso é ${say(main, speaker)}.** ${sentence(`Esse ${main.value}`, fault(main))}`
      : carried.length > 0
        ? `**${agrees} seu mapa, ${noun} vem d${say(main, speaker)}.** ${sentence(`Esse ${main.value}`, fault(main))}`
        : `**O seu mapa não põe ${noun} em primeiro plano.** ${sentence('O que chega mais perto:', say(main, speaker), fault(main))}`,
    sentence('Junta-se a isso', `${say(other, speaker)}, que`, fault(other)),
    `Para mexer nisso, ${lowered(practiceOf(composer, reading, area))}`,
  ];
  return done(composer, text.join(' '), [main, other], ['O que posso fazer hoje?', 'E as minhas qualidades?']);
}
