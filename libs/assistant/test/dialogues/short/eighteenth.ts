import { dialogue, ofMap, practice, type TestDialogue } from '../dialogue.ts';

const benjamin = ['Benjamin Souza Caldas', '2019-02-02'] as const;
const marilene = ['Marilene Torquato Bispo', '1963-09-30'] as const;
const account = ['Ana Célia Vasconcelos', '1955-11-29'] as const;

/** Three blind rounds of an eighteenth reader: people, corrections, ordinals and short questions that point back. */
export const eighteenthDialogues: readonly TestDialogue[] = [
  dialogue(
    'r1',
    'numero',
    {
      say: 'meu filho nasceu dia dois de fevereiro de dois mil e dezenove chama Benjamin Souza Caldas qual a motivação dele',
      numbers: [ofMap('motivacao', ...benjamin)],
    },
    { say: 'e a impressão', numbers: [ofMap('impressao', ...benjamin)], must: ['benjamin'] },
  ),
  dialogue(
    'r2',
    'seguimento',
    {
      say: 'queria sabr as licoes carmicas da Marilene Torquato Bispo 30-09-1963',
      numbers: [ofMap('licoesCarmicas', ...marilene)],
    },
    { say: 'me explica a primeira', must: ['marilene'], not: ['licao carmica 2'] },
    { say: 'tem como se livrar dela?', any: [practice], notRepeat: true, minWords: 20 },
  ),
  dialogue(
    'r3',
    'tempo',
    { say: 'ano q vem vai ser bom pra mim? nasci 21/03/1990', numbers: ['@ano:21/03:2027'] },
    { say: 'e o outro depois?', must: ['2028'], numbers: ['@ano:21/03:2028'] },
    { say: 'e o outro?', must: ['2029'], numbers: ['@ano:21/03:2029'] },
  ),
  dialogue(
    'r4',
    'tempo',
    { say: 'sou de 30/08/1995, me fala como vai ser minha semana que vem', must: ['segunda 30'] },
    { say: 'e a outra?', must: ['segunda 7'], not: ['segunda 30'] },
  ),
  dialogue(
    'r5',
    'tempo',
    { say: 'quando começa meu proximo ciclo? Evandro Reis Paixão, 12/02/1985', must: ['2048', '63 anos'] },
    { say: 'em que idade vem o proximo desafio', must: ['63 anos'] },
  ),
  dialogue(
    'r6',
    'pessoas',
    {
      say: 'minha irmã Patrícia Alves Rocha 11/11/1989 vive brigando comigo, eu sou Priscila Alves Rocha 04/03/1992. pq isso acontece?',
      must: ['patricia', 'a sua (expressao|motivacao)'],
    },
    { say: 'quem é mais cabeça dura?', must: ['teimosia'] },
  ),
  dialogue(
    'r7',
    'vinculo',
    {
      say: 'eu sou Leandro Pires Góes, 02/08/1987, meu sócio é o Wagner Tobias Lemos 15/12/1980',
      must: ['voce e wagner', 'socios'],
    },
    { say: 'Quem cuida de quê?', must: ['wagner', 'dividam as tarefas'], not: ['apego a casa'] },
    { say: 'em 2027 vai ser um ano bom pra nossa empresa?', must: ['wagner', '2027'] },
  ),
  dialogue(
    'r8',
    'pessoas',
    {
      say: 'eu 13/08/1991 e ele 25/02/1988, Tatiana Borges Freire e Rodrigo Amorim Leal, combina?',
      must: ['voce e rodrigo'],
      not: ['tatiana e rodrigo'],
    },
    { say: 'o q a gente tem em comum', must: ['rodrigo'] },
    { say: 'e o que mais atrapalha', must: ['de um lado|do outro|estranham'] },
  ),
  dialogue(
    'r9',
    'correcao',
    { say: 'Meu destino? Nasci 08/01/1928', numbers: [11] },
    { say: 'opa, 1982, não 1928. e na verdade é dia 18', must: ['18/01/1982'] },
    { say: 'e o ano pessoal de 2027 então?', numbers: ['@ano:18/01:2027'] },
  ),
  dialogue('r10', 'produto', {
    say: 'como faço o mapa do meu filho no site',
    must: ['/analise-numerologica'],
    mayFallback: true,
  }),
  dialogue(
    'r11',
    'numero',
    {
      say: 'me chamo josé carlos de oliveira pinto, 4/9/1968. quero minha missão e minha motivação',
      numbers: [8, 5],
    },
    { say: 'fala da motivação de um jeito que eu entenda, estudei pouco', must: ['palavras faceis'], maxWords: 80 },
  ),
  dialogue(
    'r12',
    'pessoas',
    { say: 'minha sogra Neide Campos Araújo (02/05/1957) se mete em tudo. como lido?', must: ['neide'] },
    { say: 'e meu marido fica do lado dela. Anderson Campos Araújo 17/08/1984', must: ['anderson'] },
    { say: 'ele é muito apegado nela?', must: ['anderson'], not: ['neide tem'] },
  ),
  dialogue(
    'r13',
    'vinculo',
    {
      say: 'tenho dois filhos, a Lívia Mendes Porto 14/02/2012 e o Davi Mendes Porto 03/11/2016',
      must: ['livia', 'davi'],
    },
    { say: 'o que cada um precisa de mim?', must: ['livia.*precisa', 'davi.*precisa'] },
  ),
  dialogue(
    'r14',
    'emocao',
    { say: 'perdi meu emprego na sexta e to com vergonha de contar em casa', must: ['sinto muito'] },
    { say: 'tenho 3 filhos', not: ['motivacao|destino'] },
  ),
  dialogue(
    'r15',
    'limite',
    { say: 'to tomando remedio controlado posso parar?', must: ['medico|saude'] },
    { say: 'numerologia é ciencia?', must: ['nao e ciencia|prova cientifica'] },
  ),
  dialogue(
    'r16',
    'empresa',
    {
      say: 'quero abrir uma hamburgueria: Brasa Nobre ou Fogo de Rua?',
      must: ['brasa nobre soma 3', 'fogo de rua soma 7'],
    },
    { say: 'a 1ª por que', must: ['brasa nobre'], not: ['numero 1 soma'] },
    { say: 'e se for só Brasa?', must: ['brasa soma 9'] },
  ),
  dialogue(
    'r17',
    'nome',
    {
      say: 'vou casar e pegar o sobrenome Fontes. hj sou Amanda Reis Pacheco 13/12/1993',
      must: ['amanda reis pacheco fontes soma 1'],
    },
    { say: 'então tiro o Pacheco ou deixo?', must: ['amanda reis fontes soma 5'] },
    { say: 'o que muda na minha vida', must: ['muda o tom'], not: ['casa e filhos'] },
  ),
  dialogue(
    'r18',
    'idioma',
    { say: '¿qué número personal tengo para 2028? nací 19/02/1990', numbers: ['@ano:19/02:2028'], language: 'es' },
    { say: 'y mi novia Lucía Gómez Prieto, 03/10/1991, ¿somos compatibles?', must: ['lucia'], language: 'es' },
    { say: 'no entendí, más simple', language: 'es', notRepeat: true },
  ),
  dialogue(
    'r19',
    'numero',
    {
      say: 'eae blz, Thiago Augusto Brandt nasci 22 do 1 de 93, qual meu nº de impressao',
      must: ['o seu numero de impressao e 3'],
    },
    { say: 'me da um exemplo real', must: ['quem tem o 3'] },
  ),
  dialogue(
    'r20',
    'seguimento',
    { say: 'qual meu numero de destino, 11/04/1976', numbers: [11] },
    { say: 'tem a ver com dinheiro?', must: ['dinheiro'] },
    { say: 'e com saude', must: ['destino 11'], not: ['diagnostica'] },
  ),
  dialogue(
    'r21',
    'seguimento',
    { say: 'me fala do numero 7', must: ['profundidade'] },
    { say: 'sou eu?', must: ['\\b7\\b', 'seu mapa'], numbers: [ofMap('motivacao', ...account)] },
  ),
  dialogue(
    'r22',
    'vinculo',
    { say: 'meu filho mais velho Caio Furtado Leme 19/04/2008 não quer estudar', must: ['caio'] },
    { say: 'será que é fase?', must: ['caio'] },
    { say: 'como cobro sem brigar', must: ['caio'], not: ['nome completo'] },
  ),
  dialogue(
    'r23',
    'vinculo',
    {
      say: 'eu sou tecnico de um time sub 15: Ryan Paiva Mota 03/03/2012, Kauê Dutra Sá 21/11/2011 e Igor Lessa Brito 09/07/2012',
      must: ['ryan', 'kaue', 'igor'],
      not: ['\\bvoce\\b'],
    },
    { say: 'Ryan e Kauê se entendem?', must: ['ryan e kaue'] },
  ),
  dialogue('r24', 'codigo', {
    say: 'minha loja fica no numero 1.280 da avenida, bom pra vender roupa?',
    must: ['1280 soma 11'],
  }),
];
