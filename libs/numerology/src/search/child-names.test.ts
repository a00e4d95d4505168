import { expect, it } from 'vitest';
import rows from '../../names/child-names.json' with { type: 'json' };
import { ruleSetFor } from '../rules/registry.ts';
import {
  allChildNameOrigins,
  type ChildNameTheme,
  childNameGenders,
  childNameRowsSchema,
  childNameStyles,
  childNameThemes,
} from './child-name-schema.ts';
import { childNames, numberedChildNames } from './child-names.ts';

/** Fewest names of a gender that every number must offer. */
const fewest = { male: 10, female: 10, unisex: 3 } as const;

it('holds at least 1,200 names in the allowed values, spelled in NFC, with meanings of six words or fewer', () => {
  expect(childNameRowsSchema.safeParse(rows).error).toBeUndefined();
  expect(rows.length).toBeGreaterThanOrEqual(1200);
});

it('holds no name twice and none that differs in case alone', () => {
  const names = rows.map(([name]) => String(name).normalize('NFC').toLowerCase());
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

it('stands in alphabetical order, so that a name is found and added in one place', () => {
  const collator = new Intl.Collator('pt-BR', { sensitivity: 'base' });
  const firstWrong = rows.findIndex(
    (row, index) => index > 0 && collator.compare(String(rows[index - 1]?.[0]), String(row[0])) > 0,
  );
  expect(rows[firstWrong]).toBeUndefined();
});

it('says so where the etymology is unknown or the language is beyond the ten origins', () => {
  for (const { name, origin, meaning } of childNames()) {
    if (origin === 'Incerta') expect(meaning, name).toContain('incerta');
    if (meaning.startsWith('etimologia incerta')) expect(origin, name).toBe('Incerta');
  }
});

/** Words of a meaning that support a theme. */
const themeWords: Record<ChildNameTheme, string> = {
  Luz: 'luz|luminos[oa]|ilumina|brilh(?:o|ante)|clar[oa]|clareza|sol|estrelas?|aurora|amanhecer|lua|luar|tocha|chama',
  Força:
    'fortes?|força|fortalece|vigoros[oa]|poderos[oa]|poder|firme|firmeza|fortaleza|rocha|pedra|leão|leoa|homem-leão|mulher-leoa|urso|indomável',
  Sabedoria: 'sabedoria|sábi[oa]|conselho|conselheir[oa]|inteligente|prudente|prudência|instruído|pensamento|mente',
  Amor: 'amor|amad[oa]|amável|ama|querid[oa]|afetuos[oa]|amigo íntimo|amiga, companheira',
  Paz: 'paz|pacífic[oa]|seren[oa]|tranquil[oa]|descanso|harmonia',
  Alegria: 'alegria|alegre|feliz|felicidade|deleite|afortunad[oa]|vai rir|sem tristeza',
  Coragem: 'corajos[oa]|valente|guerreir[oa]|combate|batalha|lutar?|ousad[oa]|herói|heroico',
  Esperança: 'esperança|ressurreição|renascid[oa]',
  Fé: 'Deus|Javé|Cristo|divin[oa]|sant[oa]|sagrad[oa]s?|fé|cristãos?|cristã|cristão|fiel|celeste|céu|anjos?|anjinho|ungid[oa]|bênção|abençoad[oa]|bendito|batiza|graça|salvação|salvador|devoção|Senhora|Virgem|Páscoa|Natal|peregrino|piedoso|religiosa|São',
  Liberdade: 'livre|libert(?:ad[oa]|a)|que voa|que solta|andarilho|viajante|desimpedido',
};

it('claims a theme only where the meaning says it, and none where the etymology is uncertain', () => {
  const supported = (theme: ChildNameTheme, meaning: string) =>
    new RegExp(`(?<!\\p{L})(?:${themeWords[theme]})(?!\\p{L})`, 'u').test(meaning);
  const wrong = childNames().filter(
    ({ theme, meaning }) => theme !== null && (!supported(theme, meaning) || /incert[oa]/u.test(meaning)),
  );
  expect(wrong.map(({ name, theme, meaning }) => `${name}: ${theme} (${meaning})`)).toEqual([]);
});

it.each([
  ['Lucas', null],
  ['Luca', null],
  ['Jade', null],
  ['Brisa', null],
  ['Lucia', 'Luz'],
  ['Sofia', 'Sabedoria'],
  ['Leonardo', 'Força'],
  ['Maria', 'Amor'],
])('gives %s the theme %s', (name, theme) => {
  expect(childNames().find((entry) => entry.name === name)?.theme).toBe(theme);
});

it.each(['Luís', 'Luis', 'Luiz', 'Sofia', 'Sophia', 'Vítor', 'Vitor', 'Victor', 'Iara', 'Yara', 'Moacir', 'Ubirajara'])(
  'holds %s as an entry of its own',
  (name) => {
    expect(childNames().filter((entry) => entry.name === name)).toHaveLength(1);
  },
);

it.each(['Iara', 'Moacir', 'Ubirajara'])('counts the Tupi name %s as Brasileiro', (name) => {
  expect(childNames().find((entry) => entry.name === name)?.origin).toBe('Brasileiro');
});

it('has names for every gender, origin, theme and style', () => {
  for (const gender of childNameGenders) {
    for (const style of childNameStyles) {
      if (gender === 'unisex' && style === 'classic') continue;
      expect(childNames().filter((entry) => entry.gender === gender && entry.style === style).length).toBeGreaterThan(
        2,
      );
    }
  }
  for (const gender of ['male', 'female'] as const) {
    for (const theme of childNameThemes) {
      expect(
        childNames().filter((entry) => entry.gender === gender && entry.theme === theme).length,
        `${gender} ${theme}`,
      ).toBeGreaterThan(1);
    }
  }
  for (const origin of allChildNameOrigins)
    expect(childNames().filter((entry) => entry.origin === origin).length).toBeGreaterThan(50);
});

it('offers enough names of each gender for every number of the Kabbalistic system', () => {
  const counts: Record<string, number> = {};
  for (const { entry, calculations } of numberedChildNames(ruleSetFor('cabalistica'))) {
    const key = `${entry.gender} ${calculations.destino}`;
    counts[key] = (counts[key] ?? 0) + 1;
  }
  for (const gender of childNameGenders) {
    for (const number of [1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 22]) {
      expect(counts[`${gender} ${number}`] ?? 0, `${gender} ${number}`).toBeGreaterThanOrEqual(fewest[gender]);
    }
  }
});
