import { type CollisionDegree, collisionsOf } from '@sefira/numerology/brand/known-marks';
import { joinWords } from '@sefira/numerology/interpretations/text-of';
import type { Composed } from '../composer.ts';

const meets: Readonly<Record<CollisionDegree, string>> = {
  same: 'soa igual a',
  holds: 'traz dentro o nome',
  close: 'soa perto de',
  word: 'é uma palavra que já é marca:',
};

/** Whether a firm's name sounds like a well-known mark; null without a name. */
export function composeKnownMarks(names: readonly string[]): Composed | null {
  const [name] = names;
  if (name === undefined) return null;
  const found = collisionsOf(name, 'Outros');
  const [worst] = found;
  const verdict = worst
    ? `**Lembra, sim: ${name} ${meets[worst.degree]} ${joinWords(found.filter(({ degree }) => degree === worst.degree).map(({ mark }) => mark))}.** Quem ouve pode confundir, e o registro fica mais difícil.`
    : `**Não: ${name} não soa como nenhuma das marcas conhecidas da nossa lista.**`;
  return {
    text: `${verdict} É uma primeira peneira, pelo som e por uma lista de marcas conhecidas: antes de decidir, faça a busca no INPI. Os números e a grafia do nome estão na [Marca](/marca).`,
    isFree: true,
    title: `O nome ${name}`.slice(0, 60),
    chips: [`${name} é um bom nome?`, 'Como registro a minha marca?'],
  };
}
