import { describe, expect, it } from 'vitest';
import { textSchemas } from '../interpretations/schema.ts';
import { coverageOf } from './coverage.ts';
import { nearDuplicates, overlapOf } from './overlap.ts';
import { filesOfBank, isProse, passagesOf, readTopic, topics, wordsOf } from './read-bank.ts';
import { householdFindings, polarityFindings, reflexFindings, styleFindings } from './style.ts';

const all = topics.flatMap(passagesOf);
const prose = all.filter(isProse);
const main = /^positions\/(motivacao|impressao|expressao|destino|missao)\//u;

describe('the text files', () => {
  it('all have a schema', () => {
    const known: readonly string[] = topics;
    expect(filesOfBank().filter((path) => !known.includes(path))).toEqual([]);
  });

  it.each(topics)('%s is complete, with no entry missing, empty, surplus, too short or too long', (topic) => {
    expect(coverageOf(topic)).toEqual({ errors: [], missing: [], short: [] });
  });
});

describe('the schemas', () => {
  const sample = readTopic('positions/motivacao') as Record<string, Record<string, unknown>>;
  const schema = textSchemas['positions/motivacao'];

  it('refuse a missing number', () => {
    const { 22: _, ...rest } = sample;
    expect(schema.safeParse(rest).success).toBe(false);
    expect(coverageOf('positions/motivacao', rest).missing).toEqual(['positions/motivacao/22']);
  });

  it('refuse a number that does not exist', () => {
    expect(schema.safeParse({ ...sample, 10: sample[1] }).success).toBe(false);
  });

  it('refuse a text outside of its band', () => {
    const text = (count: number) =>
      Object.fromEntries(
        ['love', 'work', 'excess', 'growth', 'family'].map((area) => [area, 'palavra '.repeat(count)]),
      );
    const { errors, short } = coverageOf('areas/destino', { 1: text(93), 2: text(127), 3: text(110) });
    expect([errors.length, short.length]).toEqual([5, 5]);
  });

  it('take one variant or several, each in its band', () => {
    const [short, right] = [67, 80].map((count) => 'palavra '.repeat(count));
    const found = coverageOf('variants/mesNoAno', { 1: { 1: right, 2: [right, right], 3: [right, short], 4: short } });
    expect(found.errors).toEqual([]);
    expect(found.short).toEqual([
      'variants/mesNoAno/1/3/1: 67 words, at least 68',
      'variants/mesNoAno/1/4: 67 words, at least 68',
    ]);
  });
});

describe('the prose', () => {
  it('says nothing twice', () => {
    const places = new Map<string, string[]>();
    for (const { path, text } of prose) {
      const plain = wordsOf(text).join(' ');
      places.set(plain, [...(places.get(plain) ?? []), path]);
    }
    expect([...places.values()].filter((paths) => paths.length > 1)).toEqual([]);
  });

  it('has no near-duplicates within a topic', () => {
    const alike = topics.flatMap((topic) =>
      nearDuplicates(
        prose.filter((passage) => passage.topic === topic),
        0.12,
      ),
    );
    expect(alike).toEqual([]);
  });

  it('has no near-duplicates across topics', () => {
    expect(nearDuplicates(prose, 0.15)).toEqual([]);
  });

  it('shares at most 0.3 % of its five-word sequences', () => {
    const { share, shared } = overlapOf(prose);
    expect(share, JSON.stringify(shared.slice(0, 40))).toBeLessThanOrEqual(0.003);
  });

  it('opens differently: no four short texts of a topic begin with the same two words', () => {
    const openings = new Map<string, string[]>();
    for (const { topic, path, text } of all.filter(({ key, text }) => key !== 'advice' && wordsOf(text).length >= 25)) {
      const opening = `${topic}: ${wordsOf(text).slice(0, 2).join(' ')}`;
      openings.set(opening, [...(openings.get(opening) ?? []), path]);
    }
    expect([...openings].filter(([, paths]) => paths.length > 3)).toEqual([]);
  });

  it('uses each reflex word in at most one text of 60', () => {
    expect(reflexFindings(all)).toEqual([]);
  });

  it('keeps to the manner of the bank: no threat, promise, assumed gender, false contrast or careless typing', () => {
    expect(styleFindings(all)).toEqual([]);
  });

  it('speaks to a company of business, with no word of a household', () => {
    const firm = { topic: 'company/empresaNova', path: 'company/empresaNova/meses/6', key: '6' } as const;
    expect(householdFindings([{ ...firm, text: 'Em casa, expliquem a quem convive com vocês.' }])).toHaveLength(2);
    expect(householdFindings(all)).toEqual([]);
  });

  it('puts goals and faults into the lists that are named so', () => {
    expect(polarityFindings(all)).toEqual([]);
  });
});

describe('the titles', () => {
  it('stand once in their topic', () => {
    const titles = all.filter(({ key }) => key === 'title').map(({ topic, text }) => `${topic}: ${text}`);
    expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([]);
  });

  it('of the main positions have three to seven words', () => {
    const odd = all
      .filter(({ path, key }) => key === 'title' && main.test(path))
      .filter(({ text }) => wordsOf(text).length < 3 || wordsOf(text).length > 7);
    expect(odd).toEqual([]);
  });
});
