import { keywordOf } from '@sefira/numerology/interpretations/main-positions';
import { readThing } from '../tools/thing-tool.ts';
import { type Draft, draftOf } from './draft.ts';
import type { Talk } from './follow-talk.ts';
import { findThing } from './read-thing.ts';

/** The number of a house, a plate or a telephone: small, symbolic, and no part of a map. */
export function answerThing(talk: Talk): Draft {
  const thing = findThing(talk.message.words);
  if (!thing) return draftOf('Diga o número da casa, da placa ou do telefone, e eu somo.', { isFree: true });
  const found = readThing(thing.text);
  const word = found.number === 0 ? '' : ` (${keywordOf(found.number).toLowerCase()})`;
  return draftOf(
    `**${thing.called} ${thing.text} soma ${found.number}${word}.**\n\nConta: ${[...new Set(found.steps)].join(' → ')}.\n\nÉ um símbolo leve, para brincar com a ideia: no sistema cabalístico, o que se lê de uma pessoa vem do nome e da data dela. Nenhum endereço, placa ou telefone dá ou tira sorte.`,
    {
      results: [found],
      title: `${thing.called} ${thing.text}`,
      suggestions: ['Quais são os meus números da sorte?', `O que significa o número ${found.number}?`],
    },
  );
}
