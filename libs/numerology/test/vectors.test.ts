import { describe, expect, it } from 'vitest';
import { computePartialMap } from '../src/map.ts';
import vectors from '../examples/published-examples.json' with { type: 'json' };

/** Worked examples of public sources; a null name or birth date is what the source does not give. */
describe('worked examples', () => {
  it('are all there', () => {
    expect(vectors).toHaveLength(57);
  });

  it.each(vectors)('$id $name $birthDate ($system)', (vector) => {
    const map = computePartialMap({
      name: vector.name,
      birthDate: vector.birthDate,
      referenceDate: vector.refDate ?? '2026-11-21',
      system: vector.system === 'pitagorica' ? 'pitagorica' : 'cabalistica',
    });
    expect(JSON.parse(JSON.stringify(map))).toMatchObject(vector.expect);
  });
});
