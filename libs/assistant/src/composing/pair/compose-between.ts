import { joinWords } from '@sefira/numerology/interpretations/text-of';
import { isYoung } from '../advice/compose-guidance.ts';
import { askFor, type Composed, type Composer, pickNumber, sentence } from '../composer.ts';
import { childPassage, dealingPassage, numberPassage } from '../passage-bank.ts';
import { answerOf, type Part } from '../shorten.ts';
import { bareNumber, capital, numberOf, numbersFor } from '../speaker.ts';

const mostOthers = 3;

/** `E eu no meio?`: the user between other people, and how to meet each of them. */
export function composeBetween(composer: Composer): Composed {
  const others = composer.act.who.filter((label) => label !== 'eu').slice(0, mostOthers);
  const lacking = ['eu', ...others].find((label) => composer.map(label) === null);
  if (lacking !== undefined) return askFor(lacking, composer, 'both', 'ler o seu lugar no meio');
  const own = composer.map('eu');
  const [first, ...rest] = own ? numbersFor('familia', own.map) : [];
  if (!first) return askFor('eu', composer, 'both', 'ler o seu lugar no meio');
  const mine = pickNumber(composer, [first, ...rest], (value) => [
    numberPassage(value, 'forca'),
    numberPassage(value, 'papel'),
  ]);
  const each = others.map((label) => {
    const speaker = composer.speaker(label);
    const map = composer.map(label)?.map;
    const [one, ...more] = map ? numbersFor('jeito', map) : [];
    if (!one) return '';
    const { placed, text } = pickNumber(composer, [one, ...more], (value) =>
      isYoung(composer, label)
        ? [childPassage(value, 'limits'), childPassage(value, 'comforts')]
        : [dealingPassage(value, 'deal')],
    );
    return `**${capital(speaker.called)}** (${bareNumber(placed).replace(/^[ao] /u, '')}): ${text}`;
  });
  const names = joinWords(others.map((label) => composer.speaker(label).called));
  return {
    text: answerOf(
      composer,
      [
        'claim',
        `**No meio de ${names}, o seu lugar sai d${numberOf(mine.placed.position, mine.placed.value, composer.speaker('eu'))}.**`,
      ],
      ['support', sentence(`Esse ${mine.placed.value}`, mine.text)],
      ...each.map((text): Part => ['claim', `\n\n${text}`]),
      [
        'support',
        '\n\nNão leve recado de um lado para o outro: ponha as pessoas na mesma sala e saia da conversa na metade.',
      ],
    ),
    results: ['eu', ...others].flatMap((label) => composer.map(label) ?? []),
    chips: ['O que temos em comum?', 'Qual é o meu ponto fraco?'],
    title: `Entre ${names}`.slice(0, 60),
  };
}
