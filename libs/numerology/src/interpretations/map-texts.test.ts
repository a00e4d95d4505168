import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { computeMap } from '../map.ts';
import { mainPositions } from './main-positions.ts';
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

  it('speak of a child to the adults around, under the titles of all ages', () => {
    const person = { name: 'Joaquim Maria Machado de Assis', birthDate: '2020-05-17' };
    const child = interpretMap(computeMap({ ...person, referenceDate: '2026-11-21' }));
    const adult = interpretMap(computeMap({ ...person, referenceDate: '2056-11-21' }));
    const traits = [
      'diaNatalicio',
      'numeroPsiquico',
      'talentoOculto',
      'respostaSubconsciente',
      'grauAscensao',
    ] as const;
    for (const key of [...mainPositions, ...traits]) {
      expect(child[key].title).toBe(adult[key].title);
      expect(child[key].text).not.toBe(adult[key].text);
    }
    for (const position of mainPositions) {
      expect(child[position].summary).not.toBe(adult[position].summary);
      expect(child[position].strengths).not.toEqual(adult[position].strengths);
      expect(child[position].advice).not.toBe(adult[position].advice);
    }
    expect(child.harmoniaNomeNascimento.description).not.toBe(adult.harmoniaNomeNascimento.description);
    const titlesOfAdult = adult.recommendations.map(({ title }) => title);
    expect(child.recommendations.filter(({ title }) => titlesOfAdult.includes(title))).toEqual([]);
    const words = JSON.stringify([...mainPositions, ...traits].map((key) => child[key]));
    expect(words).not.toMatch(/você|carreira|casamento/iu);
  });

  it('speak to a reader of 12 to 17 in words of their own, without jobs, marriage and debts', () => {
    const traits = ['diaNatalicio', 'talentoOculto'] as const;
    const lists = ['licoesCarmicas', 'tendenciasOcultas', 'dividasCarmicas'] as const;
    for (const name of names) {
      const at = (referenceDate: string) =>
        interpretMap(computeMap({ name, birthDate: '2011-05-13', referenceDate, system: 'cabalistica' }));
      const [teen, adult] = [at('2026-11-21'), at('2046-11-21')];
      for (const key of [...mainPositions, ...traits, 'aptidaoProfissional'] as const)
        expect(teen[key].text, `${name} ${key}`).not.toBe(adult[key].text);
      const texts = (of: typeof teen) => lists.flatMap((key) => of[key].map(({ text }) => text));
      expect(texts(teen).filter((text) => texts(adult).includes(text))).toEqual([]);
      const words = JSON.stringify([...mainPositions, ...traits, ...lists].map((key) => teen[key]));
      expect(words).not.toMatch(/salário|emprego|chefe|condomínio|casamento|boleto/iu);
    }
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
