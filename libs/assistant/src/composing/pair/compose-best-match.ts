import { comparePeople } from '../../tools/joint-tools.ts';
import { type Composed, type Composer, sentence } from '../composer.ts';
import { areaPassage, numberPassage } from '../passage-bank.ts';
import { numberOf } from '../speaker.ts';
import { composePair } from './compose-pair.ts';
import { sides } from './sides.ts';

/** Which of two people fits the user better: both pairs beside each other, with what speaks for the first. */
export function composeBestMatch(composer: Composer): Composed {
  const owner = composer.person('eu');
  const candidates = candidatesOf(composer).flatMap((label) => {
    const person = composer.person(label);
    if (!owner?.name || !owner.birthDate || !person?.name || !person.birthDate) return [];
    const people = [owner, person].map(({ name, birthDate }) => ({ name: name ?? '', birthDate: birthDate ?? '' }));
    const compared = comparePeople(people, composer.today, null, composer.system);
    return [{ label, compared, score: compared.result.overallScore }];
  });
  const [first, second] = [...candidates].sort((one, other) => other.score - one.score);
  if (!first || !second) return composePair(composer);
  const both = { ...composer, act: { ...composer.act, who: [first.label, second.label] } };
  const [best, other] = sides(both, 'amor');
  const [bestNumber] = best?.numbers ?? [];
  const otherNumber = other?.numbers.find(({ value }) => value !== bestNumber?.value) ?? other?.numbers[0];
  if (!best || !other || !bestNumber || !otherNumber) return composePair(composer);
  const isEqual = first.score === second.score;
  return {
    text: [
      isEqual
        ? `**Fica parelho: ${best.name} e ${other.name} chegam ao mesmo ponto da sua harmonia.**`
        : `**Pela harmonia dos números, ${best.name} fica mais perto de você.**`,
      sentence(
        numberOf(bestNumber.position, bestNumber.value, best.speaker),
        composer.pick(areaPassage(bestNumber.value, 'amor', 'claim'), numberPassage(bestNumber.value, 'forca')),
      ),
      sentence(
        'Já',
        numberOf(otherNumber.position, otherNumber.value, other.speaker),
        composer.pick(areaPassage(otherNumber.value, 'amor', 'claim'), numberPassage(otherNumber.value, 'forca')),
      ),
      'A tabela mede facilidade, e facilidade não escolhe por ninguém: pese como você se sente depois de uma tarde com cada pessoa.',
    ].join(' '),
    basis: [first, second].map(
      ({ label, compared }) =>
        `Você e ${composer.speaker(label).called}: ${compared.result.overallScore}% (${compared.result.level}).`,
    ),
    results: [first.compared, second.compared],
    chips: [`Onde ${best.name} e eu mais nos desentendemos?`, 'Como está o meu momento?'],
    title: `${best.name} ou ${other.name}`.slice(0, 60),
  };
}

/** The people named in the question, else the last two with a whole map. */
function candidatesOf({ act, state }: Composer): string[] {
  const named = act.who.filter((label) => label !== 'eu');
  const whole = state.people.filter(({ label, name, birthDate }) => label !== 'eu' && name && birthDate);
  return named.length > 1 ? named : whole.slice(-2).map(({ label }) => label);
}
