import { describe, expect, test } from 'vitest';
import { readPeople } from '../../src/understanding/read-people.ts';
import { openConversation, today } from '../converse.ts';

const peopleOf = (text: string) =>
  readPeople(text, today, [])
    .people.filter(({ label }) => label !== 'eu')
    .map(({ label, name, birthDate }) => [label, name, birthDate]);

describe('people of a message', () => {
  test.each([
    ['minha mãe é a Iara Pessoa Guedes, 13/06/1960', [['mae', 'Iara Pessoa Guedes', '1960-06-13']]],
    ['minha mae se chama iara pessoa guedes, 13/06/1960', [['mae', 'Iara Pessoa Guedes', '1960-06-13']]],
    ['eu e a Bia, minha sócia: 22/08/1991', [['socia', 'Bia', '1991-08-22']]],
    [
      'o Caio, meu irmão Beto 03/03/1990',
      [
        ['caio', 'Caio', null],
        ['irmao', 'Beto', '1990-03-03'],
      ],
    ],
    [
      'meu marido Hélio Serra Pinto, nascido aos 30 dias do mês de junho de 1975',
      [['marido', 'Hélio Serra Pinto', '1975-06-30']],
    ],
  ])('%s', (text, expected) => {
    expect(peopleOf(text)).toEqual(expected);
  });

  test('a date after `quem nasceu` is not of the one who asks', () => {
    expect(readPeople('melhor dia pra eu casar com quem nasceu 10/10/1990', today, []).loose.birthDate).toBe(
      '1990-10-10',
    );
  });
});

describe('questions about several people', () => {
  test('one number of each is answered with that number alone', () => {
    const { text } = openConversation().say(
      'Tenho dois irmãos, o Dênis Rocha Prado (03/05/1982) e o Tales Rocha Prado (19/11/1986). Qual o destino de cada um?',
    );
    expect(text).toMatch(/^\*\*O Destino 1 do Dênis fala de .*, e o Destino 9 do Tales/u);
    expect(text).not.toContain('**Motivação:**');
  });

  test('a place after a match asks of the person named', () => {
    const conversation = openConversation();
    conversation.say('Meus irmãos: Dênis Prado (03/05/1982) e Tales Prado (19/11/1986). qual é mais parecido comigo?');
    expect(conversation.say('e o Tales, no trabalho?').text).not.toContain('Dênis');
  });

  test('people without names are matched by their Destinos', () => {
    const { text } = openConversation().say('meu ex nasceu 04/04/1984 e o atual 08/08/1988, com quem eu combino mais?');
    expect(text).toMatch(/^\*\*Só pelo Destino/u);
  });

  test('a correction that asks for another number is answered with that one', () => {
    const conversation = openConversation();
    conversation.say('minha amiga Tânia Freire Lobo 15/05/1984, qual destino dela');
    expect(conversation.say('o nome é Thânia com h, muda a expressão?').text).toContain(
      'número de Expressão da Thânia',
    );
  });

  test('who leads is answered with a strength', () => {
    const { text } = openConversation().say(
      'somos três no time: Caio Luz Andrade 01/02/1990, Nara Villela Costa 15/06/1987, Ivo Mendes Sá 30/09/1994. quem lidera?',
    );
    expect(text).toMatch(/Ivo mostra mais comando/u);
    expect(text).not.toContain('atropela');
  });

  test('a client has the gender of her name', () => {
    const { text } = openConversation().say('minha cliente Rute Amaral Dias 10/07/1966 quer saber o ano pessoal');
    expect(text).toContain('da Rute');
  });
});

describe('days of several people', () => {
  test.each([
    'que dia assinar o contrato em janeiro, eu e meu sócio Pedro Ivo Rangel 09/09/1979?',
    'vou me mudar, eu e meu marido Pedro Reis Prado 16/06/1986. que dia em março de 2027?',
    'dias bons pra mim e pro meu namorado Pedro Hugo Sena 13/03/1995 em dezembro',
  ])('%s', (text) => {
    const answer = openConversation().say(text).text;
    expect(answer).toMatch(/melhor dia para todos|mais ajudam vocês/u);
    expect(answer).toContain('Pedro');
  });

  test('a person without a name is called by the relation', () => {
    const { text } = openConversation().say('melhor dia de maio de 2027 pra eu casar com meu noivo 10/10/1990');
    expect(text).toContain('O seu noivo:');
    expect(text).not.toMatch(/[{}]|\be O\./u);
  });

  test('the days that help least follow a search', () => {
    const conversation = openConversation();
    conversation.say('dias bons pra mim e pro meu namorado Vitor Hugo Sena 13/03/1995 em dezembro');
    expect(conversation.say('e os ruins?').text).toContain('deixaria por último');
  });
});

test('a day to meet another person is one for both', () => {
  const conversation = openConversation();
  conversation.say('meu chefe, Dr. Augusto César Viana, 1º de abril de 1970, como peço aumento?');
  expect(conversation.say('que dia falo com ele na semana que vem?').text).toMatch(
    /melhor dia para todos.*Ana.*Augusto/su,
  );
});

test('a year before the day is a birth date', () => {
  const conversation = openConversation();
  expect(conversation.say('oq vc acha de mim e do Leo, ele é de 88, 23 do 6').text).toMatch(/^\*\*Você e Leo/u);
});

test('dates after several names are theirs in turn', () => {
  expect(peopleOf('minha avó Benedita e meu avô Sebastião, 06/01/1935 e 20/01/1930').map(([, , date]) => date)).toEqual(
    ['1935-01-06', '1930-01-20'],
  );
});

test('a name follows for a person known by the birth alone', () => {
  const conversation = openConversation();
  conversation.say('meu crush faz niver 17 de abril, é de 2001. tenho chance?');
  expect(conversation.say('o nome é Samuel Couto Braz').text).toContain('Você e Samuel');
});

test('`o atual` of an arcano is no partner', () => {
  const conversation = openConversation();
  conversation.say('qual arcano me rege hoje?');
  expect(conversation.say('e o atual acaba quando?').text).not.toContain('seu atual');
});

test('another day of the same reasons repeats none of them in part', () => {
  const conversation = openConversation();
  conversation.say('que dia assinar o contrato em janeiro, eu e meu sócio Pedro Ivo Rangel 09/09/1979?');
  expect(conversation.say('não pode ser fim de semana').text).not.toMatch(/\n\nO (?:mês|ano) /u);
});
