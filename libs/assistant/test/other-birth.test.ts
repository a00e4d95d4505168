import { describe, expect, test } from 'vitest';
import { openConversation } from './converse.ts';

type Turns = readonly (readonly [say: string, answer: RegExp])[];

const conversations: Readonly<Record<string, Turns>> = {
  'a supposed birth is compared with the own one, which stays': [
    ['qual meu numero de destino', /Destino é 6/u],
    ['e se eu tivesse nascido dia 21?', /^\*\*Com nascimento em 21\/11\/1955,.*Destino passa de 6 a 7/u],
    ['e se fosse em 1990?', /^\*\*Com nascimento em 29\/11\/1990,.*Destino passa de 6 a 5/u],
    ['se eu nascesse em 21 de março mudava?', /^\*\*Com nascimento em 21\/03\/1955,/u],
    ['então qual é o meu destino?', /Destino.*6/u],
  ],
  'a supposed birth is the one of the person spoken of': [
    ['qual o destino da minha filha Carla Prado, 12/12/1982', /Destino da Carla é 8/u],
    ['se ela tivesse nascido dia 13 mudava?', /^\*\*Com nascimento em 13\/12\/1982,.*mapa da Carla/u],
  ],
  'a day that is supposed in a search is no birth': [
    ['qual o melhor dia pra viajar em janeiro?', /^\*\*Em janeiro de 2027, para viajar/u],
    ['e se fosse dia 21?', /21 de janeiro de 2027/u],
  ],
  'the day on which a child may be born is not the birth date of its father': [
    ['vem aí uma menina!! pensei em Cecília ou Lavínia, pai é Prates', /Cecília/u],
    [
      'meu marido Igor Prates 05/05/1996, qual puxa pra ele',
      /^\*\*Com Igor, quem combina mais é Cecília Prates.*Destino 8 do Igor/u,
    ],
    ['e se ela nascer 3 de março', /Quem nasce em 03\/03\/2027 tem Destino 8/u],
    ['e qual o destino do Igor?', /Destino do Igor é 8/u],
  ],
  'a correction says what it changed': [
    ['meu destino? nasci em 14/07/1988', /Destino é 11/u],
    ['nao, 1987', /^Corrigido: 14\/07\/1987/u],
    ['mudou alguma coisa?', /^\*\*Com a correção, mudaram 2 números.*Destino passa de 11 a 1/u],
  ],
  'the best day of the same week keeps to it': [
    ['qual o melhor dia pra assinar contrato, 12/03/2027 ou 15/03/2027', /Dia pessoal/u],
    ['tem um dia melhor na mesma semana?', /^\*\*Na semana de \d+ de março de 2027/u],
  ],
};

describe('another birth and another day', () => {
  test.each(Object.entries(conversations))('%s', (_name, turns) => {
    const { say } = openConversation();
    for (const [said, answer] of turns) expect(say(said).text, said).toMatch(answer);
  });
});

describe('words of death', () => {
  test.each(['quando eu vou morrer', 'me fala quando eu vou morrer?'])('no date and no alarm: %s', (said) => {
    expect(openConversation().say(said).text).not.toMatch(/ligue agora|^Que bom que você me contou/u);
  });

  test.each(['não aguento mais, quando eu vou morrer?', 'ninguém vai ligar quando eu morrer'])(
    'help first: %s',
    (said) => {
      expect(openConversation().say(said).text).toMatch(/188/u);
    },
  );

  test.each([
    'morreu a bateria do meu celular kkk qual meu dia pessoal hoje',
    'a internet morreu aqui, qual meu dia pessoal hoje?',
    'já enterrei esse assunto, qual o meu dia pessoal hoje',
  ])('a thing is not mourned: %s', (said) => {
    expect(openConversation().say(said).text).toMatch(/Dia pessoal é 11/u);
  });

  test.each(['meu pai morreu ontem', 'enterrei minha mãe semana passada', 'meu cachorro morreu de velhice'])(
    'a loss is: %s',
    (said) => {
      expect(openConversation().say(said).text).not.toMatch(/Dia pessoal|\*\*O seu/u);
    },
  );
});
