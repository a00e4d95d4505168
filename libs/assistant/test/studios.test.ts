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
