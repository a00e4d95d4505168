import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { computeMap } from '../map.ts';
import { interpretMap } from './map-texts.ts';

const names = [
  'Maria Aparecida de Souza',
  'Antônio José Gonçalves',
  'Ya',
  'Óscar Zózimo',
  'Ana',
  'Fabiana Philippe Wanderley',
  'Joaquim Maria Machado de Assis',
  'Gal',
  'Ng',
  'Iara Ayala Iaiá',
  'Vitória Xênia Çetin Whitaker Hübner',
];
const systems = ['cabalistica', 'pitagorica'] as const;

/** One birth date a fortnight from 1900 to 2026 meets every kind of day, month and year. */
function* birthDates(): Generator<string> {
  for (let day = Date.UTC(1900, 0, 1); day < Date.UTC(2026, 10, 20); day += 13 * 86_400_000) {
    yield new Date(day).toISOString().slice(0, 10);
  }
}

describe('the texts of a map', () => {
  it.each(systems)('exist for every map that the engine computes: %s', (system) => {
    let index = 0;
    for (const birthDate of birthDates()) {
      const name = names[index % names.length] ?? '';
      const map = computeMap({ name, birthDate, referenceDate: '2026-11-21', system });
      expect(() => interpretMap(map), `${name} ${birthDate}`).not.toThrow();
      index += 1;
    }
  });

  it('keep the order and the numbers of the map', () => {
    const map = computeMap({ name: 'Fabiana Philippe', birthDate: '1975-12-31', referenceDate: '2026-11-21' });
    const texts = interpretMap(map);
    expect(texts.licoesCarmicas.map(({ number }) => number)).toEqual(map.licoesCarmicas);
    expect(texts.ciclosDeVida.map(({ number }) => number)).toEqual(map.ciclosDeVida);
    expect(texts.momentosDecisivos.map(({ number }) => number)).toEqual(map.momentosDecisivos);
    expect(texts.recommendations.length).toBeGreaterThanOrEqual(4);
  });

  it('have words for a name without vowels and for one without consonants', () => {
    const texts = (name: string) =>
      interpretMap(computeMap({ name, birthDate: '1990-01-01', referenceDate: '2026-11-21' }));
    expect(texts('Ng').motivacao.title).toBe('Um desejo em silêncio');
    expect(texts('Aia').impressao.title).toBe('Um rosto em aberto');
  });

  it('leave out what a name of one letter does not have', () => {
    const texts = interpretMap(computeMap({ name: 'A', birthDate: '1990-01-01', referenceDate: '2026-11-21' }));
    expect(texts.arcanoVigente).toBeNull();
  });
});

describe('the engine', () => {
  it('runs without the texts: nothing outside of this folder imports them', () => {
    const source = new URL('../', import.meta.url);
    const importers = readdirSync(source, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.ts') && !/^(interpretations|letter|bank|command-line)[\\/]/u.test(path))
      .filter((path) => /from '[^']*(interpretations|\/texts)\//u.test(readFileSync(new URL(path, source), 'utf8')));
    expect(importers).toEqual([]);
  });
});
