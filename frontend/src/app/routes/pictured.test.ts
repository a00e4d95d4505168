import { matchPath } from 'react-router-dom';
import { expect, test } from 'vitest';
import { picturedPages } from '../../../scripts/pictured-pages.ts';
import { paths, patterns } from '../../shared/navigation/paths.ts';

/** Screens with an address that only an act makes, and the browser test that opens them and runs axe on them. */
const openedByTests: Readonly<Record<string, string>> = {
  [paths.settings]: 'business/admin.itest.ts',
  [patterns.shared]: 'analyses/analyses.itest.ts',
  [patterns.vote]: 'analyses/baby-names.itest.ts',
  [patterns.order]: 'business/payment.itest.ts',
  [patterns.client]: 'business/professional.itest.ts',
  [patterns.delivery]: 'business/professional.itest.ts',
};
const tests = import.meta.glob<string>('../../../e2e/*/*.itest.ts', { query: '?raw', import: 'default', eager: true });

const pictured = Object.values(picturedPages).flat();
const isPictured = (pattern: string) =>
  pictured.some(({ path, follow }) =>
    follow
      ? follow.test(pattern.replace(/:\w+/, '01a00000-0000-7000-8000-000000000000'))
      : matchPath(pattern, new URL(path, 'http://localhost').pathname),
  );

test('every screen is pictured, so that axe and the pictures see it, or opened by a test that runs axe', () => {
  const unseen = [...Object.values(paths), ...Object.values(patterns)].filter((pattern) => {
    const file = openedByTests[pattern];
    return file ? !tests[`../../../e2e/${file}`]?.includes('findings(') : !isPictured(pattern);
  });
  expect(unseen).toEqual([]);
});
