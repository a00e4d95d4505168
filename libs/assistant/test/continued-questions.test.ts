import { describe, expect, test } from 'vitest';
import { openConversation } from './converse.ts';

type Turns = readonly (readonly [say: string, answer: RegExp])[];

const conversations: Readonly<Record<string, Turns>> = {
  'a search goes on with another purpose, month, weekday, day and the days to avoid': [
    ['qual o melhor dia de dezembro pra assinar um contrato?', /^\*\*Em dezembro de 2026, para assinar/u],
    ['por que esse dia?', /^\*\*Porque segunda, 14 de dezembro/u],
    ['e pra viajar?', /^\*\*Em dezembro de 2026, para viajar/u],
    ['e em janeiro?', /^\*\*Em janeiro de 2027, para viajar/u],
    [
      'só no fim de semana',
      /^\*\*Em janeiro de 2027, para viajar, só aos sábados e domingos: (?:(?:sábado|domingo), dia \d+(?:; )?)+\.\*\*/u,
    ],
    ['tem algum dia que eu devo evitar?', /^\*\*Em janeiro de 2027, para viajar, eu deixaria por último/u],
    ['e dia 12?', /12 de janeiro de 2027.*para viajar/u],
  ],
  'a search takes another person and keeps to weekdays': [
    ['data boa pra casar em 2027?', /^\*\*Em 2027, para casar/u],
    ['eu 29/11/1955 e ele Osvaldo Nery Pontes 18/04/1953', /^\*\*Para casar, o melhor dia para todos é/u],
    ['só sábado', /o melhor dia para todos é sábado/u],
  ],
  'a day that is over is the one of the next month': [
    ['hoje é um bom dia pra mim?', /23 de novembro/u],
    ['e dia 5?', /5 de dezembro de 2026/u],
  ],
  'a day after a reading of days is no day of birth': [
    ['como está o meu dia hoje?', /Dia pessoal/u],
    ['e dia 5?', /5 de dezembro de 2026/u],
  ],
  'names for a child are judged for the day it is expected': [
    ['tô grávida, pensei em Helena ou Alice, sobrenome Moura Tavares', /Helena Moura Tavares soma 3/u],
    ['nasce em fevereiro, dia 14', /14\/02\/2027/u],
    ['e se atrasar pro dia 20?', /20\/02\/2027/u],
    ['qual combina mais com essa data?', /20\/02\/2027/u],
  ],
  'a day without a year is expected ahead': [
    ['o sobrenome é Arruda Nogueira, Bento ou Joaquim?', /Bento Arruda Nogueira/u],
    ['ele nasce dia 3 de abril', /03\/04\/2027/u],
  ],
  'a day of birth is read by itself': [
    ['quem nasce dia 13 é como?', /^\*\*Quem nasce no dia 13 leva o 13, que soma 4/u],
    ['e dia 16?', /soma 7/u],
    ['meu pai era dia 22', /número mestre/u],
  ],
  'a correction names another person': [
    ['qual minha expressão?', /Expressão é 5/u],
    ['quis dizer da minha filha, Carla Vasconcelos Prado 12/12/1982', /Expressão da Carla é 6/u],
  ],
  'a correction replaces the whole name': [
    ['Sandra Regina Duarte Pinto, 06/06/1965, quais minhas lições cármicas?', /mapa: 9\./u],
    ['desculpa, o nome é Sandra Regina Duarte sem o Pinto', /mapa: 7, 8 e 9\./u],
  ],
  'a question goes on with another person and their data': [
    ['o que eu vivia em 2001?', /Em 2001, você viveu/u],
    ['e minha mãe, Neusa Aparecida Lopes, 19/03/1935?', /Em 2001, Neusa viveu/u],
    ['e aos 70 anos dela?', /Aos 70 anos, Neusa viveu/u],
    ['quando eu entro no próximo ciclo?', /terceiro ciclo|próximo ciclo/u],
  ],
  'a date that is given in passing is no good news': [
    ['qual a impressão da Rosana Melo Pinheiro?', /Rosana/u],
    ['ela nasceu dia 7 de abril de 1971', /mapa da Rosana/u],
  ],
  'the price of a page that a manner named': [
    ['tem algum lugar que mostra minha vida inteira?', /atlas-da-vida/u],
    ['quanto é?', /atlas-da-vida/u],
  ],
  'a comparison goes on': [
    ['compara 2027 com 2028 pra mim', /2027: Ano pessoal 5.*e 6, de família, desde 29\/11.*2028: Ano pessoal 6/u],
    ['qual é mais pesado?', /Nenhum é dos mais puxados/u],
    ['e pra dinheiro?', /2027, com dinheiro.*2028, com dinheiro/u],
  ],
};

describe('questions that go on', () => {
  test.each(Object.entries(conversations))('%s', (_title, turns) => {
    const conversation = openConversation();
    for (const [say, answer] of turns) expect(conversation.say(say).text).toMatch(answer);
  });
});
