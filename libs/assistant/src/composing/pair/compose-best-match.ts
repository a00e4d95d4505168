import { mutualDestinyRelation } from '@sefira/numerology/harmony';
import { wordOfBand } from '@sefira/numerology/interpretations/relations';
import { takesAfterWhom } from '../../dialogue/who/special-focus.ts';
import { comparePeople } from '../../tools/joint-tools.ts';
import type { ToolResult } from '../../tools/tool-result.ts';
import { type Composed, type Composer, sentence } from '../composer.ts';
import { areaPassage, numberPassage } from '../passage-bank.ts';
import { capital, numberOf } from '../speaker.ts';
import { composePair } from './compose-pair.ts';
import { composeTakesAfter } from './compose-takes-after.ts';
import { areaOfKind, sides } from './sides.ts';

interface Candidate {
  readonly label: string;
  readonly score: number;
  /** How the score is shown in the fold. */
  readonly line: string;
  readonly results: readonly ToolResult[];
}

const worthOf = { favoravel: 2, neutro: 1, desfavoravel: 0 } as const;
const words = { favoravel: 'favorável', neutro: 'neutro', desfavoravel: 'pede mais esforço' } as const;

/** A pair of which a name is unknown, by the two Destinos alone. */
function byDestino(composer: Composer, ownLabel: string, label: string): Candidate[] {
  const [own, other] = [composer.map(ownLabel), composer.map(label)];
  if (!own?.map.destino || !other?.map.destino) return [];
  const relation = mutualDestinyRelation(own.map.destino, other.map.destino);
  const line = `${capital(composer.speaker(ownLabel).called)} e ${composer.speaker(label).called}: Destino ${own.map.destino} e Destino ${other.map.destino}, ${words[relation]}.`;
  return [{ label, score: worthOf[relation], line, results: [own, other] }];
}

/** Which of several people fits one of them better: both pairs beside each other, with what speaks for the first. */
export function composeBestMatch(composer: Composer): Composed {
  const [ownLabel = 'eu', ...others] = composer.act.who;
  if (takesAfterWhom.test(composer.act.words)) return composeTakesAfter(composer);
  const [owner, speaker] = [composer.person(ownLabel), composer.speaker(ownLabel)];
  const areNamed = others.every((label) => composer.person(label)?.name);
  const candidates = others.flatMap((label): Candidate[] => {
    const person = composer.person(label);
    if (!owner?.birthDate || !person?.birthDate) return [];
    if (!owner.name || !person.name || !areNamed) return byDestino(composer, ownLabel, label);
    const people = [owner, person].map(({ name, birthDate }) => ({ name: name ?? '', birthDate: birthDate ?? '' }));
    const compared = comparePeople(people, composer.today, null, composer.system);
    const { overallScore: score, level } = compared.result;
    const line = `${capital(speaker.called)} e ${composer.speaker(label).called}: ${score}% (${wordOfBand(level).toLowerCase()}).`;
    return [{ label, score, line, results: [compared] }];
  });
  const [first, second] = [...candidates].sort((one, other) => other.score - one.score);
  if (!first || !second) return composePair(composer);
  const both = { ...composer, act: { ...composer.act, who: [first.label, second.label] } };
  const area = areaOfKind[composer.person(first.label)?.bond ?? 'casal'];
  const [best, other] = sides(both, area);
  const [bestNumber] = best?.numbers ?? [];
  const otherNumber = other?.numbers.find(({ value }) => value !== bestNumber?.value) ?? other?.numbers[0];
  if (!best || !other || !bestNumber || !otherNumber) return composePair(composer);
  const isEqual = first.score === second.score;
  return {
    text: [
      isEqual
        ? `**Fica parelho: ${best.name} e ${other.name} chegam ao mesmo ponto da ${speaker.isMine ? 'sua harmonia' : `harmonia ${speaker.of}`}.**`
        : `**${areNamed ? 'Pela harmonia dos números' : 'Só pelo Destino, sem os nomes completos'}, ${best.name} fica mais perto ${speaker.isMine ? 'de você' : speaker.of}.**`,
      sentence(
        numberOf(bestNumber.position, bestNumber.value, best.speaker),
        composer.pick(areaPassage(bestNumber.value, area, 'claim'), numberPassage(bestNumber.value, 'forca')),
      ),
      sentence(
        'Já',
        numberOf(otherNumber.position, otherNumber.value, other.speaker),
        composer.pick(areaPassage(otherNumber.value, area, 'claim'), numberPassage(otherNumber.value, 'forca')),
      ),
      speaker.isMine
        ? 'A tabela mede facilidade, e facilidade não escolhe por ninguém: pese como você se sente depois de uma tarde com cada pessoa.'
        : 'A tabela mede facilidade, e facilidade não mede afeto: o tempo passado junto pesa mais que ela.',
    ].join(' '),
    basis: [first.line, second.line],
    results: [...first.results, ...second.results],
    chips: [`Onde ${best.name} e eu mais nos desentendemos?`, 'Como está o meu momento?'].slice(speaker.isMine ? 0 : 1),
    title: `${best.name} ou ${other.name}`.slice(0, 60),
  };
}
