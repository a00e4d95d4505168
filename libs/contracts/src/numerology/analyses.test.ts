import { describe, expect, it } from 'vitest';
import { analyzeCycles } from './analyses.ts';

describe('the cycles of a year', () => {
  const issuesOf = (currentYear: number) =>
    analyzeCycles.body.safeParse({ birthDate: '1990-02-28', currentYear }).error?.issues ?? [];

  it('are refused before the birth', () => {
    expect(issuesOf(1989)).toEqual([
      expect.objectContaining({
        path: ['currentYear'],
        message: 'O ano precisa ser o do nascimento ou um depois dele.',
      }),
    ]);
  });

  it('are read from the year of birth on', () => {
    expect(issuesOf(1990)).toEqual([]);
  });
});
