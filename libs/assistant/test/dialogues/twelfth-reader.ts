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
];
