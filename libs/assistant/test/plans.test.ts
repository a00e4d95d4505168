import { entitlements } from '@sefira/contracts/billing/plans';
import { describe, expect, test } from 'vitest';
import { openConversation } from './converse.ts';

const conversations: Readonly<Record<string, readonly (readonly [say: string, answer: RegExp])[]>> = {
  'one plan, another, and their difference': [
    [
      'quanto custa o plano premium?',
      /^\*\*O plano Premium custa R\$\s39,90 por mês, ou R\$\s399,00 por ano.*R\$\s19,90.*3 meses/u,
    ],
    [
      'e o básico? qual a diferença',
      /Premium.*R\$\s39,90.*Básico.*R\$\s19,90.*5 análises por mês|Básico.*R\$\s19,90.*5 análises por mês.*Premium.*R\$\s39,90/su,
    ],
    ['qual a diferença entre os planos?', /Básico.*Premium.*Profissional/su],
  ],
  'all plans, by month and by year': [
    ['qto sai por mes pra assinar?', /Básico, R\$\s19,90; Premium, R\$\s39,90; Profissional, R\$\s99,90/u],
    ['e no anual sai mais barato?', /R\$\s399,00/u],
  ],
  'what is free, and what one analysis costs': [
    ['quantas msgs eu posso mandar de graça por dia aqui?', /5 mensagens por dia.*1 análise por mês/u],
    ['o mapa em pdf custa quanto se eu não assinar nada?', /5 créditos.*50 créditos por R\$\s25,00.*10 créditos/u],
  ],
  'a price of each edition, in credits, and with a discount': [
    ['preço do mapa essencial', /5 créditos/u],
    ['quantos créditos custa a compatibilidade?', /8 créditos/u],
    ['tem desconto?', /no anual sai mais em conta.*R\$\s399,00/u],
    ['e dá pra parcelar?', /Parcelar não dá/u],
    ['e se eu não pagar?', /volta ao \*\*Gratuito\*\*/u],
  ],
  'the work of a professional': [
    ['sou numeróloga, como entrego o mapa de um cliente por link?', /\*\*Entregar\*\*.*link/u],
    ['e quanto cobro por um mapa?', /decisão sua/u],
  ],
  'other languages': [
    ['how much is the premium plan?', /^\*\*The Premium plan costs R\$\s39,90 a month/u],
    ['¿cuánto cuesta el mapa completo?', /5 créditos/u],
  ],
  'a question about the product that mentions buying': [
    ['se eu comprar o mapa completo da minha irmã vcs mandam em pdf?', /PDF/u],
  ],
};

describe('plans and prices', () => {
  test.each(Object.entries(conversations))('%s', (_title, turns) => {
    const conversation = openConversation();
    for (const [say, answer] of turns) expect(conversation.say(say).text).toMatch(answer);
  });

  test('without the catalogue the answer leads to the page of plans', () => {
    expect(openConversation(undefined, null, null).say('quanto custa o plano premium?').text).toContain('/premium');
  });

  test('the quotas said are those of the table of plans', () => {
    expect(entitlements.free.services.chat_message).toMatchObject({ limit: 5, per: 'day' });
    expect(entitlements.basic.services.personal).toMatchObject({ limit: 5, per: 'month' });
  });
});

test.each([
  [['o que é o atlas da vida', 'é pago?', 'vem no premium?'], /8 créditos/u, /incluído em Premium e Profissional/u],
  [
    ['tem alguma parte do site pra testar assinatura?', 'qto custa isso', 'em que plano vem'],
    /8 créditos/u,
    /incluído em Premium e Profissional/u,
  ],
  [
    ['qual a parte pra nome de bebe ai no site', 'precisa pagar pra usar?', 'no plano de graça eu tenho?'],
    /8 créditos/u,
    /conta grátis/u,
  ],
  [
    ['sou numeróloga, tem alguma coisa pra eu atender cliente', 'quanto sai por mes', 'onde fica'],
    /R\$\s99,90/u,
    /\/clientes/u,
  ],
  [['do you have something for baby names', 'how much is it', 'where is it'], /8 credits/u, /\/nome-do-bebe/u],
  [
    ['hay algo para elegir nombre de bebe', 'cuanto cuesta', 'donde esta'],
    /8 créditos por estudio/u,
    /\/nome-do-bebe/u,
  ],
])('a page is named, priced and placed: %s', (says, price, last) => {
  const conversation = openConversation(null);
  const answers = says.map((say) => conversation.say(say).text);
  expect(answers[1]).toMatch(price);
  expect(answers[2]).toMatch(last);
});
