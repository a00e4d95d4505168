import { dialogue, negation, practice, romance, type TestDialogue, together } from '../dialogue.ts';

/** A third blind round about couples, friends, families and work. */
export const peopleThree: readonly TestDialogue[] = [
  dialogue(
    'ga01',
    'pessoas',
    {
      say: 'Olá, sou Débora Siqueira Pontes (12/08/1986) e meu marido se chama Nelson Pontes Rangel (03/04/1983). Como é nossa combinação?',
      must: ['nelson', together],
    },
    { say: 'Por que ele nunca me elogia?', must: ['nelson|\\bele\\b'], notRepeat: true },
    {
      say: 'Me dá uma ideia pra aniversário de casamento',
      any: [practice],
      notRepeat: true,
      kind: 'conselho',
      minWords: 10,
    },
    { say: 'e o ano dele?', must: ['nelson|\\bele\\b|\\bdele\\b'], any: ['ano pessoal'], notRepeat: true },
  ),
  dialogue(
    'ga02',
    'pessoas',
    {
      say: 'to afim de uma mina, Sara Antunes Leão 11/11/2004, eu sou Caíque Borges Neri 27/06/2003, tenho chance?',
      must: ['sara'],
      minWords: 12,
    },
    { say: 'como chamo ela pra sair', any: [practice], notRepeat: true, kind: 'conselho' },
    { say: 'que tipo de cara ela gosta', must: ['sara|\\bela\\b'], notRepeat: true },
    { say: 'e a amiga dela, Bia Nogueira Falcão 02/02/2004?', must: ['bia'], notRepeat: true },
  ),
  dialogue(
    'ga03',
    'pessoas',
    { say: 'me fala da personalidade de Ester Amorim Castanho, nascida 06/12/1993', must: ['ester'], minWords: 12 },
    { say: 'ela é fiel?', must: ['ester|\\bela\\b'], notRepeat: true },
    { say: 'o que deixa ela feliz', must: ['ester|\\bela\\b'], notRepeat: true },
    { say: 'e eu com ela, 19/05/1991 Igor Vilar Camargo', must: ['ester', together], notRepeat: true },
  ),
  dialogue(
    'ga04',
    'pessoas',
    {
      say: 'o grupo de oração é eu (Marlene Dantas Reis 14/01/1960), Cleusa Prado Leme 30/09/1958 e Ivone Sá Barreto 22/02/1963. quem deve coordenar?',
      must: ['cleusa|ivone|marlene|voce'],
      not: [romance],
    },
    {
      say: 'e quem cuida do dinheiro da quermesse',
      must: ['cleusa|ivone|marlene|voce'],
      not: [romance],
      notRepeat: true,
    },
    { say: 'a Ivone é ciumenta?', must: ['ivone'], not: [romance], notRepeat: true },
  ),
  dialogue(
    'ga05',
    'pessoas',
    {
      say: 'Compare por favor Alberto Quintão Lopes, 25/12/1970, e Sueli Marques Torres, 07/03/1974, vão se casar em {Y+1}.',
      must: ['alberto', 'sueli'],
    },
    { say: 'Em que são diferentes?', must: ['alberto|sueli'], notRepeat: true },
    { say: 'E {Y+1} é um bom ano para os dois?', must: ['{Y+1}'], notRepeat: true },
  ),
  dialogue(
    'ga06',
    'pessoas',
    {
      say: 'meu namorado Hugo Lima Prata nasceu 16/10/1998, sou a Nicole Faria Dorta 08/01/2000. ele sumiu faz 3 dias',
      must: ['hugo|\\bele\\b'],
      minWords: 12,
    },
    { say: 'devo mandar mensagem?', any: ['sua|voce|\\bnao\\b'], notRepeat: true },
    { say: 'o que ele sente por mim', any: [negation], notRepeat: true },
  ),
  dialogue(
    'gb01',
    'vinculo',
    {
      say: 'Meu filho Lucas Pacheco Rios, 18/09/2010, está distante. Sou o pai, Edson Rios Pacheco, 05/06/1977. O que houve?',
      must: ['lucas|filho|\\bele\\b'],
      not: [romance],
      minWords: 15,
    },
    { say: 'Como puxo conversa?', any: [practice], not: [romance], notRepeat: true, kind: 'conselho' },
    {
      say: 'O que ele gosta que eu posso gostar junto?',
      must: ['lucas|\\bele\\b|voces'],
      not: [romance],
      notRepeat: true,
    },
  ),
  dialogue(
    'gb02',
    'vinculo',
    {
      say: 'minha irma Gisele Couto Maia 21/03/1985 vive pedindo dinheiro, eu sou Adriana Couto Maia 02/10/1980',
      must: ['gisele|irma|\\bela\\b'],
      not: [romance],
      minWords: 12,
    },
    { say: 'como digo nao sem brigar?', any: [practice], not: [romance], notRepeat: true, kind: 'conselho' },
    { say: 'ela é irresponsavel mesmo?', must: ['gisele|\\bela\\b'], not: [romance], notRepeat: true },
    {
      say: 'e a nossa mãe, Iolanda Couto, 15/08/1955, fica do lado de quem?',
      any: [negation, 'iolanda'],
      not: [romance],
      notRepeat: true,
    },
  ),
  dialogue(
    'gb03',
    'vinculo',
    {
      say: 'gerente novo: Sandro Vilela Matos 12/12/1988. eu Kelly Ramos Furtado 07/04/1992, operadora. como lido?',
      must: ['sandro|\\bele\\b'],
      any: [practice],
      not: [romance],
    },
    { say: 'o que ele valoriza num funcionario', must: ['sandro|\\bele\\b'], not: [romance], notRepeat: true },
    { say: 'ele vai me promover?', any: [negation], not: [romance], notRepeat: true },
  ),
  dialogue(
    'gb04',
    'vinculo',
    {
      say: 'Meu afilhado Enrico Salles Prado, de 2 anos (10/10/2024), e eu, madrinha Vilma Salles, 04/05/1969. Que presente dou?',
      must: ['enrico|afilhado|\\bele\\b'],
      not: [romance],
    },
    { say: 'Ele é parecido comigo?', must: ['enrico|\\bele\\b'], not: [romance], notRepeat: true },
    { say: 'Como eu participo da vida dele?', any: [practice, 'ensin', 'exemplo'], not: [romance], notRepeat: true },
  ),
  dialogue(
    'gb05',
    'vinculo',
    {
      say: 'sou professora do Ryan Teixeira Gama 29/01/2014, ele nao para quieto. eu Mônica Teles Brito 17/07/1983',
      must: ['ryan|\\bele\\b'],
      not: [romance],
      minWords: 12,
    },
    { say: 'que atividade prende ele', must: ['ryan|\\bele\\b'], not: [romance], notRepeat: true },
    { say: 'e quando ele grita?', any: [practice, 'colo|calma|voz'], not: [romance], notRepeat: true },
    { say: 'o que falo pra mae dele', any: [practice, 'fale|conte|diga'], not: [romance], notRepeat: true },
  ),
  dialogue(
    'gb06',
    'vinculo',
    {
      say: 'duas socias: Paula Rangel Viana 03/03/1981 e Marta Sodré Luz 28/08/1979, atelie de costura. da certo?',
      must: ['paula', 'marta'],
      not: [romance],
    },
    { say: 'quem atende e quem costura', must: ['paula|marta'], not: [romance], notRepeat: true },
    { say: 'a Marta é controladora?', must: ['marta'], not: [romance], notRepeat: true },
    { say: 'onde elas vão bater cabeça', must: ['paula|marta'], not: [romance], notRepeat: true },
  ),
  dialogue(
    'gb07',
    'vinculo',
    {
      say: 'cunhada Renata Lobo Xavier 19/02/1990 nao gosta de mim. Tatiana Neves Lobo 26/09/1988',
      must: ['renata|cunhada|\\bela\\b'],
      not: [romance],
    },
    { say: 'é culpa minha?', any: [negation, 'parte|dois|lado'], not: [romance], notRepeat: true },
    { say: 'o que elogiar nela?', must: ['renata|\\bela\\b'], not: [romance], notRepeat: true },
  ),
];
