import { lifeAtlas } from '@sefira/numerology/atlas/life-atlas';
import { momentOfAge, segmentsAt } from '@sefira/numerology/atlas/moment';
import { describe, expect, test } from 'vitest';
import { openConversation, owner, today } from './converse.ts';

type Turns = readonly (readonly [say: string, answer: RegExp])[];

const conversations: readonly Turns[] = [
  [
    ['o que valia pra mim em 2009?', /^\*\*Em 2009, você viveu o Ano pessoal 5, .*depois, o 6/u],
    ['e em 97?', /^\*\*Em 1997, você viveu o Ano pessoal 2/u],
    ['que ciclo eu vivia aos 40?', /^\*\*Aos 40 anos, valia o segundo ciclo de vida 11\*\* \(de 1986 a 2013\)/u],
    ['e aos sessenta?', /^\*\*Aos 60 anos, valia o terceiro ciclo de vida 2\*\*/u],
    ['que arcano eu vou ter aos 80?', /^\*\*Aos 80 anos, vai valer o arcano \d+\*\*/u],
  ],
  [
    ['qual o arcano do Paulo Mendes Brito, 05/05/1975?', /Arcano/u],
    ['o que ele tava vivendo em 2010?', /^\*\*Em 2010, Paulo viveu o Ano pessoal 3/u],
    ['e eu na mesma época?', /^\*\*Em 2010, você viveu o Ano pessoal 6/u],
    ['e em 1950?', /você ainda não tinha nascido/u],
  ],
  [
    ['quando vou estar num ano 1?', /vai de 29\/11\/2031 até o aniversário de 2032/u],
    ['e ano 5?', /vai de 29\/11\/2026/u],
    ['qual foi o último ano 9?', /foi de 29\/11\/2021/u],
    ['e da minha nora, Priscila Arantes Leal 25/04/1991?', /Ano pessoal 9 da Priscila/u],
  ],
  [
    [
      'pq meu ano pessoal muda no meu aniversario e nao em janeiro',
      /^\*\*Porque o Ano pessoal conta a partir de você/u,
    ],
    ['como vai ser meu janeiro', /Em janeiro de 2027, o seu Mês pessoal/u],
    ['que ano to agora', /^\*\*Em 2026, o seu Ano pessoal é 4/u],
  ],
];

describe('times of a life', () => {
  test.each(conversations)('are answered with what held then: %s', (...turns) => {
    const conversation = openConversation();
    for (const [say, answer] of turns) expect(conversation.say(say).text).toMatch(answer);
  });

  test('name the arcano that the atlas shows', () => {
    const birthDate = owner.birthDate ?? '';
    const tracks = lifeAtlas({ name: owner.name ?? '', birthDate, referenceDate: today }).tracks;
    const [segment] = segmentsAt(tracks.find(({ id }) => id === 'vida')?.segments ?? [], momentOfAge(birthDate, 40));
    expect(openConversation().say('qual era o meu arcano aos 40 anos?').text).toContain(
      `o arcano ${segment?.number}**`,
    );
  });
});
