import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { refusalOf } from '../src/errors.ts';
import { readSignatures, wordsOfVariant } from '../src/interpretations/signature/read-signatures.ts';
import { computeMap } from '../src/map.ts';
import { analyzeName } from '../src/name-analysis.ts';
import { compareSignatures, nameUses, type SignatureInput } from '../src/signature/compare-signatures.ts';
import { liveSignature, writtenLetters } from '../src/signature/live-signature.ts';

const maria: SignatureInput = {
  birthDate: '1990-07-21',
  names: [
    { use: 'birth', name: 'Maria Aparecida dos Santos' },
    { use: 'artistic', name: 'Cida Santos' },
    { use: 'brand', name: 'Ateliê Cida' },
  ],
  trials: [{ title: 'Com h', name: 'Mariah Santos' }],
  referenceDate: '2026-11-23',
};
const triangles = ['vida', 'pessoal', 'social', 'destino'] as const;

const sampleNames = [
  'Maria Aparecida dos Santos',
  'João Pedro Álvares Cabral',
  'Luís Carlos de Souza',
  'Ana Lia',
  'Yara',
];
const inputs: fc.Arbitrary<SignatureInput> = fc.record({
  birthDate: fc.constantFrom('1980-03-14', '1999-12-29', '2000-02-29'),
  names: fc
    .uniqueArray(fc.record({ use: fc.constantFrom(...nameUses.slice(1)), name: fc.constantFrom(...sampleNames) }), {
      selector: ({ use }) => use,
      maxLength: 3,
    })
    .map((names) => [{ use: 'birth' as const, name: 'Rafaela Cristina Queiroz' }, ...names]),
  trials: fc.array(fc.record({ title: fc.constant('Outra'), name: fc.constantFrom(...sampleNames) }), { maxLength: 2 }),
  referenceDate: fc.constant('2026-11-23'),
  system: fc.constantFrom('cabalistica', 'pitagorica', 'caldaica'),
});

describe('signatures', () => {
  const study = compareSignatures(maria);
  const words = readSignatures(study);

  it('reads each name as a map and its harmony as the analysis of the name', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const { entries } = compareSignatures(input);
        const names = [...input.names, ...input.trials].map(({ name }) => name);
        expect(entries.map(({ map }) => map.name)).toEqual(names);
        const { birthDate, referenceDate, system = 'cabalistica' } = input;
        for (const { map, harmony, score } of entries) {
          const whole = { name: map.name, birthDate, referenceDate, system };
          expect(map.expressao).toBe(computeMap(whole).expressao);
          expect(harmony).toBe(analyzeName(whole).nameCompatibility.score);
          expect(score >= 0 && score <= 100).toBe(true);
        }
      }),
      { numRuns: 15 },
    );
  });

  it('finds each sequence in the same places of the four triangles', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        for (const { map } of compareSignatures(input).entries) {
          const [first = [], ...others] = triangles.map((name) =>
            map.triangulos[name].sequenciasNegativas.map(({ row, start, length }) => ({ row, start, length })),
          );
          for (const other of others) expect(other).toEqual(first);
        }
      }),
      { numRuns: 15 },
    );
  });

  it('names the letters that cause a sequence and real spellings without it', () => {
    const [first] = study.causes;
    expect(first).toMatchObject({
      entry: 0,
      sequences: { vida: '111', pessoal: '444', social: '888', destino: '222' },
      places: [{ row: 0, letters: [3, 5], spelled: 'ia A' }],
    });
    expect(first?.remedies.map(({ map }) => map.name)).toEqual(['Mariah Santos', 'Maria dos Santos']);
    for (const { sequences, remedies, entry } of study.causes) {
      const before = study.entries[entry];
      for (const remedy of remedies) {
        expect(remedy.map.sequenciasNegativas).not.toContain(sequences.vida);
        expect(before && wordsOfVariant(remedy, before)).toMatch(/^A Expressão (?:continua|passa)/u);
      }
    }
  });

  it('spells the letters of a sequence with the apostrophe of the name', () => {
    const names = [{ use: 'birth', name: "Conceição Aparecida d'Ávila Gonçalves" }] as const;
    const { causes } = compareSignatures({ ...maria, names, trials: [] });
    const spelled = causes.flatMap(({ places }) => places.map((place) => place.spelled));
    expect(spelled).toContain("ção Aparecida d'Ávila Gonç");
  });

  it('says why a brand with more points than the recommended name is not recommended', () => {
    const names = [
      { use: 'birth', name: 'Maria Aparecida dos Santos' },
      { use: 'brand', name: 'Ateliê Cida' },
    ] as const;
    const ahead = compareSignatures({ ...maria, names, trials: [] });
    const [birth, brand] = ahead.entries;
    expect(brand?.score).toBeGreaterThan(birth?.score ?? 100);
    const { text } = readSignatures(ahead).recommendation;
    expect(text).toContain(`A marca Ateliê Cida soma ${brand?.score}, e fica de fora`);
    expect(text).not.toContain('Entre os nomes comparados');
    expect(words.recommendation.text).not.toContain('fica de fora');
  });

  it('offers no spelling of a brand, and never recommends it', () => {
    const brand = study.entries.findIndex(({ use }) => use === 'brand');
    expect(study.causes.filter(({ entry }) => entry === brand).flatMap(({ remedies }) => remedies)).toEqual([]);
    expect(study.best).toBe(3);
    expect(words.recommendation.title).toBe('Assine Mariah Santos');
    const best = study.entries[study.best]?.score ?? 0;
    for (const { score } of study.variants) expect(score).toBeGreaterThan(best);
  });

  it('joins the lições of a name with nem', () => {
    const { reasons } = readSignatures(
      compareSignatures({
        birthDate: '1988-07-22',
        names: [{ use: 'birth', name: 'Camila Rodrigues Teixeira' }],
        trials: [],
        referenceDate: '2026-11-23',
      }),
    );
    expect(reasons[0]?.map(({ text }) => text)).toContain('Nenhuma letra vale 8 nem 9: são as lições deste nome.');
  });

  it('says what speaks for each name and against it', () => {
    expect(words.reasons[3]).toContainEqual({
      fit: 'helps',
      text: 'Nenhuma sequência negativa nos quatro triângulos.',
    });
    expect(words.reasons[1]?.map(({ text }) => text)).toContain(
      '1 trecho de letras com sequência negativa, 1 a menos que no nascimento.',
    );
    expect(words.causes[0]?.others).toMatch(/^As mesmas letras dão no triângulo pessoal, 444: /u);
  });

  it('keeps a birth name that no other beats', () => {
    const alone = compareSignatures({ ...maria, names: maria.names.slice(0, 1), trials: [] });
    expect([alone.best, readSignatures(alone).recommendation.title]).toEqual([
      0,
      'Fique com Maria Aparecida dos Santos',
    ]);
  });

  it('says why a birth name stays, name by name, and which debt a spelling brings', () => {
    const mariana = compareSignatures({
      birthDate: '1996-05-18',
      names: [
        { use: 'birth', name: 'Mariana Oliveira Prado' },
        { use: 'married', name: 'Mariana Oliveira Prado Cavalcanti' },
      ],
      trials: [],
      referenceDate: '2026-11-28',
    });
    const { title, reasons } = readSignatures(mariana).recommendation;
    expect(title).toBe('Fique com Mariana Oliveira Prado');
    expect(reasons).toEqual([
      'O nome de casamento fica atrás, com 48 pontos. 6 trechos de letras com sequência negativa, 5 a mais que no nascimento. As dívidas cármicas 13 e 19 entram com esta escrita.',
    ]);
    const [birth] = mariana.entries;
    const [short] = mariana.variants;
    if (!birth || !short) throw new Error('a birth name and a spelling');
    expect(short.map.name).toBe('Mariana Prado');
    expect(wordsOfVariant(short, birth)).toContain('A dívida cármica 19 entra com esta escrita.');
  });

  it('leaves triangles out of a school without them', () => {
    const other = compareSignatures({ ...maria, system: 'pitagorica' });
    expect([other.hasTriangles, other.causes]).toEqual([false, []]);
    expect(readSignatures(other).method.map(({ title }) => title)).not.toContain('Os quatro triângulos');
  });

  it.each([
    [{ names: [{ use: 'birth' as const, name: '12' }] }, 'names.0.name', 'NAME_WITHOUT_LETTERS'],
    [{ trials: [{ title: 'A', name: 'Юрий' }] }, 'trials.0.name', 'LETTER_WITHOUT_VALUE'],
    [{ birthDate: '2030-01-01' }, 'birthDate', 'DATE_IN_FUTURE'],
  ])('refuses %o at its field', (change, field, code) => {
    try {
      compareSignatures({ ...maria, ...change });
      expect.unreachable();
    } catch (error) {
      expect(refusalOf(error)).toMatchObject({ field, code });
    }
  });
});

describe('a signature being typed', () => {
  it('shows the numbers, totals and triangles that the comparison gives', () => {
    for (const { map, harmony } of compareSignatures(maria).entries) {
      const live = liveSignature(map.name, maria.birthDate);
      expect(live).toMatchObject({
        expressao: map.expressao,
        motivacao: map.motivacao,
        impressao: map.impressao,
        missao: map.missao,
        destino: map.destino,
        harmony,
        complete: true,
      });
      for (const name of triangles) {
        expect(live.triangles?.[name]).toEqual({
          rows: map.triangulos[name].rows,
          runs: map.triangulos[name].sequenciasNegativas,
        });
      }
      expect(live.totals.findLast((total) => total !== null)).toBe(map.somaTotal);
    }
  });

  it('writes the letters of a sequence with the spaces between them, as the comparison does', () => {
    const { causes, entries } = compareSignatures(maria);
    const [birth] = entries;
    const places = causes.filter(({ entry }) => entry === 0).flatMap((cause) => cause.places);
    const live = liveSignature(birth?.map.name ?? '', maria.birthDate);
    expect(places.map(({ letters }) => writtenLetters(live, letters))).toEqual(places.map(({ spelled }) => spelled));
    expect(places.map(({ spelled }) => spelled)).toContain('ia A');
  });

  it('never throws on a text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 140 }), (text) => {
        const { cells, totals, expressao, missao } = liveSignature(text, '1990-07-21');
        expect(totals).toHaveLength(cells.length);
        expect(missao === null).toBe(expressao === null);
      }),
    );
    expect(liveSignature('', '1990-07-21').triangles?.vida).toEqual({ rows: [], runs: [] });
  });
});
