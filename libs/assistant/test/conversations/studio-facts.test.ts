import { describe, expect, test } from 'vitest';
import { openConversation } from '../converse.ts';

type Turns = readonly (readonly [say: string, answer: RegExp])[];

const conversations: Readonly<Record<string, Turns>> = {
  'real spellings that undo the sequences of a person who was introduced': [
    ['Meu nome é Íris Peçanha Queiroz Teles, nasci em 20/04/1990. Tenho sequências negativas?', /222, 666 e 888/u],
    [
      'Que grafia real desfaz essas sequências?',
      /^\*\*Íris Queirós Telles desfaz 222, 666 e 888\.\*\*.*Expressão passa de 8 a 5.*Sem tirar sobrenome: \*\*Íris P\. Queirós Telles\*\*.*\(\/assinatura\)/su,
    ],
  ],
  'real spellings of the account': [
    ['que grafia do meu nome desfaz as sequências?', /^\*\*Ana C?.* Vasconcellos desfaz \d{3}.*Expressão/su],
  ],
  'a question about the undoing of one number stays with the page': [
    ['como tirar o 444 da minha assinatura?', /^Abra a \[Assinatura\]/u],
  ],
  'a search of two people goes on within its limits': [
    [
      'Qual o melhor dia para casar em 2027? Sou Íris Peçanha Queiroz Teles, 20/04/1990, e ele é Davi Nunes Prado, 11/08/1988',
      /melhor dia para todos é sexta, 9 de abril/u,
    ],
    [
      'E evitando feriados, só aos sábados?',
      /^\*\*Para casar, só aos sábados e fora dos feriados, o melhor dia para todos é sábado, \d+ de \p{L}+ de 2027/u,
    ],
    ['e aos domingos?', /^\*\*Para casar, só aos domingos e fora dos feriados, .* é domingo/u],
  ],
  'a search of one person goes on without holidays': [
    ['Qual o melhor dia para casar em maio de 2027?', /casar: sexta, dia 14; /u],
    ['e sem feriado, só aos sábados?', /^\*\*Em maio de 2027, para casar, só aos sábados e fora dos feriados: sábado/u],
    ['e evitando feriados, só sábado ou domingo?', /para casar, só aos sábados e domingos e fora dos feriados: /u],
  ],
  'holidays stay a question about the page that was named': [
    ['qual o melhor dia pra casar?', /casar/u],
    ['a data certa deixa de fora feriados e domingos?', /você pode deixar de fora dias da semana e feriados/u],
  ],
  'the verdict on a first name with surnames and date': [
    ['Estou grávida, os sobrenomes são Moura Tavares e nasce em 10/03/2027. Que nome combina?', /Moura Tavares/u],
    [
      'E Helena, combina?',
      /^\*\*Helena (?:combina bem|combina|pede atenção): Helena Moura Tavares soma 3, de criação\.\*\*.*Destino \d+ do dia/su,
    ],
  ],
  'the verdict on a first name without a date': [
    ['Helena combina com Souza Lima?', /^\*\*Helena (?:combina bem|combina|pede atenção): Helena Souza Lima soma \d/u],
  ],
  'origin and meaning from the bank of names': [
    [
      'Qual a origem e o significado de Clarice?',
      /^\*\*Clarice tem origem latina; significado: clara, célebre\.\*\* O nome sozinho soma \*\*9\*\*/u,
    ],
    ['E de Kauanny?', /^\*\*Kauanny não está no nosso banco de nomes.* soma \*\*3\*\*/u],
    ['qual a origem do nome helena?', /^\*\*Helena tem origem grega; significado: tocha/u],
  ],
  'the language that a meaning begins with, and an origin that is not known': [
    ['o que quer dizer o nome Tainá?', /^\*\*Tainá tem origem brasileira; significado, do tupi: talvez estrela\./u],
    ['e Ravi?', /^\*\*Ravi vem do sânscrito; significado: sol\./u],
    ['e Amarildo?', /^\*\*Amarildo, no nosso banco de nomes: etimologia incerta\./u],
  ],
  'the origin of a school is no name': [['Qual a origem da Cabala?', /^(?!.*banco de nomes)/su]],
  'two names of a firm, judged for their owner': [
    [
      'Trigo da Serra ou Pão & Prosa, qual combina mais comigo?',
      /^\*\*Trigo da Serra soma 8\*\*; \*\*Pão & Prosa soma 4\*\*\. \*\*Eu ficaria com Trigo da Serra\.\*\*.*Destino 6, esse 8.*o 4 de Pão & Prosa/su,
    ],
  ],
  'two names of a firm without another sign': [
    ['Trigo da Serra ou Canto do Forno, qual combina mais comigo?', /Trigo da Serra soma 8.*Eu ficaria com/su],
    ['Doce Aurora ou Casa do Brigadeiro, qual combina mais comigo?', /Doce Aurora soma.*eu ficaria com/su],
  ],
  'two people stay people': [
    ['Paula Souza Lima ou Renata Alves Prado, qual combina mais comigo?', /^(?!.*Eu ficaria)/su],
  ],
};

describe.each(Object.entries(conversations))('%s', (_name, turns) => {
  test(turns.map(([say]) => say).join(' | '), () => {
    const conversation = openConversation();
    for (const [say, answer] of turns) expect(conversation.say(say).text).toMatch(answer);
  });
});

test('the spellings take at most 90 words, and their page is a chip that leads on', () => {
  const conversation = openConversation();
  conversation.say('Meu nome é Íris Peçanha Queiroz Teles, nasci em 20/04/1990. Tenho sequências negativas?');
  const { text, suggestions } = conversation.say('Que grafia real desfaz essas sequências?');
  expect(text.split(/\s+/u).length).toBeLessThanOrEqual(90);
  const chip = suggestions.find((one) => one.includes('Assinatura')) ?? '';
  expect(conversation.say(chip).text).toContain('(/assinatura)');
});

test('a day that falls on a holiday is left out where holidays are avoided', () => {
  const conversation = openConversation();
  conversation.say('Qual o melhor dia para casar em janeiro de 2027?');
  const { text } = conversation.say('e fora dos feriados?');
  expect(text).toMatch(/^\*\*Em janeiro de 2027, para casar, fora dos feriados: /u);
  expect(text).not.toMatch(/dia 1;/u);
});
