import { describe, expect, test } from 'vitest';
import type { DialoguePerson } from '../src/dialogue-person.ts';
import { openConversation } from './converse.ts';

type Turns = readonly (readonly [say: string, answer: RegExp])[];

const account = (name: string, birthDate: string): DialoguePerson => ({ label: 'eu', name, birthDate });

const conversations: Readonly<Record<string, readonly [DialoguePerson | null, Turns]>> = {
  'the husband of the account speaks, and the account stays a person of the conversation': [
    account('Rosana Paiva Lemos', '1971-02-09'),
    [
      [
        'aqui quem fala é o marido da Rosana, me chamo Nilton Reis Lemos, nasci 17/10/1968, qual meu destino?',
        /seu número de Destino|Destino é 6/u,
      ],
      ['e a expressao?', /O seu número de Expressão/u],
      ['eu e a rosana combinamos?', /Você e Rosana.*Missão da Rosana/su],
      ['e o ano dela em 2027?', /Ano pessoal da Rosana é 4/u],
      ['e o meu?', /o seu Ano pessoal é 2/u],
    ],
  ],
  'a question of one’s own after a sentence about the account': [
    account('Paulo Sérgio Gama', '1974-05-05'),
    [
      [
        'aqui é a mulher do Paulo, ele deixou logado. meu nome é Denise Gama Freitas, 01/12/1977. qual meu ponto fraco?',
        /^(?!.*Paulo).*\bsua\b/su,
      ],
      ['e o dele?', /Paulo/u],
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
      ['e o pai, qual o ano dele em 2027?', /Em 2027, o Ano pessoal do Marcos é 1/u],
      ['e o meu?', /Em 2027, o seu Ano pessoal é 5/u],
      ['qual a motivação do caçula?', /Motivação da Liz/u],
    ],
  ],
  'a husband with the name of a month and a child are no couple': [
    account('Cristina Moura Bastos', '1975-01-25'),
    [
      [
        'meu marido Júlio Bastos Reis 07/11/1972 e meu filho Otávio Moura Bastos 19/05/2005 não se falam, o que acontece?',
        /^(?!.*\bamor d).*Júlio/su,
      ],
      ['e o ano de cada um em 2027?', /Júlio é 2.*Otávio é 8/su],
    ],
  ],
  'a title is no part of a name': [
    account('Fábio Augusto Rezende Couto', '1983-09-09'),
    [
      ['sou médico, assino Dr. Fábio Couto, é bom?', /^\*\*Fábio Couto soma 3.*Fábio Augusto Rezende Couto/su],
      ['e Fábio Rezende?', /Fábio Rezende soma 9/u],
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
  'the daughter of the account asks about her father': [
    account('Geraldo Antônio Pimentel', '1958-01-30'),
    [
      [
        'bom dia, sou a filha do Geraldo, ele pediu pra eu mexer aqui pra ele. como tá o ano dele?',
        /Ano pessoal do Geraldo é 5/u,
      ],
      ['e a missão do meu pai qual é?', /Missão do Geraldo é 7/u],
      ['o meu nome é Letícia Pimentel Souza, nasci em 09/07/1988. a gente se parece?', /Você e Geraldo/u],
      ['e em 2027, quem dos dois tem um ano mais puxado?', /2027 abre: você, 9 e Geraldo, 6/u],
    ],
  ],
  'two other people, and the user beside one of them': [
    account('Adriana Lopes Cavalcante', '1980-02-14'),
    [
      [
        'queria ver a compatibilidade da minha irmã com o namorado novo dela. ela é Andreza Lopes Cavalcante 30/06/1984 e ele Flávio Costa Ramos 19/11/1979',
        /^\*\*Andreza e Flávio/u,
      ],
      ['e eles brigariam por que motivo?', /Andreza.*Flávio/su],
      ['e eu, sou parecida com ela em que?', /^\*\*Você e Andreza/u],
      ['qual de nós duas é mais emotiva?', /^(?!.*Flávio).*Andreza.*\bsua\b/su],
    ],
  ],
  'a fiancée of a child is compared with the child': [
    account('Rosângela Maria Tavares', '1972-05-18'),
    [
      [
        'tenho tres filhos: Igor Tavares Melo 12/04/1996, Ingrid Tavares Melo 30/08/1999 e Iago Tavares Melo 05/01/2004',
        /Igor.*Ingrid.*Iago/su,
      ],
      ['a ingrid e o iago brigam demais, pq?', /Ingrid.*Expressão 8 do Iago/su],
      ['e o mais velho tá num ano bom pra casar?', /^\*\*.*casar.*Igor/su],
      ['a noiva dele é a Tainá Brito Rocha de 22/11/1997, combinam?', /^\*\*Igor e Tainá/u],
    ],
  ],
  'names that are judged are no people of the conversation': [
    account('José Carlos Ferreira Lima', '1964-12-12'),
    [
      ['assino J. C. Lima, isso é ruim?', /J\. C\. Lima soma 4.*José Carlos Ferreira Lima/su],
      ['e se eu assinar José Lima?', /José Lima soma 9/u],
      ['e com o Ferreira?', /José Ferreira Lima soma 8.*em J\. C\. Lima, 4; em José Lima, 9/su],
      ['isso muda meu mapa?', /^\*\*Não: o mapa continua o do registro, José Carlos Ferreira Lima/u],
      ['tem que mudar no cartório?', /Não precisa/u],
      ['qual a minha expressão?', /Expressão é 9/u],
    ],
  ],
  'a name with its birth date and nothing else, first of all, is of who writes': [
    null,
    [
      ['Fabiano Teles Moura 22/10/1985', /^\*\*O seu mapa/u],
      ['tenho 2 propostas de emprego, uma no banco e outra numa startup', /^\*\*Entre banco e startup, o seu mapa/u],
    ],
  ],
  'the words of a sentence before the birth date are no names': [
    null,
    [
      [
        'Tenho 2 propostas de emprego, uma no banco e outra numa startup. Nasci 22/10/1985, Fabiano Teles Moura',
        /^\*\*Entre banco e startup, o seu mapa/u,
      ],
    ],
  ],
  'the end of a name is a form of it beside the whole name and its date': [
    null,
    [
      [
        'sou Renata Prado Nunes 30/01/1989. assino R. Prado Nunes no trabalho, isso é ruim?',
        /^\*\*R\. Prado Nunes soma 3.*Renata Prado Nunes\*\*, soma 1/su,
      ],
      ['qual seria melhor entao', /^\*\*Eu ficaria com Renata Prado Nunes/u],
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
