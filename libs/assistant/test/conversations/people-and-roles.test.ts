import { describe, expect, test } from 'vitest';
import { openConversation } from '../converse.ts';

/** The last answer of a conversation. */
function lastOf(...says: readonly string[]): string {
  const conversation = openConversation();
  return says.map((text) => conversation.say(text).text).at(-1) ?? '';
}

describe('firms that are known by their words', () => {
  test('a name with a word of trades is a firm, whole and without a part', () => {
    const firm = 'Pet Amigo Banho e Tosa, que vibração tem?';
    expect(lastOf(firm)).toContain('**Pet Amigo Banho e Tosa soma 1**');
    const shorter = lastOf(firm, 'e se eu tirar o Banho e Tosa?');
    expect(shorter).toMatch(/^\*\*Pet Amigo soma 6\*\*.*\*\*Pet Amigo Banho e Tosa soma 1\*\*/u);
    expect(lastOf(firm, 'quando abro? nasci 16/04/1987')).toContain('abrir ou lançar um negócio');
  });

  test('shorter names are shorter, and the first of them is the first', () => {
    const asked = ['eu e minha irmã vamos abrir uma confeitaria, sugere nomes', 'mais curtos'] as const;
    const names = [...lastOf(...asked).matchAll(/- \*\*(.+?)\*\*/gu)].map(([, name = '']) => name);
    expect(names.length).toBeGreaterThan(1);
    for (const name of names) expect(name.length).toBeLessThanOrEqual(7);
    expect(lastOf(...asked, 'gostei do primeiro, e o número dele?')).toContain(`**${names[0]} soma`);
  });

  test('the registered name may be another', () => {
    const answer = lastOf('Silva e Prado Advocacia dá que número?', 'razão social precisa ser igual?');
    expect(answer).toMatch(/^\*\*Não: a razão social pode ser outra/u);
  });
});

describe('candidates and forms of a name', () => {
  test('two names are judged side by side', () => {
    const surname = 'nome de menina que combine com sobrenome Farias Monteiro';
    const answer = lastOf(surname, 'e Helena?', 'ou Cecília, qual das duas?');
    expect(answer).toMatch(/Helena Farias Monteiro soma 3.*Cecília Farias Monteiro soma 7.*Eu ficaria com/u);
  });

  test('a letter is put into the name that is meant', () => {
    const asked = ['nome de menino com sobrenome Torres', 'e Miguel?'] as const;
    expect(lastOf(...asked, 'Artur com h')).toContain('Arthur Torres soma');
    expect(lastOf(...asked, 'Arthur com h')).not.toContain('Mhiguel');
  });

  test('a stage name is made from the own name', () => {
    const asked = 'quero um nome artístico, me chamo Josefina Pires da Luz, canto samba';
    expect(lastOf(asked)).toMatch(/Josefina Luz.*Eu ficaria com/u);
    expect(lastOf(asked, 'e Jô Pires?', 'Tom é bom?')).toContain('Tom é um bom nome');
  });

  test('a part of the own name is added or removed without a signature before', () => {
    const own = 'sou Luís Antônio Fernando Prado, 03/04/1980, qual assinatura seria melhor?';
    expect(lastOf(own)).toMatch(/formas curtas.*Eu ficaria com/u);
    expect(lastOf(own, 'tirar o Fernando')).toContain('**Luís Antônio Prado soma');
    expect(lastOf('botar Ferreira no nome muda o quê? sou Carlos Alves Prado')).toContain(
      'Carlos Alves Prado Ferreira',
    );
  });

  test('a person who gives her data piece by piece gets her map', () => {
    const given = ['Ana', 'Ana Beatriz Lopes Sena'] as const;
    expect(lastOf(...given)).toMatch(/^\*\*O seu mapa:\*\* Expressão 6/u);
    expect(lastOf(...given, '15/15/1990', '15/10/1990')).toContain('O seu mapa:** Destino 8, Expressão 6');
  });
});

describe('people and their parts', () => {
  const friends =
    'quem dos meus amigos combina mais comigo, a Bia Lacerda Nunes 12/12/1990 ou o Rafa Torres Maia 03/07/1988? eu sou Igor Salles Cunha, 25/05/1991';

  test('the article says the gender, and two friends are compared with each other', () => {
    expect(lastOf(friends)).toMatch(/do Rafa/u);
    expect(lastOf(friends, 'e os dois entre si?')).toMatch(/^\*\*Bia e Rafa: combinam/u);
  });

  test('a name before nasci is the writer', () => {
    expect(lastOf('José Pereira Neto nasci em 10/10/1970, qual meu destino?')).toContain('O seu número de Destino é 1');
  });

  test('a candidate for a job is judged for each role, then beside the boss', () => {
    const asked = ['vou contratar a Simone Prado Alves, nascida 10/10/1995, pra ser vendedora. serve?'] as const;
    expect(lastOf(...asked)).toMatch(/^\*\*Sim, vendas combina com Simone/u);
    expect(lastOf(...asked, 'e pra cuidar do caixa?')).toMatch(/^\*\*Sim, caixa combina com Simone/u);
    const boss = lastOf(...asked, 'e pra cuidar do caixa?', 'eu sou o dono, Hélio Ramos Teles, 02/02/1970');
    expect(boss).toMatch(/^\*\*Você e Simone/u);
  });

  test('a supposed calling is answered', () => {
    const answer = lastOf(
      'sou Fernando Queiroz Dias 07/07/1979, qual profissão combina comigo?',
      'e se eu virasse professor?',
    );
    expect(answer).toMatch(/^\*\*(?:Sim|Dá).*ensino/u);
  });

  test('the other parent stands beside the child, and a baby gets no advice on love', () => {
    const child = 'sou mãe do Theo Almeida Brito, 30/06/2019. como eu lido com as birras dele?';
    expect(lastOf(child, 'e o pai, Marcos Brito Viana, 01/01/1985?')).toMatch(/^\*\*Marcos e Theo/u);
    expect(lastOf('meu bebê Noah Prado Lima nasceu em 10/10/2026, como ele é?', 'e no amor?')).toContain(
      'Ainda é cedo',
    );
  });
});

describe('product, languages and concepts', () => {
  test.each([
    [['quanto custa o mapa completo?', 'tem diferença pro essencial?'], 'O completo é um livro'],
    [['quem te fez?'], 'equipe da **Sefira**'],
    [['quero comprar o mapa', 'me manda o link'], '[Premium](/premium)'],
    [['bonjour, quel est mon chiffre de naissance? je suis né le 4 mai 1980'], 'portugais'],
    [
      [
        "hi! my daughter Emma Santos Clark was born on May 2, 2018. what's her expression number?",
        'and in Portuguese please?',
      ],
      'Expressão da Emma é 3',
    ],
    [['o que é lição cármica?', 'e dívida?'], 'são o 13, o 14, o 16 e o 19'],
    [['arcano e desafio é a mesma coisa?'], 'não são a mesma coisa'],
    [['como vocês tratam o Y?', 'e o ç?'], 'vale 6'],
    [['como vocês tratam o Y?', 'e o til?'], 'O til soma 3'],
  ])('%j', (says, part) => {
    expect(lastOf(...says)).toContain(part);
  });
});
