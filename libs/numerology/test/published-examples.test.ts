import { describe, expect, it } from 'vitest';
import { checkExample } from '../src/examples/check-examples.ts';
import { publishedExamples } from '../src/examples/published-examples.ts';

const checked = publishedExamples.map((example) => ({ id: example.id, ...checkExample(example) }));

describe('published examples', () => {
  it('are all there, each once', () => {
    expect(new Set(checked.map(({ id }) => id)).size).toBe(80);
    expect(checked.filter(({ example }) => example.differs === undefined)).toHaveLength(73);
  });

  it.each(checked.filter(({ example }) => example.differs === undefined))(
    '$id $example.name $example.birthDate ($ruleSet) is computed as published',
    ({ values }) => {
      expect(values.filter(({ agrees }) => !agrees)).toEqual([]);
    },
  );

  it.each(checked.filter(({ example }) => example.differs !== undefined))(
    '$id $example.name $example.birthDate ($ruleSet) differs, with its reason',
    ({ values, example }) => {
      expect(values.some(({ agrees }) => !agrees)).toBe(true);
      expect(example.differs).toMatch(/\.$/u);
    },
  );
});
