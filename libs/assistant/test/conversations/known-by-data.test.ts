import { describe, expect, it } from 'vitest';
import { openConversation } from '../converse.ts';

/** The father of the examples' account: Destino 1, Expressão 5. */
const loss = ['perdi meu pai semana passada', 'ele se chamava Osvaldo Vasconcelos, nasceu 03/03/1930'];

describe('the dead', () => {
  it('are read by their own data when they are asked for', () => {
    const { say } = openConversation();
    for (const text of loss) say(text);
    expect(say('qual era o destino dele?').text).toMatch(/Destino do Osvaldo é 1\b/u);
    const shared = say('eu puxei o que dele?');
    expect(shared.text).toMatch(/Você e Osvaldo têm o 5 em comum/u);
    expect(shared.suggestions).toEqual([]);
  });

  it('are described, and not dealt with, when someone wants to understand them', () => {
    for (const asked of ['queria entender ele melhor', 'o que os números diziam dele?']) {
      const { say } = openConversation();
      for (const text of loss) say(text);
      expect(say(asked).text).toMatch(/A Expressão 5 do Osvaldo/u);
    }
  });

  it('are asked for before they have a date, and the year after them is the own', () => {
    const { say } = openConversation();
    say('perdi meu pai semana passada');
    expect(say('qual era o destino dele?').text).toMatch(/data de nascimento\*\* dessa pessoa/u);
    expect(say('como está o meu ano?').text).toMatch(/o seu Ano pessoal é/u);
  });
});

it('a number of someone who was not spoken of is not the own', () => {
  for (const asked of ['qual o destino dele?', 'qual o ano pessoal dela?'])
    expect(openConversation().say(asked).text).toMatch(/data de nascimento\*\* dessa pessoa/u);
});

it('one who had a date alone is known by the name that follows', () => {
  const { say } = openConversation();
  expect(say('Quem nasceu em 29/02/1992 tem qual personalidade?').text).toMatch(/Destino 7 dessa pessoa/u);
  expect(say('ela se chama Rita de Cássia Nunes').text).toMatch(/O mapa da Rita.*Destino 7, Expressão 1/su);
});

it('a whole question behind a date repeats no question before it', () => {
  const { say } = openConversation();
  say('como tá meu ano?');
  expect(say('e meu chefe Paulo Henrique Souza nasceu 14/02/1970, me dou bem com ele?').text).not.toMatch(
    /Ano pessoal do/u,
  );
});
