import { describe, expect, it } from 'vitest';
import destinoOfElders from '../../../texts/elders/destino.json' with { type: 'json' };
import expressaoOfElders from '../../../texts/elders/expressao.json' with { type: 'json' };
import impressaoOfElders from '../../../texts/elders/impressao.json' with { type: 'json' };
import missaoOfElders from '../../../texts/elders/missao.json' with { type: 'json' };
import motivacaoOfElders from '../../../texts/elders/motivacao.json' with { type: 'json' };
import { computeMap } from '../../map.ts';
import { mainPositions } from '../main-positions.ts';
import type { Choose } from '../variants.ts';
import { readAreas } from './areas-by-age.ts';
import { interpretBook } from './book-texts.ts';

const first: Choose = (variants) => variants[0] as (typeof variants)[number];

describe('the book of an elder', () => {
  it('has love, time, family and rest in words for a long life, for every number', () => {
    const numbers = { motivacao: 0, impressao: 0, expressao: 1, destino: 1, missao: 1 };
    for (const number of [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 22, 33]) {
      for (const position of mainPositions) {
        if (number === 0 && numbers[position] > 0) continue;
        const at = (idade: number) => readAreas({ ...numbers, [position]: number, idade }, position, first);
        const rest = position === 'impressao' || position === 'expressao' ? [] : ['rest'];
        expect(at(60).map(({ area }) => area)).toEqual(['love', 'time', 'family', ...rest, 'excess', 'growth']);
        const texts = new Set(at(59).map(({ text }) => text));
        const shared = at(60).filter(({ text }) => texts.has(text));
        expect(shared.filter(({ area }) => area !== 'excess' && area !== 'growth')).toEqual([]);
      }
    }
  });

  it('has what exaggerates and how it matures in words of its own too, and supposes no job', () => {
    const digits = [1, 2, 3, 4, 5, 6, 7, 8, 9];
    const inner = new Set<string>();
    for (const position of mainPositions) {
      for (const number of [...digits, 11, 22, 33]) {
        for (const one of digits) {
          for (const other of digits) {
            const all = { motivacao: one, impressao: one, expressao: 1, destino: other, missao: 1, [position]: number };
            for (const { text } of readAreas({ ...all, idade: 70 }, position, first).slice(-2)) inner.add(text);
          }
        }
      }
    }
    const own = [destinoOfElders, expressaoOfElders, impressaoOfElders, missaoOfElders, motivacaoOfElders]
      .flatMap((table) => Object.entries(table))
      .filter(([number]) => number !== '0')
      .flatMap(([, { excess, growth }]) => [excess, growth]);
    expect(own.filter((text) => !inner.has(text))).toEqual([]);
    expect([...inner].join(' ')).not.toMatch(/troca de chefe|expediente|estagiári|nas equipes|no escritório/iu);
  });

  it('is chosen by age in the portrait', () => {
    const areasAt = (birthDate: string) =>
      interpretBook(
        computeMap({ name: 'Antônio Carlos Meireles', birthDate, referenceDate: '2026-11-23' }),
      ).areas.motivacao.map(({ area }) => area);
    expect(areasAt('1966-11-23')).toContain('time');
    expect(areasAt('1966-11-24')).toContain('work');
  });
});
