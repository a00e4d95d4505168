import { describe, expect, test } from 'vitest';
import { openConversation } from '../converse.ts';

const say = (...turns: readonly string[]) => {
  const conversation = openConversation();
  return turns.map((text) => conversation.say(text).text);
};

describe('people at work and at home', () => {
  test('a colon after a team opens a list of others, and none of them is the user', () => {
    const conversation = openConversation();
    const { text, state } = conversation.say(
      'sou gerente de um time de 3: Fabrício Lemes Dias 03/03/1991, Tainá Rocha Bispo 12/07/1996 e Jonas Meira Luz 25/10/1988. quem eu ponho pra liderar o projeto?',
    );
    expect(state.who).toEqual(['fabricio', 'taina', 'jonas']);
    expect(text).toContain('Jonas mostra mais comando');
  });

  test('candidates are weighed for the job, asked fairly, and refused by no number', () => {
    const [sales, money, refused, asked] = say(
      'to entre duas pessoas pra vaga de vendas: Igor Mattos Paiva 13/06/1994 e Natália Cruz Bento 29/09/1998',
      'e pro financeiro?',
      'posso recusar alguém por causa do número?',
      'entao oq pergunto na entrevista pra ela?',
    );
    expect(sales).toContain('Natália mostra mais facilidade com as pessoas');
    expect(sales).not.toMatch(/\bama\b|de você/u);
    expect(money).toContain('Igor mostra mais jeito com dinheiro');
    expect(refused).toMatch(/injusto|critério/u);
    expect(asked).toMatch(/Natália.*Pergunte/su);
  });

  test('one number of two people, then the difference between the two', () => {
    const [both, difference, harder] = say(
      'Missão de Otávio Lacerda Brum, 16/05/1983 e de Helga Stein Moura, 07/12/1990',
      'e a diferença entre as duas?',
      'qual delas é mais difícil?',
    );
    expect(both).toMatch(/Missão do Otávio é 4.*Missão da Helga é 3/su);
    expect(difference).toMatch(/Missão 4 do Otávio.*Missão 3 da Helga/su);
    expect(harder).toMatch(/Missão 4 do Otávio.*Missão 3 da Helga/su);
  });

  test('twins share a family name and a Destino, and their mother stands between them', () => {
    const [twins, mother] = say(
      'tenho gemeos, o Caio e o Enzo Barbosa Telles, nascidos em 09/09/2016. pq eles sao tao diferentes se nasceram no mesmo dia?',
      'e eu como mãe? sou de 30/05/1985',
    );
    expect(twins).toMatch(/mesmo Destino, e aqui ele é 9.*Expressão 8 do Caio/su);
    expect(mother).toMatch(/No meio de Caio e Enzo/u);
  });

  test('the father of a child is compared like its mother, and the child then chooses between both', () => {
    const [, , father, nearer] = say(
      'meu filho é Gabriel Nunes Sarti 21/08/2011 e eu sou a mãe, Rosângela Nunes, 11/04/1979. a gente combina?',
      'ele puxou alguma coisa minha?',
      'e do pai? Cláudio Sarti 19/12/1976',
      'entao com quem ele se dá melhor',
    );
    expect(father).toContain('têm o 11 em comum');
    expect(nearer).toMatch(/fica mais perto do Gabriel|Fica parelho/u);
  });
});

describe('people who are met', () => {
  test('partners choose among all of them, and go on without one', () => {
    const [, chief, two] = say(
      'eu, Davi Moreira Cintra 10/01/1985, e mais dois sócios: Leandro Pacheco Lima 24/06/1983 e Aline Torres Viana 13/03/1989',
      'quem deve ser o administrador?',
      'e se ficar só eu e a Aline?',
    );
    expect(chief).toMatch(/Leandro mostra mais comando.*o seu Número psíquico/su);
    expect(two).toContain('Você e Aline:');
  });

  test('a complaint about an employee is counselled, and an ill father is met with care', () => {
    const [late] = say('meu funcionário Sidney Braga Porto 19/05/1987 chega atrasado todo dia');
    const [ill] = say('meu pai (Orlando Fiuza Matos, 07/07/1951) tá com alzheimer e às vezes nem me reconhece');
    expect(late).toContain('conversa com fatos e prazo');
    expect(ill).toMatch(/equipe médica|Sinto muito/u);
    expect(ill).not.toContain('O mapa do Orlando');
  });

  test('candidates for a till need no question, and another partner takes the place of one', () => {
    const [till] = say(
      'tenho 3 candidatos pra caixa: Lucas Prado Reis 12/12/1999, Bianca Melo Souza 03/07/1994 e Rita Alves Cunha 25/05/1986',
    );
    const [, , instead] = say(
      'tô pensando em chamar a Renata Coutinho Vaz 05/09/1982 pra ser minha sócia. sou Adriano Melo Serpa, 17/12/1979',
      'onde a gente pode brigar',
      'e se eu chamar o Paulo Neto Farias 11/01/1990 no lugar dela',
    );
    expect(till).toContain('Lucas mostra mais jeito com dinheiro');
    expect(instead).toMatch(/sua Expressão 5.*Paulo/u);
    expect(instead).not.toContain('Renata');
  });

  test('a loss before birth is mourned by its name, and a dismissal in pregnancy names the law', () => {
    const [loss, name] = say('minha filha de 4 meses na barriga... perdi semana passada', 'ia se chamar Helena');
    const [dismissed] = say('fui demitida grávida');
    expect(loss).toContain('luto');
    expect(name).toContain('Helena');
    expect(name).not.toContain('soma');
    expect(dismissed).toMatch(/cinco meses/u);
  });

  test('short words after a limit stay with it', () => {
    const [, , faith] = say(
      'tô com um caroço no seio, meu ano pessoal 9 quer dizer que é o fim?',
      'e se for grave',
      'deus vai me castigar por ler isso aqui?',
    );
    expect(faith).toContain('fé');
    expect(say('aposto na mega toda semana, que número sai?', 'é só 5 reais')[1]).not.toContain('Quero acertar');
  });
});

describe('names', () => {
  test('a stage name is compared with the name of the same message, and the one chosen has its number', () => {
    const [first, , , number] = say(
      'nome de palco: sou MC Lourenço, me chamo Lourenço Batista Frade. 04/04/2000',
      'e se for só Lourenço B?',
      'qual fica melhor no spotify',
      'e que número dá o escolhido?',
    );
    expect(first).toMatch(/MC Lourenço soma 3.*Lourenço Batista Frade\*\*, soma 5/su);
    expect(number).toContain('MC Lourenço soma 3');
  });

  test('a part of the name just given is changed, and is no person', () => {
    const [without, withOther] = say(
      'Sou Fernanda Campos Rezende, 22/01/1986, tirar o Campos muda o que?',
      'e se eu colocar o do meu marido, Tavares?',
    );
    expect(without).toContain('Fernanda Rezende soma 1');
    expect(withOther).toContain('Fernanda Rezende Tavares soma 5');
  });

  test('spellings beside a certificate are weighed with a birth date', () => {
    const [, , better, number] = say(
      'meu nome é Tayná mas na certidão tá Taina sem acento e sem y, Taina Reis Fontes. qual vale?',
      'e com Thayná?',
      'qual das grafias é melhor pra mim? nasci 15/11/1997',
      'e que número dá?',
    );
    expect(better).toContain('Eu ficaria com Tayná Reis Fontes');
    expect(number).toContain('Tayná Reis Fontes soma 3');
  });

  test('the family of the father comes last in the name of a child', () => {
    const [, last] = say(
      'tô grávida de menina!! pensamos em Alice ou Aurora, sobrenome Pimentel Couto',
      'a familia dele é Giordano no final',
    );
    expect(last).toContain('Alice Pimentel Couto Giordano soma 6');
  });

  test('a legal name and a trade name are a firm, which has a year of its own', () => {
    const [names, year] = say(
      'a razão social é JP Soluções Contábeis Ltda e o fantasia é Conta Certa. qual pesa mais',
      'o ano de 2027 pra empresa, abrimos 10/03/2019',
    );
    expect(names).toContain('Conta Certa soma 8');
    expect(year).toContain('Em 2027, o Ano pessoal da empresa é 6');
  });
});

describe('care and languages', () => {
  test('in a crisis a word about the numbers reads no number, and a secret is met', () => {
    const [, year, secret] = say(
      'nao vejo mais sentido em nada sabe',
      'meu ano pessoal deve ser horrivel né',
      'nao conta pra ninguem',
    );
    expect(year).toMatch(/188|CAPS|companhia/u);
    expect(year).not.toContain('Ano pessoal é');
    expect(secret).toMatch(/sigilo|segredo|recado|aviso/u);
  });

  test('money lost to a game is a harm, also beside a lucky number', () => {
    const [lost, again] = say(
      'joguei 3 mil no tigrinho esse mês, qual meu número da sorte?',
      'mas dessa vez eu sinto que vai',
    );
    expect(lost).toContain('Jogadores Anônimos');
    expect(again).toMatch(/Hoje não jogue|sorteio|CAPS|aplicativo/u);
  });

  test('Spanish says `su mapa` of another person, and a child is taught', () => {
    const [, map, , taught] = say(
      'hola, mi hija se llama Lucía Fernández Ortega y nació el 12 de mayo de 2015, cuál es su número de expresión?',
      'y su mapa entero?',
      'soy la madre, Carmen Ortega Ruiz, 3/9/1983, nos llevamos bien?',
      'y qué le enseño?',
    );
    expect(map).toContain('Los números de Lucía');
    expect(map).not.toMatch(/\btu\b|\btus\b/iu);
    expect(taught).toContain('Con Lucía');
  });
});
