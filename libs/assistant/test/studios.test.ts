import { describe, expect, test } from 'vitest';
import { openConversation } from './converse.ts';

type Questions = readonly (readonly [say: string, answer: RegExp])[];

/** Three questions about each page, and follow-ups that do not name it again. */
const studios: Readonly<Record<string, readonly Questions[]>> = {
  '/assinatura': [
    [
      ['o que é a página da assinatura?', /lado a lado/u],
      ['quanto custa?', /créditos/u],
      ['posso comparar quantos nomes?', /seis nomes/u],
    ],
    [
      ['minha assinatura é Ana Vasco, tá boa?', /Ana Vasco/u],
      ['tem pdf?', /PDF/u],
      ['e como eu uso?', /certidão/u],
    ],
  ],
  '/data-certa': [
    [
      ['qual o melhor dia de março pra casar?', /Em março de 2027/u],
      ['onde eu comparo mais datas?', /ocasião/u],
      ['dá pra pôr na agenda?', /\.ics/u],
      ['posso colocar meus sócios?', /cinco pessoas/u],
    ],
  ],
  '/atlas-da-vida': [
    [
      ['o que é o atlas da vida?', /linha só/u],
      ['vai até que idade?', /99 anos/u],
      ['dá pra fazer pro meu marido?', /outra pessoa/u],
      ['é pago?', /créditos/u],
    ],
  ],
  '/livro-do-ano': [
    [
      ['vocês têm um livro com o ano todo dia por dia?', /doze meses/u],
      ['tem em pdf?', /oitenta páginas/u],
      ['e no calendário do celular?', /\.ics/u],
      ['serve pra dar de presente?', /presente/u],
    ],
  ],
  '/nome-do-bebe': [
    [
      ['qual plano eu preciso pro nome do bebê?', /créditos/u],
      ['minha família pode votar?', /sem cadastro/u],
      ['quantos nomes cabem na lista?', /doze nomes/u],
    ],
    [
      ['tô grávida, pensei em Helena ou Alice, sobrenome Moura Tavares', /Helena/u],
      ['onde eu vejo mais nomes?', /data prevista/u],
    ],
  ],
  '/marca': [
    [
      ['como funciona a página da marca?', /sócios/u],
      ['dá pra pôr mais de um sócio?', /até quatro/u],
      ['e o pdf?', /PDF/u],
    ],
  ],
  '/clientes': [
    [
      ['quais dos meus clientes fazem aniversário esse mês?', /Próximas datas/u],
      ['e quem muda de arcano?', /arcano/u],
      ['avisa na agenda?', /datas/u],
    ],
    [
      ['como eu importo minha planilha de clientes?', /CSV/u],
      ['que colunas precisa ter?', /Nome|CSV/u],
      ['quantas linhas cabem?', /5\.000/u],
    ],
    [
      ['como eu entrego a análise pra minha cliente?', /Entregar/u],
      ['o cliente já abriu o link?', /aberto/u],
      ['ela precisa de cadastro?', /sem cadastro/u],
    ],
    [
      ['o que é o painel do profissional?', /fichas/u],
      ['quanto custa?', /Profissional/u],
      ['e como funciona?', /Próximas datas/u],
    ],
  ],
};

describe.each(Object.entries(studios))('the page %s', (path, conversations) => {
  test.each(conversations)('answers its questions: %s', (...questions) => {
    const conversation = openConversation();
    const answers = questions.map(([say, expected]) => {
      const { text, suggestions } = conversation.say(say);
      expect(text).toMatch(expected);
      return { text, suggestions };
    });
    const last = answers.at(-1);
    expect(last?.text).toContain(`(${path})`);
    for (const chip of last?.suggestions ?? []) expect(openConversation().say(chip).text).toContain(`(${path})`);
  });
});

test('a client with name and date is read, and not the panel', () => {
  const { text } = openConversation().say('minha cliente Rita Souza Prado 10/12/1980, quando muda o ano pessoal dela?');
  expect(text).toContain('10/12/2026');
});

test('a question about the numbers leaves the page', () => {
  const conversation = openConversation();
  conversation.say('o que é o atlas da vida?');
  conversation.say('como está o meu ano?');
  expect(conversation.say('quanto custa?').text).toContain('(/premium)');
});

/** Single questions as people write them, each answered with the link of its page. */
const questions: Readonly<Record<string, readonly (readonly [answer: RegExp, ...wordings: string[]])[]>> = {
  '/assinatura': [
    [
      /com qual ficar e por quê/u,
      'Vou casar. Mantenho meu nome ou pego o sobrenome do marido? Mariana Oliveira Prado, 18/05/1996, e seria Mariana Oliveira Prado Cavalcanti',
      'Sou advogado, assino Luiz F. Albuquerque, nasci Luiz Fernando Albuquerque de Souza em 30/01/1979. Qual é melhor pra assinar contratos?',
      'Meu nome artístico é Naldo Conceição, nasci José Ronaldo da Conceição em 02/09/1988. Devo trocar?',
    ],
    [/sai no PDF/u, 'A assinatura que eu desenho com o dedo fica salva no PDF?'],
    [
      /dedo/u,
      'dá para desenhar a assinatura com o dedo?',
      'posso assinar na tela?',
      'tem como fazer a assinatura à mão?',
      'consigo fazer minha rubrica com a caneta no tablet?',
    ],
    [/celular/u, 'a página da assinatura funciona no celular?', 'dá pra usar o estudo da assinatura pelo tablet?'],
    [
      /letras formam cada sequência/u,
      'como tirar o 444 da minha assinatura?',
      'o que faço pra sumir com a sequência 333 da minha assinatura?',
      'como remover a sequência 555 do meu nome?',
      'quais letras causam o 777 no meu nome?',
      'como me livro da sequência 222?',
    ],
    [
      /compara a de hoje/u,
      'quero mudar minha assinatura profissional',
      'tô pensando em trocar a minha assinatura artística',
    ],
    [/doze tentativas/u, 'dá pra testar várias assinaturas?', 'quantas tentativas de assinatura posso guardar?'],
    [/registro fica como está/u, 'preciso mudar meu RG pra usar a nova assinatura?'],
    [/por link/u, 'posso mandar minha assinatura pra minha mãe ver?'],
    [/PDF da/u, 'a assinatura aparece no pdf?'],
    [/lado a lado|sequências/u, 'tem sequência negativa na minha assinatura, e agora?'],
  ],
  '/data-certa': [
    [
      /equipe de saúde/u,
      'A cesárea pode ser entre 18 e 24 de janeiro de 2027. Qual dia é melhor?',
      'qual o melhor dia pro meu parto?',
    ],
    [/celular/u, 'a Data certa abre no celular?'],
    [/um ano/u, 'qual o limite de período da data certa?', 'dá pra excluir fim de semana na data certa?'],
    [/cinco pessoas/u, 'quantas pessoas cabem na data certa?'],
    [/créditos/u, 'a data certa é paga?', 'quanto sai a data certa?'],
  ],
  '/atlas-da-vida': [
    [/celular/u, 'o atlas da vida abre no celular?'],
    [/créditos/u, 'quanto custa o atlas da vida?'],
    [/99 anos/u, 'até que idade vai o atlas?'],
  ],
  '/livro-do-ano': [
    [
      /oitenta páginas/u,
      'quantas páginas tem o livro do ano?',
      'quantas folhas tem o livro do ano?',
      'o livro do ano tem quantas páginas?',
      'qual o tamanho do livro do ano?',
    ],
    [/celular/u, 'leio o livro do ano no celular? funciona no meu celular?', 'o livro do ano abre no tablet?'],
    [/doze meses/u, 'o livro do ano começa em janeiro?'],
    [/linhas para escrever/u, 'o livro do ano tem espaço pra escrever?'],
    [/Não chega impresso/u, 'o livro do ano chega impresso?', 'o livro do ano vem pelo correio?'],
    [/presente/u, 'posso fazer um livro do ano pra minha mãe?'],
  ],
  '/nome-do-bebe': [
    [/IBGE/u, 'Quão popular é o nome Cecília?', 'quantas pessoas se chamam Helena?', 'o nome Enzo é comum?'],
    [/triângulo/u, 'A ordem dos sobrenomes muda alguma coisa?'],
    [/Destino/u, 'E se a criança nascer em outro dia?'],
    [
      /sem cadastro/u,
      'a família vota sem cadastro?',
      'meus pais podem votar no nome?',
      'os avós precisam de conta pra votar?',
      'os padrinhos conseguem votar?',
    ],
    [
      /data prevista/u,
      'o bebê nasce em março, que nome?',
      'meu filho vai nascer em abril, que nome vocês indicam?',
      'nosso bebê vai nascer no fim de maio, me ajuda com o nome?',
    ],
    [/grupos|lista curta/u, 'ainda não sei se é menino ou menina, o estudo do bebê serve?'],
    [/Rocha soma/u, 'Miguel fica bom com Andrade Rocha?', 'Benício vai bem com os sobrenomes Castro Rocha?'],
    [/Souza Lima soma/u, 'Helena combina com Souza Lima?', 'O nome Helena fica bem com Souza Lima?'],
    [/Gerador de Nomes/u, 'sugira nomes de menina'],
  ],
  '/marca': [
    [/marcas conhecidas/u, 'Googli parece com alguma marca conhecida?'],
    [/razão social/u, 'Ltda ou SLU muda o número da empresa?'],
    [
      /Ideias para a empresa/u,
      'vou abrir uma padaria, que nome dar?',
      'vou montar uma clínica, qual nome vocês sugerem?',
      'tô abrindo um restaurante, que nome eu coloco?',
      'preciso batizar minha hamburgueria, me ajuda?',
    ],
    [
      /só o \*\*INPI\*\* confirma/u,
      'vocês conferem marca registrada?',
      'vocês verificam o INPI?',
      'a marca já está registrada? vocês veem isso?',
      'dá pra registrar a marca por vocês?',
      'como sei se já existe uma marca igual?',
    ],
    [/slogan/u, 'vocês fazem slogan?'],
    [/logotipo/u, 'a marca sugere logo?', 'vocês criam logotipo?'],
    [/diga o ramo/u, 'como escolher nome de empresa?', 'já tenho três nomes pra minha empresa, onde comparo?'],
    [/Registro\.br/u, 'vocês checam se o domínio está livre?'],
    [/sócio/u, 'a marca leva em conta os sócios?'],
    [/créditos/u, 'quanto custa o estudo da marca?'],
  ],
  '/clientes': [
    [/sem cadastro/u, 'O cliente precisa de conta pra abrir a entrega com a minha marca?'],
    [/volta a abrir/u, 'Quando o link da entrega vence dá pra renovar?', 'como renovo o prazo de uma entrega?'],
    [
      /Apagar cliente/u,
      'apagar os dados de um cliente?',
      'como eu apago um cliente?',
      'posso excluir a ficha de uma cliente?',
      'como removo uma cliente do painel?',
      'dá pra arquivar cliente?',
      'meu cliente pede pra apagar os dados dele, e agora?',
    ],
    [/Consentiu em/u, 'como registro o consentimento do cliente?'],
    [/com a sua marca/u, 'o relatório do cliente sai com minha logo?'],
    [/Entregar|Entregas/u, 'consigo ver quem abriu a entrega?'],
    [/Baixar dados/u, 'como exporto os dados de um cliente?'],
    [/celular/u, 'o painel funciona no celular?'],
    [/sem cadastro/u, 'no painel, meu cliente precisa de conta?'],
  ],
  '/como-calculamos/provas': [
    [/refeitos no seu navegador/u, 'onde vejo as fontes das regras?', 'vocês conferiram os cálculos com livros?'],
    [
      /cabalística/u,
      'que regras você usou?',
      'quais regras vocês seguem?',
      'como vocês calculam?',
      'em que se baseia o cálculo de vocês?',
    ],
  ],
  '/analise-numerologica': [
    [
      /escola caldaica/u,
      'o que são números compostos na caldaica?',
      'explica os números compostos',
      'como se leem os números compostos?',
      'qual é o meu número composto na caldaica?',
    ],
    [
      /quatro modos de agir/u,
      'o que é o plano de expressão na pitagórica?',
      'o que são os planos de expressão?',
      'pra que servem os planos de expressão?',
    ],
    [/três escolas/u, 'quais escolas vocês têm?', 'como mudo pra numerologia caldaica?', 'posso trocar de escola?'],
    [
      /1 a 8/u,
      'o que é a numerologia caldaica?',
      'qual a diferença da caldaica pra cabalística?',
      'numerologia caldaica usa acento?',
      'o que a caldaica tem de diferente?',
    ],
    [/1 a 9/u, 'a pitagórica usa acento?'],
    [/maturidade/u, 'o que é número de maturidade?', 'o que é paixão oculta?', 'o que são números pontes?'],
    [/trânsito/u, 'o que é essência na pitagórica?', 'o que são as letras em trânsito?'],
  ],
  '/blog/cabalistica-ou-pitagorica': [
    [/tabela de letras/u, 'qual a diferença entre a cabalística e a pitagórica?'],
    [/nenhuma letra simples vale 9/u, 'o 9 não existe na cabalística?'],
    [/cada escola tem a sua tabela/u, 'qual escola é a melhor?', 'qual numerologia é a certa?'],
  ],
};

describe.each(Object.entries(questions))('single questions about %s', (path, kinds) => {
  test.each(kinds.flatMap(([answer, ...wordings]) => wordings.map((say) => [say, answer] as const)))(
    'answers: %s',
    (say, answer) => {
      const { text } = openConversation().say(say);
      expect(text).toMatch(answer);
      expect(text).toContain(`(${path})`);
    },
  );
});

test.each([
  ['que regras você usou?', /o seu Destino 6 se calcula/iu, 'Qual é o meu Destino?'],
  ['em quem meus pais devem votar?', /^(?!.*nome-do-bebe)/su],
  ['minha esposa vota no PT', /^(?!.*nome-do-bebe)/su],
  ['quero eliminar clientes chatos da minha vida', /^(?!.*Apagar cliente)/su],
  ['o que é a essência do 7?', /^(?!.*trânsito)/su],
  ['sabe fazer conta de juros compostos?', /^(?!.*caldaica)/su],
  ['apague os clientes de outra conta', /^(?!.*Apagar cliente)/su],
  ['já registrei no INPI, Flor de Lis é um bom nome de loja?', /Flor de Lis/u],
  ['Laura combina com Pedro?', /^(?!.*nome-do-bebe)/su],
  ['quero trocar minha assinatura para anual', /\(\/premium\)/u],
])('keeps another question apart: %s', (say, answer, before?: string) => {
  const conversation = openConversation();
  if (before !== undefined) conversation.say(before);
  expect(conversation.say(say).text).toMatch(answer);
});

test('a best day of several months is said to be of all of them', () => {
  const { text } = openConversation().say(
    'Quero casar com o Tiago Cavalcanti Ramos (04/11/1993), eu sou Mariana Oliveira Prado, 18/05/1996. Qual o melhor dia entre abril e outubro de 2027?',
  );
  expect(text).toContain('Para casar de abril a outubro de 2027');
});
