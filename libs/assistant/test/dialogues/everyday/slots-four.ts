import { dialogue, ofMap, practice, type TestDialogue } from '../dialogue.ts';

const of = (name: string) => ofMap('expressao', name);

/** A fourth blind set of everyday conversations. */
export const slotsFour: readonly TestDialogue[] = [
  dialogue(
    'sd01',
    'tempo',
    { say: 'qual o meu ano pessoal em {Y+1}', numbers: [6] },
    { say: 'e o do meu marido? Renato Alves Cunha 12/06/1954', must: ['renato', '{Y+1}'], numbers: [2] },
    { say: 'quem vai ter o ano melhor', must: ['renato', 'voce|\\bseu\\b'], not: ['{Y}: ano'], notRepeat: true },
    { say: 'e em {Y+2}?', must: ['{Y+2}', 'renato', '\\bseu\\b'], notRepeat: true },
  ),
  dialogue(
    'sd02',
    'tempo',
    { say: 'que dia é bom pra eu fazer uma cirurgia plástica em fevereiro', must: ['fevereiro'] },
    { say: 'e março?', must: ['marco'], not: ['fevereiro'] },
    { say: 'só dia de semana', must: ['marco', '(segunda|terca|quarta|quinta|sexta), dia'], not: ['domingo'] },
    { say: 'o 9 serve?', must: ['9 de marco', 'medic'], not: ['generosidade'] },
  ),
  dialogue(
    'sd03',
    'tempo',
    { say: 'essa semana tá boa pra pedir aumento?', must: ['23 de novembro'] },
    { say: 'e na que vem', must: ['30 de novembro'], not: ['proximos meses'] },
    { say: 'que dia exatamente', must: ['segunda, dia 30|terca, dia 1'], not: ['proximos meses'], mayRepeat: true },
  ),
  dialogue(
    'sd04',
    'empresa',
    {
      say: 'qual nome pra clínica de estética: Bella Pelle ou Espaço Derma?',
      must: ['eu ficaria com'],
      numbers: [of('Bella Pelle'), of('Espaço Derma')],
    },
    { say: 'com o nome da minha sócia junto, Espaço Derma Lívia?', numbers: [of('Espaço Derma Lívia')] },
    { say: 'Lívia Prado Mota 17/05/1986, qual combina com ela', must: ['com livia'], not: ['o mapa da'] },
    { say: 'e comigo', must: ['com voce'], notRepeat: true },
    { say: 'quando inauguramos?', must: ['dia \\d+ de'] },
  ),
  dialogue(
    'sd05',
    'nome',
    { say: 'vou casar e pegar o sobrenome Monteiro, muda o que?', numbers: [of('Ana Célia Vasconcelos Monteiro')] },
    { say: 'e se eu ficar só com Ana Monteiro', numbers: [of('Ana Monteiro')], notRepeat: true },
    { say: 'qual é melhor pra carreira', must: ['eu ficaria com'], notRepeat: true },
  ),
  dialogue(
    'sd06',
    'pessoas',
    { say: 'minha filha Luísa Prado Vasconcelos 11/09/2010 tá muito rebelde', must: ['luisa'] },
    { say: 'o que ela precisa de mim?', must: ['luisa'], notRepeat: true },
    { say: 'e do pai?', any: ['pai', 'luisa'], mayFallback: true },
    { say: 'como dou limite', must: ['luisa'], not: ['nome completo'], notRepeat: true },
    { say: 'e nos estudos', must: ['luisa'], not: ['nome completo'], notRepeat: true },
  ),
  dialogue(
    'sd07',
    'pessoas',
    { say: 'meu chefe é de 03/02/1970, Cláudio Reis Barreto. o que irrita ele?', must: ['claudio'] },
    { say: 'e o que agrada', must: ['claudio'], notRepeat: true },
    { say: 'e a minha colega Simone Freitas Luz 21/11/1985?', must: ['simone'], not: ['o mapa da'] },
    { say: 'quem dos dois é mais fácil de lidar', must: ['claudio', 'simone'], notRepeat: true },
    { say: 'como falo com ela sobre salário', must: ['simone'], notRepeat: true },
  ),
  dialogue(
    'sd08',
    'numero',
    { say: 'o que é número mestre', numbers: [11, 22] },
    { say: 'eu tenho algum?', numbers: [11] },
    { say: 'e meu filho Pedro Vasconcelos Lima 11/11/1992?', must: ['pedro'], notRepeat: true },
    { say: 'qual a responsabilidade dele', must: ['pedro'], not: ['brinca'], notRepeat: true },
  ),
  dialogue(
    'sd09',
    'conselho',
    { say: 'me dá 3 dicas pra melhorar minha vida financeira', any: [practice], notRepeat: true },
    { say: 'e pro meu marido Renato Alves Cunha 12/06/1954', must: ['renato'], not: ['o mapa do'] },
    { say: 'quem deve cuidar das contas', must: ['renato', 'dinheiro'], notRepeat: true, kind: 'pessoas' },
  ),
  dialogue(
    'sd10',
    'idioma',
    {
      say: 'hi, can you compare {Y+1} and {Y+2} for me? born 1990-03-12, Julia Anne Reed',
      must: ['{Y+1}', '{Y+2}'],
      language: 'en',
    },
    { say: 'which one for changing jobs?', must: ['{Y+1} fits better'], language: 'en' },
    { say: 'which month', must: ['{Y+1}'], language: 'en', notRepeat: true },
    {
      say: 'and for my brother, Peter Reed, born July 8 1987?',
      must: ['month'],
      not: ['early warning'],
      language: 'en',
    },
  ),
  dialogue(
    'sd11',
    'forapauta',
    { say: 'me conta uma piada', minWords: 8 },
    { say: 'outra', minWords: 8, notRepeat: true },
    { say: 'agora faz meu mapa astral', must: ['astr'] },
  ),
];
