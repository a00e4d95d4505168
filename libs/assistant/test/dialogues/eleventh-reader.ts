import { dialogue, type TestDialogue } from './dialogue.ts';

const me = (name: string, day: string) => `oi, me chamo ${name} e nasci em ${day}`;

/** Conversations of three blind rounds about several people, follow-ups, advice, periods and several questions at once. */
export const eleventhDialogues: readonly TestDialogue[] = [
  dialogue(
    'k-p1',
    'relacao',
    { say: me('Josiane Batista Fontes', '02/11/1979'), minWords: 5, mayDump: true },
    {
      say: 'meu chefe é o Beto Seixas, na verdade Roberto Seixas Moura nascido 30/01/1970',
      not: ['beto e roberto', 'inclinacao para comando'],
    },
    { say: 'por que o beto pega tanto no meu pe?', must: ['roberto'], not: ['do beto', 'nome completo'] },
    { say: 'como eu falo com ele sobre aumento?', must: ['roberto'], minWords: 15 },
  ),
  dialogue(
    'k-p2',
    'relacao',
    {
      say: 'minha amiga nasceu 21/09/1960 e o marido dela 04/04/1957, eles tao se separando',
      must: ['marido dela'],
      not: ['seu marido'],
    },
    { say: 'corrigindo, ele é de 1956', must: ['corrigido: 04/04/1956'] },
    { say: 'mudou algo?', must: ['marido dela'] },
  ),
  dialogue(
    'k-p3',
    'relacao',
    {
      say: 'minha filha Larissa Vasconcelos Prado nasceu 14/08/1987 e a outra, Bianca Vasconcelos Prado, 02/05/1991. como é cada uma?',
      must: ['larissa:', 'bianca:'],
      not: ['harmonia'],
    },
    { say: 'qual das duas puxou mais a mim?', any: ['(larissa|bianca) fica mais perto'] },
  ),
  dialogue(
    'k-p4',
    'relacao',
    {
      say: 'tenho dois filhos, o Guilherme Prado Vasconcelos de 10/10/1982 e o Thiago Prado Vasconcelos de 25/12/1985. o Gui casou com a Renata Lopes Siqueira, 07/07/1984',
      not: ['do gui\\b'],
    },
    { say: 'a renata combina com o gui?', must: ['renata e guilherme'] },
    { say: 'qual dos meus filhos é mais sensivel', must: ['pelos numeros, (thiago|guilherme)'], not: ['renata'] },
    { say: 'e o mais teimoso?', must: ['pelos numeros, (thiago|guilherme)'], not: ['renata'] },
  ),
  dialogue(
    'k-p5',
    'relacao',
    {
      say: 'to namorando um cara chamado Sergio Luiz Amaral, nascido em 3 de março de 58, a gente combina',
      minWords: 20,
    },
    { say: 'como ele me ve?', must: ['sergio ve primeiro em voce', 'impressao'], not: ['le pensamento'] },
    { say: 'e eu, como vejo ele?', must: ['voce ve primeiro em sergio'] },
    { say: 'qual o melhor mes pra gente casar ano q vem', must: ['2027'] },
    { say: 'por que esse?', must: ['^porque', 'para voce e .* para sergio'] },
    { say: 'e o segundo melhor?', must: ['em segundo lugar'], notRepeat: true },
  ),
  dialogue(
    'k-c1',
    'conselho',
    { say: me('Rodrigo Teles Magalhães', '19/07/1990'), minWords: 5, mayDump: true },
    {
      say: 'to com 2 propostas de emprego uma numa startup outra num banco, qual combina mais comigo',
      must: ['entre startup e banco', 'puxa mais para'],
    },
    { say: 'por que?', must: ['startup|banco'] },
    { say: 'e se eu montar meu proprio negocio ao inves disso', must: ['negocio'] },
    { say: 'por onde eu começo?', must: ['comece', '(cliente|conta|seis meses)'], not: ['folha em branco,? combina'] },
    { say: 'resume numa frase', must: ['^em uma frase'], maxWords: 40 },
  ),
  dialogue(
    'k-c2',
    'conselho',
    { say: me('Paloma Nascimento Freire', '08/01/1996'), minWords: 5, mayDump: true },
    { say: 'devo fazer direito ou psicologia', must: ['puxa mais para psicologia'] },
    { say: 'e medicina?', must: ['medicina', 'psicologia'] },
    {
      say: 'sou muito indecisa, isso ta nos meus numeros?',
      must: ['uma parte da resposta'],
      not: ['decisao continua'],
    },
    { say: 'onde exatamente?', any: ['imagine', 'quem tem o'], not: ['que bom que fez sentido'] },
  ),
  dialogue(
    'k-c3',
    'conselho',
    { say: me('Marcio Eduardo Pinheiro', '27/04/1983'), minWords: 5, mayDump: true },
    {
      say: 'moro em curitiba mas queria ir pra florianopolis, em qual das duas eu me dou melhor?',
      must: ['curitiba soma \\d', 'florianopolis soma \\d'],
    },
    { say: 'ok e quando mudar?', must: ['para mudar de lugar', '202[67]'] },
    { say: 'minha mulher nao quer ir. Simone Cristina Rocha, 16/06/1985', must: ['com simone'], not: ['melhor dia'] },
  ),
  dialogue(
    'k-v1',
    'varias',
    { say: me('Josiane Batista Fontes', '02/11/1979'), minWords: 5, mayDump: true },
    { say: 'qual meu destino, minha missao e que ano to vivendo?', must: ['destino', 'missao', 'ano pessoal'] },
    { say: 'qual desses é o mais importante?', minWords: 10 },
    { say: 'e o segundo mais importante?', must: ['em segundo lugar'] },
    { say: 'me fala do meu dia hoje e da minha semana', must: ['dia pessoal', 'nessa semana'] },
    {
      say: 'quais meus pontos fortes, meus fracos, e o que estudar?',
      must: ['o melhor de voce', 'exagero|avesso|tropeco', 'aptidao|vai melhor'],
    },
    { say: 'qual meu maior defeito', minWords: 10 },
    { say: 'e o segundo?', notRepeat: true, must: ['motivacao'] },
    { say: 'mais curto', must: ['^em uma frase'], maxWords: 40 },
  ),
];
