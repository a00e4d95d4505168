import { describe, expect, test } from 'vitest';
import type { DialoguePerson } from '../src/dialogue-person.ts';
import { openConversation, owner } from './converse.ts';

type Turns = readonly (readonly [say: string, answer: RegExp, not?: RegExp])[];

interface Conversation {
  /** The account's data; null for a visitor. */
  readonly account?: DialoguePerson | null;
  readonly turns: Turns;
}

const joao = 'meu marido João Dias Rocha 22/09/1990';

const conversations: Readonly<Record<string, Conversation>> = {
  'a birth date as the first message of a visitor is read as a map': {
    account: null,
    turns: [
      ['nasci em 14/07/1988', /^\*\*O seu mapa:\*\* Destino 11.*nome completo/u, /ofício/u],
      ['e no amor?', /No amor, o seu Destino 11/u],
    ],
  },
  'a birth date as the first message of an account replaces the date': {
    turns: [
      ['nasci em 14/07/1988', /^\*\*O seu mapa:\*\* Destino 11/u],
      ['qual meu destino?', /Destino é 11/u],
    ],
  },
  'a subscription of the site is no signature': {
    turns: [
      ['qual assinatura é melhor no site', /\(\/premium\)/u, /triângulo/u],
      ['qual assinatura vale mais a pena, mensal ou anual?', /\(\/premium\)/u, /Pesam/u],
    ],
  },
  'two arcana of a person are told apart, with their time': {
    turns: [
      ['qual meu arcano regente?', /Arcano regente é 3/u],
      ['qual dos dois?', /Arcano regente 3.*vida toda.*arcano 35.*28\/11\/2030/u],
      ['quando?', /vai até 28\/11\/2030/u],
    ],
  },
  'a bare `quando?` asks when the arcano in force ends': {
    turns: [
      ['qual arcano me rege agora?', /arcano: 35/u],
      ['quando?', /vai até 28\/11\/2030/u],
      ['qual dos dois pesa mais?', /Arcano regente 3.*arcano 35/u],
    ],
  },
  'a bare `quando?` after the moment asks for the turn': {
    turns: [
      ['como está o meu momento?', /Ano pessoal 4/u],
      ['quando?', /A virada vem no aniversário/u],
    ],
  },
  'a decision for a month is a decision in the climate of that month': {
    turns: [['e se eu pedir demissão esse mês?', /sua|você.*novembro de 2026.*Mês pessoal 6.*a favor.*cuidado/u]],
  },
  'a decision after the reading of a month is no second reading of it': {
    turns: [
      ['como está meu mês?', /Mês pessoal é 6/u],
      ['e se eu pedir demissão esse mês?', /a favor.*cuidado/u],
    ],
  },
  'a question for the own share is answered first': {
    turns: [
      ['o problema sou eu?', /^\*\*Não inteiro: .*\*\*/u],
      ['será que o problema sou eu?', /uma parte é sua/u],
    ],
  },
  'a day that is feared is judged in the sense of the question': {
    turns: [
      ['hoje é dia ruim?', /^\*\*Não: 23 de novembro de 2026/u, /^\*\*Sim/u],
      ['amanhã é um dia bom ou ruim?', /^\*\*(?:É uma data neutra|Sim|Em parte)/u],
    ],
  },
  'three people are each described': {
    turns: [
      [
        'minha mãe Neusa Lopes 19/03/1935, meu pai Jorge Lopes 02/02/1930 e minha irmã Clara Lopes 10/10/1960',
        /da Neusa.*do Jorge.*da Clara/u,
        /vocês, cada/u,
      ],
    ],
  },
  'three children in an area of life are each described': {
    turns: [
      [
        'como são meus filhos? Lucas Vasconcelos 10/04/1985, Bruna Vasconcelos 12/05/1988 e Rafael Vasconcelos 20/01/1992',
        /Lucas[\s\S]*Bruna[\s\S]*Rafael/u,
      ],
    ],
  },
  'the time of a death is never told, of anyone': {
    turns: [
      ['que idade eu vou morrer', /morr|vive/u, /Motivação/u],
      ['com que idade meus pais vão morrer?', /morr|vive|morte|Nenhuma leitura mostra/u, /Motivação/u],
      ['quando vamos morrer?', /morr|vive|morte|Nenhuma leitura mostra/u, /Quero acertar/u],
      ['que idade eles vão morrer', /morr|vive|morte|Nenhuma leitura mostra/u, /Motivação/u],
    ],
  },
  'a week is searched as a week, and `a mesma` is the last one': {
    turns: [
      ['qual o melhor dia para assinar contrato na semana de 7/12/2026?', /^\*\*Na semana de 7 de dezembro/u],
      ['e na semana de 14/12/2026?', /^\*\*Na semana de 14 de dezembro/u],
      ['tem outro na mesma semana?', /semana de 14 de dezembro/u],
    ],
  },
  'two days are compared for a purpose': {
    turns: [
      ['dia 8/12 ou 17/12 para viajar, qual é melhor?', /8 de dezembro.*17 de dezembro/u, /^A decisão/u],
      ['tem outro na mesma semana?', /[Ss]emana de/u, /traição/u],
    ],
  },
  'the school is said in a sentence of its own': {
    turns: [['pela numerologia pitagórica', /^Leio pela numerologia pitagórica\. \*\*O seu mapa/u]],
  },
  'grief goes on after a sleepless night': {
    turns: [
      ['meu pai morreu semana passada', /Sinto muito|perda/u],
      ['não consigo dormir', /./u, /Ano pessoal|Respire contando/u],
      ['ele se chamava Osvaldo', /Osvaldo/u, /Motivação|Missão/u],
      ['sinto que devia ter ligado mais', /./u, /Expressão|Motivação/u],
    ],
  },
  'readings of phases never call another person `você`': {
    turns: [
      [joao, /mapa do João/u],
      ['qual arcano rege ele agora?', /arcano/u, /(?<!“[^”]*)\b(?:você|seu|sua)\b/iu],
      ['qual a resposta subconsciente dele?', /Resposta subconsciente/u, /(?<!“[^”]*)\bvocê\b|\?\.\*/iu],
      ['o dia natalício dele?', /natalício/u, /(?<!“[^”]*)\bvocê\b/iu],
      ['qual a dívida 14 dele?', /14/u, /(?<!“[^”]*)\bvocê\b/iu],
    ],
  },
};

describe('wordings of real conversations', () => {
  test.each(Object.entries(conversations))('%s', (_title, { account, turns }) => {
    const conversation = openConversation(account === undefined ? owner : account);
    for (const [say, answer, not] of turns) {
      const { text } = conversation.say(say);
      const body = text.split('**Como se chega')[0] ?? '';
      expect(body.replaceAll('\n', ' ')).toMatch(answer);
      if (not) expect(body).not.toMatch(not);
    }
  });
});
