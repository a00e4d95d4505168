import { dialogue, type TestDialogue } from './dialogue.ts';

/** Follow-ups about signatures, firms and children that name no name, from two blind rounds of their reader. */
export const twelfthDialogues: readonly TestDialogue[] = [
  dialogue(
    'k-s1',
    'nome',
    { say: 'oii sou Patrícia Gomes Siqueira, nasci 14/6/87', minWords: 5 },
    {
      say: 'to querendo mudar minha assinatura, hj assino Paty Siqueira. tá bom?',
      numbers: ['@mapa:expressao:Paty Siqueira|'],
    },
    { say: 'e se eu tirar o y e por i?', must: ['pati siqueira'], numbers: ['@mapa:expressao:Pati Siqueira|'] },
    { say: 'qual das duas tem menos numero ruim', must: ['sequencias', 'paty siqueira', 'pati siqueira'] },
    { say: 'oq muda no serviço se eu usar a nova', must: ['muda'] },
    { say: 'tenho q trocar no banco tb?', must: ['nao precisa', 'banco'] },
  ),
  dialogue(
    'k-s2',
    'nome',
    {
      say: 'Meu nome é Wellington José Farias Neto, 02/11/1979, me falaram que meu nome tem sequencia negativa',
      must: ['wellington jose farias neto tem'],
    },
    { say: 'qual numero se repete', any: ['555'] },
    { say: 'e qual letra causa', must: ['letras'] },
    { say: 'e se eu assinar sem o José', must: ['wellington farias neto'] },
    { say: 'e com um l só?', must: ['welington farias neto'] },
    { say: 'então com qual eu fico?', must: ['ficaria com'] },
  ),
  dialogue(
    'k-s3',
    'nome',
    {
      say: 'quero saber se compensa assinar Rê Castelo em vez de Renata Castelo Branco Dias',
      must: ['re castelo'],
      any: ['melhor|pior|parecido|empata'],
    },
    { say: 'nasci 30 do 9 de 92', must: ['destino 6', 're castelo'] },
    { say: 'o q melhora no amor', must: ['no amor'] },
    { say: 'e se for Renata C Dias', numbers: ['@mapa:expressao:Renata C Dias|'] },
    { say: 'tiro o C?', numbers: ['@mapa:expressao:Renata Dias|'] },
    { say: 'qto tempo demora pra funcionar', any: ['prazo|meses'] },
  ),
  dialogue(
    'k-f1',
    'empresa',
    {
      say: 'bom dia. Meu nome é Gilmar Antunes Peixoto 08/03/1974. minha loja chama Amigo Bicho, é pet shop',
      numbers: ['@mapa:expressao:Amigo Bicho|'],
      not: ['loteria|sorteio|jogar'],
    },
    { say: 'ta vendendo pouco, é culpa do nome?', must: ['amigo bicho'], not: ['medico|psicologo'] },
    { say: 'pensei em mudar pra Bicho Solto', numbers: ['@mapa:expressao:Bicho Solto|'], not: ['loteria|sorteio'] },
    { say: 'qual dos dois vc poria na placa', must: ['ficaria com'] },
  ),
  dialogue(
    'k-f2',
    'empresa',
    { say: 'vou abrir uma clínica em março', must: ['dias'] },
    {
      say: 'de estética, com minha irmã Sheila Barros 12/12/1988. eu sou Simone Barros 05/07/1985',
      must: ['marco de 2027', 'negocio'],
    },
    {
      say: 'os nomes q pensamos: Clínica Barros, Pele & Luz e Espaço Simone',
      numbers: ['@mapa:expressao:Clínica Barros|', '@mapa:expressao:Espaço Simone|'],
    },
    { say: 'pq esse ganhou?', must: ['ficaria com'] },
    { say: 'e pra q dia a gente marca a inauguração', must: ['dia'] },
  ),
  dialogue(
    'k-f3',
    'empresa',
    {
      say: 'minha mulher tem um salão chamado Studio Gi Hair, abriu 15/08/2019',
      must: ['abertura em 15/08/2019'],
      not: ['o mapa d'],
    },
    { say: '2027 vai ser bom pra ele?', must: ['2027', 'empresa'] },
    { say: 'as funcionarias vivem saindo, tem a ver?', must: ['equipe'] },
    { say: 'e se mudar pra Gi Cabelos', numbers: ['@mapa:expressao:Gi Cabelos|'] },
    { say: 'tira o Cabelos só', must: ['ficar|soma'] },
  ),
  dialogue(
    'k-b1',
    'bebe',
    {
      say: 'to gravida de 6 meses, menina. Sobrenome Cavalcante Moura. gostamos de Liz, Maitê e Aurora',
      numbers: ['@mapa:expressao:Aurora Cavalcante Moura|'],
    },
    { say: 'e Lizz com dois z?', must: ['lizz cavalcante moura'] },
    { say: 'meu marido quer Antonella', numbers: ['@mapa:expressao:Antonella Cavalcante Moura|'] },
    { say: 'e se botar Maria antes', must: ['maria antonella'] },
    { say: 'nasce em fevereiro, muda algo?', must: ['destino'] },
    { say: 'posso mudar o nome depois de registrado?', must: ['cartorio'] },
  ),
  dialogue(
    'k-s4',
    'nome',
    { say: 'bom diaa, Luciana Pacheco Amorim, 19/04/1982', must: ['destino 7'], not: ['no amor'] },
    {
      say: 'assino Lu Amorim no insta e nos contratos Luciana P Amorim. qual ta melhor',
      must: ['ficaria com'],
    },
    { say: 'e se eu por um h, Luh Amorim', numbers: ['@mapa:expressao:Luh Amorim|'] },
    { say: 'troco o Amorim por Pacheco?', must: ['luh pacheco'] },
  ),
  dialogue(
    'k-s5',
    'nome',
    { say: 'sou Edvaldo Nunes Teixeira Junior, nasci 11.01.1969, meu nome tem 444?', must: ['sequencia'] },
    { say: 'como tiro isso', any: ['formas proximas'] },
    { say: 'sem o junior fica como', must: ['edvaldo nunes teixeira soma'] },
    { say: 'e botando só a inicial do Nunes', must: ['edvaldo n. teixeira'] },
  ),
  dialogue(
    'k-f4',
    'empresa',
    {
      say: 'tenho uma hamburgueria, o nome é Brasa Viva, desde 02/05/2022. ta devagar o movimento',
      numbers: ['@mapa:expressao:Brasa Viva|'],
    },
    { say: 'o nome ajuda ou atrapalha', must: ['pista'], not: ['familia'] },
    {
      say: 'e se tirar o Viva e ficar só Brasa Burger',
      numbers: ['@mapa:expressao:Brasa Burger|'],
      not: ['\\*\\*viva soma'],
    },
    { say: 'meu nome é Fábio Luz Andrade 23/06/1986, bate com esse?', must: ['destino 8'] },
    { say: 'qdo é bom reinaugurar', must: ['dia'] },
  ),
  dialogue(
    'k-f5',
    'empresa',
    { say: 'to abrindo mei de manicure, nao sei q nome por', must: ['ideias'] },
    { say: 'algum com 6?', must: ['numero 6'] },
    {
      say: 'Unhas da Ju presta? sou Juliana Melo Rios 08/08/1995',
      numbers: ['@mapa:expressao:Unhas da Ju|'],
      not: ['voce e unhas'],
    },
  ),
];
