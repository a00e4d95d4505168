import { describe, expect, test } from 'vitest';
import { openConversation } from '../converse.ts';

/** The last answer of a conversation. */
function lastOf(...says: readonly string[]): string {
  const conversation = openConversation();
  return says.map((text) => conversation.say(text).text).at(-1) ?? '';
}

describe('forms of a signature', () => {
  test.each([
    'tiro o "da" da minha assinatura? sou Mariana da Costa Reis',
    'tiro o da da assinatura? sou Mariana da Costa Reis',
  ])('%s', (text) => {
    expect(lastOf(text)).toMatch(/^\*\*Mariana Costa Reis soma 8\*\*/u);
  });

  test('a name is shortened to its initial', () => {
    expect(lastOf('tiro o "da" da minha assinatura? sou Mariana da Costa Reis', 'e se eu abreviar o Costa?')).toMatch(
      /^\*\*Mariana C\. Reis soma 11\*\*/u,
    );
  });

  test('a marriage does not change the Destino', () => {
    expect(
      lastOf('casei e virei Patrícia Nunes Sobral, solteira era Patrícia Nunes Valle. mudou meu destino?'),
    ).toMatch(/^\*\*O Destino não muda com o nome/u);
  });

  test('a name that others use is no loneliness', () => {
    expect(
      lastOf('a certidão diz Francisco das Chagas Moura mas todo mundo me chama de Chico Moura. qual vale?'),
    ).toContain('do registro');
  });

  test('several forms are chosen between', () => {
    expect(lastOf('Como assino os emails: Ana Vasconcelos, Célia Vasconcelos ou A. C. Vasconcelos?')).toContain(
      'Eu ficaria com',
    );
  });
});

describe('sequences', () => {
  test('asked by their numbers are answered with yes or no', () => {
    expect(lastOf('tem 111 ou 777 no meu nome?')).toMatch(/^\*\*Não: .* não tem 111 nem 777\.\*\*/u);
    expect(lastOf('tem 888 no meu nome?')).toMatch(/^\*\*Sim: /u);
    expect(lastOf('Quais letras formam a sequência 333 no nome Cláudio Mendonça Gomes?')).toMatch(/vem das? /u);
  });

  test('say what they mean', () => {
    expect(lastOf('tem 111 ou 777 no meu nome?', 'o que isso quer dizer?')).toMatch(/^\*\*888, altos e baixos/u);
  });
});

describe('names of children and firms', () => {
  test('a name in the question is judged', () => {
    expect(lastOf('Minha neta vai nascer em março, sobrenome Prates Duarte. Alice é um bom nome?')).toMatch(
      /^\*\*Sim, Alice Prates Duarte é um bom nome/u,
    );
  });

  test('names meet the mother who is named beside them', () => {
    expect(
      lastOf(
        'Minha neta vai nascer em março, sobrenome Prates Duarte. Alice é um bom nome?',
        'e Helena?',
        'qual das duas combina mais com a mãe, Júlia Prates Duarte, 04/04/1995?',
      ),
    ).toMatch(/^\*\*Com Júlia, /u);
  });

  test('names are found beside a brother', () => {
    expect(lastOf('que nome combina com o irmãozinho Bento Rocha Lima, 05/06/2022? é menina')).toContain(
      'Nomes de menina que, com Rocha Lima',
    );
  });

  test('a brand is compared with well-known marks, and its number follows', () => {
    const says = ['minha marca Kakau Brasil lembra alguma marca conhecida?', 'e o número dela?'];
    expect(lastOf(...says.slice(0, 1))).toMatch(/^\*\*Não: Kakau Brasil não soa/u);
    expect(lastOf(...says)).toMatch(/^\*\*Kakau Brasil soma 6\*\*/u);
    expect(lastOf('Renner Moda lembra alguma marca famosa?')).toMatch(/^\*\*Lembra, sim/u);
  });

  test('two names for a shop are judged beside a partner', () => {
    expect(lastOf('Lumiá ou Brisa Norte pra minha loja de velas, sócia Carla Dutra Nobre 25/05/1980')).toMatch(
      /^\*\*Lumiá soma 8\*\*/u,
    );
  });
});

describe('pages', () => {
  test.each([
    [/Novo cliente/u, ['sou numerologo, como cadastro um cliente?']],
    [/O link vence/u, ['sou numerologo, como cadastro um cliente?', 'o link expira?']],
    [
      /Google Agenda/u,
      ['melhor dia em maio de 2027 pra eu casar com Rafael Vidal 17/07/1988', 'como coloco isso na agenda do Google?'],
    ],
    [
      /Os seus dias pessoais\*\*|Os seus dias pessoais em março/u,
      ['me mostra 2027 mês a mês', 'e dia a dia de março?'],
    ],
  ])('%s', (expected, says) => {
    expect(lastOf(...says)).toMatch(expected);
  });
});

test.each([
  [/feriados/u, ['melhor dia em maio de 2027 pra eu casar com Rafael Vidal 17/07/1988', 'evita feriado?']],
  [/Compartilhar/u, ['melhor dia em maio de 2027 pra eu casar com Rafael Vidal 17/07/1988', 'manda pro meu celular']],
  [/^O registro se pede no/u, ['como registro minha marca?']],
  [/perfil, cada rede/u, ['como registro minha marca?', 'e o arroba no instagram?']],
])('%s', (expected, says) => {
  expect(lastOf(...says)).toMatch(expected);
});

test('the Destino of the account is not that of another first name', () => {
  expect(lastOf('Sou Roberta dos Santos Lemos, cantora Beta Lemos. Com qual eu assino o contrato?')).not.toContain(
    'seu Destino',
  );
});

test('a name for a great-grandchild is judged', () => {
  expect(lastOf('vai nascer meu bisneto, sobrenome Coelho Barros. Miguel é bom nome?')).toMatch(
    /^\*\*Sim, Miguel Coelho Barros/u,
  );
});
