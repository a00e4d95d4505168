import { describe, expect, test } from 'vitest';
import { openConversation } from './converse.ts';

/** Numbers, forms and menus, which nothing of these may answer with. */
const notHere =
  /Ano pessoal \d|Expressão \d|Destino \d|Motivação \d|Na prática:|data de nascimento|nome completo|Quero acertar|parabéns|Como se chega/u;
const suicideLine = /\b188\b/u;

type Turns = readonly (readonly [say: string, answer: RegExp])[];

const governed: Readonly<Record<string, Turns>> = {
  'a grandmother who died': [
    ['minha vó morreu domingo', /./u],
    ['o nome dela era Benedita', /Benedita/u],
    ['não consegui me despedir dela', /despedi|adeus/iu],
    ['isso aparece no meu mapa?', /^Não/u],
    ['ela fazia bolo de milho pra todo mundo', /lembrança|conta|pedaços|carinho|imagem/u],
    ['obrigado por ouvir', /agradeço|Obrigado|Foi bom|Fico feliz/u],
  ],
  'a mother in hospital': [
    ['minha mãe foi internada ontem e eu to com muito medo', /médic|equipe/u],
    ['os números dizem se ela vai melhorar?', /médic|saúde|prazo/u],
    ['eu não tô conseguindo dormir', /./u],
  ],
  'a brother who died': [
    ['meu irmão faleceu num acidente', /./u],
    ['ele se chamava seu Wando', /Wando/u],
    ['nem deu tempo de dar tchau', /despedi|adeus/iu],
    ['se eu tivesse ligado antes', /culpa|se” machuca|volta/iu],
    ['minha cunhada não toca no assunto', /silêncio|calad|palavra/iu],
    ['sábado ele faria 40 anos', /dia|data/iu],
    ['e as roupas dele, o que eu faço?', /pressa|objeto|apressa/iu],
    ['essa saudade passa um dia?', /prazo|data|aos poucos|calendário/iu],
    ['será que ele me vê?', /fé|crença/u],
    ['ando sem fome, mal levanto', /corpo|Levantar/u],
    ['brigada, precisava desabafar', /agradeço|Obrigado|Foi bom|Fico feliz/u],
  ],
  'a dog that died': [
    ['meu cachorro morreu ontem', /./u],
    ['chamava Pipoca', /Pipoca/u],
    ['a culpa foi minha, esqueci o portão aberto', /culpa|volta|machuca/iu],
    ['quando vou parar de chorar? quando isso passa?', /prazo|data|aos poucos|calendário/iu],
  ],
  'an unborn child': [
    ['perdemos nosso bebê semana passada', /./u],
    ['ele ia se chamar Joaquim', /^(?!.*mania).*Joaquim/su],
    ['foi culpa do meu ano pessoal?', /^Não/u],
    ['meu esposo finge que nada aconteceu', /silêncio|calad|palavra/iu],
    ['a data prevista era dia 10 de março', /dia|data/iu],
    ['quando vou me sentir melhor?', /prazo|data|aos poucos|calendário/iu],
    ['valeu por escutar', /agradeço|Obrigado|Foi bom|Fico feliz/u],
  ],
  'a child born without life': [
    ['minha filha nasceu sem vida', /luto|Meus sentimentos/u],
    ['o nome dela é Lia', /Lia/u],
    ['dava pra prever isso no mapa?', /^(?:Não|Isso)/u],
    ['meu marido voltou a trabalhar como se nada tivesse acontecido', /silêncio|calad|palavra/iu],
  ],
  'two unborn children': [
    ['tive duas perdas gestacionais', /luto|Meus sentimentos/u],
    ['posso engravidar de novo esse ano?', /médico|ginecologista/u],
    ['eram gêmeas, Ana e Alice', /Ana/u],
    ['por que comigo?', /ninguém tem|injusto|motivo/u],
    ['minha sogra diz que foi vontade de Deus', /raiva|explicação|abraço/iu],
    ['hoje não quero números', /./u],
  ],
  'a sorrow': [
    ['ando muito triste', /./u],
    ['isso aparece nos meus números?', /^(?:O que|Não)/u],
    ['quando eu vou ficar bem?', /data|calendário|aos poucos|partes/iu],
    ['minha esposa não fala sobre isso', /silêncio|ouvido|ouça|não fala/iu],
    ['foi bom desabafar', /agradeço|Obrigado|Foi bom|Fico feliz/u],
  ],
  'a loneliness': [
    ['ninguém gosta de mim', /./u],
    ['na faculdade me zoam todo dia', /./u],
  ],
  'a dismissal': [
    ['me mandaram embora hoje, depois de 15 anos', /./u],
    ['não durmo pensando', /./u],
    ['será que eu sou um fracasso?', /^(?:Não|De jeito)/u],
  ],
};

describe.each(Object.entries(governed))('%s', (_name, turns) => {
  test('is spoken with as a person would, without numbers, forms or the line for suicide', () => {
    const conversation = openConversation();
    const said = new Set<string>();
    for (const [say, answer] of turns) {
      const { text } = conversation.say(say);
      expect(text, say).toMatch(answer);
      expect(text, say).not.toMatch(notHere);
      expect(text, say).not.toMatch(suicideLine);
      expect(said.has(text), say).toBe(false);
      said.add(text);
    }
  });
});

const dangers: Readonly<Record<string, Turns>> = {
  'a violent partner': [
    ['meu marido me ameaçou de novo', /180.*190|190.*180/su],
    ['ele pediu desculpas', /180/u],
    ['e se ele descobrir?', /180.*190|190.*180/su],
    ['será que a culpa foi minha?', /^(?:Não|A responsabilidade)/u],
    ['como lido com ele?', /180|190/u],
    ['qual o melhor dia pra eu sair de casa?', /180/u],
    ['quando isso vai acabar?', /180/u],
    ['obrigada por ouvir', /180/u],
  ],
  'a stepfather who beats a minor': [
    ['meu padrasto me bateu', /Disque 100/u],
    ['tenho 14 anos', /\b100\b/u],
    ['tenho medo de contar', /\b100\b/u],
    ['e se ele souber que eu falei?', /\b100\b/u],
    ['e se ele descobrir?', /\b100\b/u],
    ['isso aparece no mapa?', /^(?:Não|Isso)/u],
    ['obrigado por me ouvir', /\b100\b/u],
  ],
};

describe.each(Object.entries(dangers))('%s', (_name, turns) => {
  test('is led to safety in every turn', () => {
    const conversation = openConversation();
    for (const [say, answer] of turns) {
      const { text } = conversation.say(say);
      expect(text, say).toMatch(answer);
      expect(text, say).not.toMatch(notHere);
    }
  });
});

describe('something else that is plainly asked', () => {
  test('is answered, continued, and left again for the grief', () => {
    const conversation = openConversation();
    conversation.say('meu pai faleceu em agosto');
    conversation.say('o nome dele era Antenor');
    expect(conversation.say('qual meu ano pessoal?').text).toMatch(/Ano pessoal é 4/u);
    expect(conversation.say('e em 2027?').text).toMatch(/Em 2027/u);
    expect(conversation.say('não me despedi dele direito').text).toMatch(/despedi|adeus/iu);
    expect(conversation.say('qual era o número dele? Antenor Vasconcelos, 12/03/1928').text).toMatch(/Antenor/u);
  });

  test('is a day to travel for someone sad', () => {
    const conversation = openConversation();
    conversation.say('tô muito triste');
    expect(conversation.say('que dia é melhor pra viajar?').text).toMatch(/para viajar/u);
  });
});

describe('danger to a life', () => {
  test('comes before the grief', () => {
    const conversation = openConversation();
    conversation.say('minha mãe morreu');
    expect(conversation.say('quero ir junto com ela').text).toMatch(suicideLine);
    const { text } = conversation.say('obrigada por ouvir');
    expect(text).toMatch(suicideLine);
    expect(text).not.toMatch(/Que bom que você ligou/u);
  });
});

describe('a phase of life and its end', () => {
  test.each([
    ['qual meu ciclo de vida atual e quando ele muda?', /terceiro ciclo, 2/u],
    ['qual é o meu momento decisivo e quando ele vai mudar?', /momento decisivo, 22/u],
  ])('%s', (say, answer) => {
    const { text } = openConversation().say(say);
    expect(text).toMatch(answer);
    expect(text).not.toMatch(/Nenhum número prevê/u);
  });
});

test('how to study better is answered after a personal year', () => {
  const conversation = openConversation();
  conversation.say('qual meu ano pessoal?');
  expect(conversation.say('como estudo melhor?').text.split('**Como se chega')[0]?.trim()).not.toBe('');
});

test('violence against another is met by who helps, and asks for no data', () => {
  for (const said of ['meu vizinho bate na mulher, ligo pra quem?', 'meu cunhado bateu no filho de novo'])
    expect(openConversation().say(said).text).toMatch(/180.*190|190.*180/su);
});
