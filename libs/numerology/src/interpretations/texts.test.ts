import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type TextTopic, textSchemas } from './schema.ts';

const folder = new URL('../../texts/', import.meta.url);
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.json'));
const topics = Object.keys(textSchemas) as TextTopic[];

function load(topic: string): unknown {
  return JSON.parse(readFileSync(new URL(`${topic}.json`, folder), 'utf8'));
}

interface Passage {
  topic: TextTopic;
  path: string;
  key: string;
  text: string;
}

/** Every string of a topic with the path to it; `key` is the last property name. */
function passages(topic: TextTopic, value: unknown, path: string = topic, key = ''): Passage[] {
  if (typeof value === 'string') return [{ topic, path, key, text: value }];
  if (Array.isArray(value)) return value.flatMap((item, index) => passages(topic, item, `${path}/${index}`, key));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, item]) => passages(topic, item, `${path}/${name}`, name));
}

const all = topics.flatMap((topic) => passages(topic, load(topic)));
const words = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
/** Running texts: everything of ten words or more. */
const prose = all.filter(({ text }) => words(text).length >= 10);

function shingles(text: string, size = 3): Set<string> {
  const list = words(text);
  return new Set(
    list.slice(0, Math.max(0, list.length - size + 1)).map((_, at) => list.slice(at, at + size).join(' ')),
  );
}

/** Pairs of passages with an overlap of three-word sequences (Jaccard) of `bound` or more. */
function tooAlike(list: readonly Passage[], bound: number): string[] {
  const sets = list.map(({ path, text }) => ({ path, set: shingles(text) }));
  const holders = new Map<string, number[]>();
  for (const [index, { set }] of sets.entries()) {
    for (const shingle of set) holders.set(shingle, [...(holders.get(shingle) ?? []), index]);
  }
  const shared = new Map<string, number>();
  for (const indexes of holders.values()) {
    for (const [at, one] of indexes.entries()) {
      for (const other of indexes.slice(at + 1)) {
        const pair = `${one} ${other}`;
        shared.set(pair, (shared.get(pair) ?? 0) + 1);
      }
    }
  }
  return [...shared].flatMap(([pair, common]) => {
    const [one, other] = pair.split(' ').map((index) => sets[Number(index)]);
    if (!one || !other) return [];
    const likeness = common / (one.set.size + other.set.size - common);
    return likeness >= bound ? [`${one.path} ~ ${other.path}: ${likeness.toFixed(3)}`] : [];
  });
}

/** Words with no place in a text for a paying reader: illness, threats, fate, promises. Whole words, accents as written. */
const forbidden =
  /(?<!\p{L})(doenças?|enfermidades?|câncer|infarto|diabetes|depressão|ansiedade|tumor(es)?|avc|cura(r|m|va)?|remédios?|diagnóstico médico|mort[eo]s?|morrer|falecer|azar(es)?|fatal|fatais|fatalmente|fatalidade|castigos?|castigad[oa]s?|puniç(ão|ões)|maldiç(ão|ões)|amaldiçoad[oa]s?|desgraças?|tragédias?|inevit(ável|áveis|avelmente)|garant\p{L}*|enriquecimento|ficar ric[oa]|lucro certo|dinheiro fácil|sina|destinad[oa]s? a|predestinad[oa]s?|está escrito|condenad[oa]s?|perigos?|perigos[oa]s?|terrível|inferno|pecados?|vítimas?|fracass\p{L}*|sempre será|nunca será|jamais)(?!\p{L})/giu;

/** Words that assume the reader's gender where a neutral turn exists. */
const gendered =
  /(?<!\p{L})(sozinh[oa]s?|você mesm[oa]|si mesm[oa]|bem-vind[oa]s?|(você|seja|ser|está|esteja|ficar|fica|sente-se) (muito |mais |tão )?(obrigad|cansad|lembrad|preparad|atent|dispost|cercad|rodead|apaixonad|compreendid|ouvid|satisfeit|honest|sincer|quiet|acostumad|chamad|reconhecid|amad)[oa])(?!\p{L})/giu;

describe('the text files', () => {
  it('are exactly those with a schema', () => {
    expect(files.map((name) => name.replace('.json', '')).sort()).toEqual([...topics].sort());
  });

  it.each(topics)('%s is complete, with no entry missing, empty, surplus or too short', (topic) => {
    expect(textSchemas[topic].safeParse(load(topic)).error?.issues ?? []).toEqual([]);
  });
});

describe('the schemas', () => {
  const sample = load('positions/motivacao') as Record<string, Record<string, unknown>>;

  it('refuse a missing number', () => {
    const { 22: _, ...rest } = sample;
    expect(textSchemas['positions/motivacao'].safeParse(rest).success).toBe(false);
  });

  it('refuse a number that does not exist', () => {
    expect(textSchemas['positions/motivacao'].safeParse({ ...sample, 10: sample[1] }).success).toBe(false);
  });

  it('refuse a text under its bound', () => {
    const brief = { ...sample, 1: { ...sample[1], text: 'palavra '.repeat(59) } };
    expect(textSchemas['positions/motivacao'].safeParse(brief).success).toBe(false);
  });
});

describe('the prose', () => {
  it('says nothing twice', () => {
    const places = new Map<string, string[]>();
    for (const { path, text } of prose) {
      const plain = words(text).join(' ');
      places.set(plain, [...(places.get(plain) ?? []), path]);
    }
    expect([...places.values()].filter((paths) => paths.length > 1)).toEqual([]);
  });

  it('has no near-duplicates within a topic', () => {
    const alike = topics.flatMap((topic) =>
      tooAlike(
        prose.filter((passage) => passage.topic === topic),
        0.12,
      ),
    );
    expect(alike.filter((pair) => !pair.startsWith('summaries/arcanoSemTitulo/'))).toEqual([]);
  });

  it('has no near-duplicates across topics', () => {
    const alike = tooAlike(prose, 0.15);
    expect(alike.filter((pair) => !pair.startsWith('summaries/arcanoSemTitulo/'))).toEqual([]);
  });

  it('opens differently: no four texts of a topic begin with the same two words', () => {
    const openings = new Map<string, string[]>();
    for (const { topic, path, text } of all.filter(({ key, text }) => key !== 'advice' && words(text).length >= 25)) {
      const opening = `${topic}: ${words(text).slice(0, 2).join(' ')}`;
      openings.set(opening, [...(openings.get(opening) ?? []), path]);
    }
    expect([...openings].filter(([, paths]) => paths.length > 3)).toEqual([]);
  });

  it('gives every title once in its topic', () => {
    const titles = all.filter(({ key }) => key === 'title').map(({ topic, text }) => `${topic}: ${text}`);
    expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([]);
  });

  it('gives every main position titles of three to seven words', () => {
    const odd = all
      .filter(
        ({ path, key }) =>
          key === 'title' && /^positions\/(motivacao|impressao|expressao|destino|missao)\//u.test(path),
      )
      .filter(({ text }) => words(text).length < 3 || words(text).length > 7);
    expect(odd).toEqual([]);
  });

  it('contains no threat, no promise and no illness', () => {
    // The thirteenth card has its traditional name; its text may not use the word.
    const found = all
      .filter(({ path }) => path !== 'summaries/arcanos/13/title')
      .flatMap(({ path, text }) => (text.match(forbidden) ?? []).map((word) => `${path}: ${word}`));
    expect(found).toEqual([]);
  });

  it('assumes no gender of the reader', () => {
    const found = all.flatMap(({ path, text }) => (text.match(gendered) ?? []).map((word) => `${path}: ${word}`));
    expect(found).toEqual([]);
  });

  it('is typed cleanly: curly quotes, single spaces, sentences that end', () => {
    const unclean = all.filter(({ text }) => /["']| {2}|^\s|\s$|\.\.|,\./u.test(text));
    const unended = prose.filter(({ text }) => !/[.!?”]$/u.test(text));
    expect([...unclean, ...unended]).toEqual([]);
  });
});
