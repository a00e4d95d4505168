import { describe, expect, test } from 'vitest';
import type { DialoguePerson } from '../src/dialogue-person.ts';
import { openConversation } from './converse.ts';

type Turns = readonly (readonly [say: string, answer: RegExp])[];

const account = (name: string, birthDate: string): DialoguePerson => ({ label: 'eu', name, birthDate });

const conversations: Readonly<Record<string, readonly [DialoguePerson, Turns]>> = {
  'the husband of the account speaks, and the account stays a person of the conversation': [
    account('Rosana Paiva Lemos', '1971-02-09'),
    [
      [
        'aqui quem fala é o marido da Rosana, me chamo Nilton Reis Lemos, nasci 17/10/1968, qual meu destino?',
        /seu número de Destino|Destino é 6/u,
      ],
      ['e a expressao?', /O seu número de Expressão/u],
      ['eu e a rosana combinamos?', /Você e Rosana.*Missão da Rosana/su],
      ['e o ano dela em 2027?', /Ano Pessoal da Rosana é 4/u],
      ['e o meu?', /o seu Ano Pessoal é 2/u],
    ],
  ],
  'the wife of another person than the account has no account': [
    account('Rosana Paiva Lemos', '1971-02-09'),
    [['sou a esposa do Nilton. qual o meu destino?', /Destino é 11/u]],
  ],
  'children are meant by their age and their sex': [
    account('Juliana Ferraz Monteiro', '1986-07-14'),
    [
      [
        'tenho dois filhos, o Caio Ferraz Lima, 03/09/2014, e a Liz Ferraz Lima, 21/01/2018. qual a expressão de cada um?',
        /Caio.*Liz/su,
      ],
      ['como eu faço o mais velho estudar?', /Caio/u],
      ['e a pequena?', /Liz/u],
      [
        'o pai deles é o Marcos Vinicius Lima, 30/05/1983. ele combina mais com qual?',
        /perto do Marcos|harmonia do Marcos/u,
      ],
      ['e o pai, qual o ano dele em 2027?', /Em 2027, o Ano Pessoal do Marcos é 1/u],
      ['e o meu?', /Em 2027, o seu Ano Pessoal é 5/u],
      ['qual a motivação do caçula?', /Motivação da Liz/u],
    ],
  ],
  'a short form and the whole name are one person': [
    account('Camila Rocha Duarte', '1989-05-06'),
    [
      ['minha chefe é a Vanessa Lopes Quintana, 19/07/1975, o que ela espera de mim?', /Vanessa/u],
      ['tem a Bia do RH, Beatriz Camargo Nunes, 02/02/1992, dá pra confiar nela?', /^(?!.*\bBia\b).*Beatriz/su],
      ['quem das duas é mais parecida comigo?', /Vanessa.*Beatriz|Beatriz.*Vanessa/su],
    ],
  ],
  'words to the assistant are no person': [
    account('Teresinha de Jesus Farias', '1950-10-08'),
    [
      ['Boa tarde minha filha, eu queria saber o meu número da alma', /seu número de Motivação/u],
      ['não entendi, meu amor', /seu|você/u],
      ['obrigada minha filha, deus te abençoe', /^(?!.*filha)/su],
    ],
  ],
};

describe('who speaks and who is spoken of', () => {
  test.each(Object.entries(conversations))('%s', (_title, [owner, turns]) => {
    const conversation = openConversation(owner);
    for (const [say, answer] of turns) expect(conversation.say(say).text).toMatch(answer);
  });
});
