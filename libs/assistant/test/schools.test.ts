import { computeMap } from '@sefira/numerology/map';
import { describe, expect, it } from 'vitest';
import { openConversation } from './converse.ts';

const ana = { name: 'Ana Célia Vasconcelos', birthDate: '1955-11-29', referenceDate: '2026-11-23' };
const mapBy = (system: string) => computeMap({ ...ana, system });
const [kabbalistic, pythagorean, chaldean] = ['cabalistica', 'pitagorica', 'caldaica'].map(mapBy);

describe('a conversation in a school', () => {
  it('repeats the last question by the school that a message names, and stays there', () => {
    const { say } = openConversation();
    expect(say('Qual é a minha Expressão?').text).toContain(`é ${kabbalistic?.expressao}.`);
    const other = say('e na pitagórica?');
    expect(other.text).toContain('pela numerologia pitagórica');
    expect(other.text).toContain(`Expressão é ${pythagorean?.expressao}.`);
    expect(JSON.stringify(other.results)).toContain('Numerologia pitagórica · Nascimento');
    expect(say('E o meu Destino?').text).toContain(`Destino é ${pythagorean?.destino}.`);
    expect(say('em 2027?').text).not.toContain('a partir do aniversário');
    expect(say('e pela cabalística, qual é a minha Missão?').text).toContain(`Missão é ${kabbalistic?.missao}.`);
  });

  it('shows how a number was found by the rule of the school', () => {
    const { say } = openConversation();
    say('Qual é a minha Motivação pela numerologia caldaica?');
    const how = say('Como se chega a isso?').text;
    expect(how).toContain('reduza a um algarismo; some as palavras e reduza');
    expect(how).toMatch(new RegExp(`Total: .*${chaldean?.motivacao}`, 'u'));
    expect(say('qual meu destino na pitagorica').text).toContain(`Destino é ${pythagorean?.destino}.`);
  });

  it('has no part that the school lacks, and has those that it alone reads', () => {
    const { say } = openConversation();
    const lacking = say('Qual é o meu arcano regente na pitagórica?');
    expect(lacking.text).toContain('A numerologia pitagórica não trabalha com');
    expect(say('E a minha paixão oculta?').text).toContain('Paixão oculta:');
    expect(say('Qual é o meu número de maturidade?').text).toContain(`Maturidade: ${pythagorean?.missao}.`);
    expect(say(lacking.suggestions[0] ?? '').text).not.toContain('não trabalha com');
  });

  it('still answers questions about the schools themselves', () => {
    const { say } = openConversation();
    expect(say('Qual a diferença entre a cabalística e a pitagórica?').text).toContain('tabela de letras');
    expect(say('Qual é o meu Destino?').text).toContain(`Destino é ${kabbalistic?.destino}.`);
  });

  it('answers in the school of the map that it was opened about', () => {
    const { say } = openConversation(undefined, 'pitagorica@1');
    expect(say('Qual é a minha Expressão?').text).toContain(`Expressão é ${pythagorean?.expressao}.`);
  });
});
