import { expect, test } from 'vitest';
import { findBrokenReferences, findOutsideReferences, type ReferenceTargets } from './references.ts';

const targets: ReferenceTargets = {
  files: new Set([
    'docs/decisions/0012-passwords.md',
    'docs/goals.md',
    'docs/numerology.md',
    'libs/platform/src/port.ts',
    'README.md',
  ]),
  folders: new Set(['docs', 'docs/decisions', 'libs', 'libs/platform', 'libs/platform/src']),
  scripts: new Set(['bench']),
  goals: new Set(['V5', 'S6']),
  sections: new Set(['2.23']),
};
const broken = (path: string, text: string) =>
  findBrokenReferences({ path, text }, targets).map(({ line, message }) => `${line} ${message}`);

test('finds every reference of a document that resolves to nothing', () => {
  const text = [
    'See docs/decisions/0099-missing.md and docs/decisions/0098.',
    'Run `npm run beach`, then read libs/platform/src/gone.ts.',
    'Measured by docs/goals.md V5 and S99; docs/numerology.md 9.9.',
    'A [link](decisions/0099-missing.md).',
  ].join('\n');
  expect(broken('docs/scaling.md', text)).toEqual([
    '1 docs/decisions/0099-missing.md does not exist',
    '1 docs/decisions/0098 does not exist',
    '2 libs/platform/src/gone.ts does not exist',
    '2 npm run beach: no package.json has this script',
    '3 docs/goals.md has no line S99',
    '3 docs/numerology.md has no section 9.9',
    '4 the link to decisions/0099-missing.md leads nowhere',
  ]);
});

test('accepts references that resolve, patterns, built files and addresses', () => {
  const text = [
    'docs/decisions/0012, docs/decisions/0012-passwords.md, docs/goals.md V5 and S6, docs/numerology.md 2.23',
    'libs/platform/src/port.ts, libs/platform/src, libs/<name>, services/*/src, frontend/dist/index.html',
    '`npm run bench`, [readme](../README.md), [site](https://example.test/docs/none.md)',
  ].join('\n');
  expect(broken('docs/scaling.md', text)).toEqual([]);
});

test('reads only the comments of a source', () => {
  const text = `/**\n * libs/none.ts\n */\nconst file = 'libs/other.ts'; // libs/third.ts`;
  expect(broken('libs/platform/src/port.ts', text)).toEqual([
    '2 libs/none.ts does not exist',
    '4 libs/third.ts does not exist',
  ]);
});

test('finds references to texts outside the repository', () => {
  const text =
    '// Issue 23, issue 23, DESIGN.md section 3, GOALS.md S6, spec 1 section 9 and decision 24: docs/goals.md';
  const found = findOutsideReferences({ path: 'libs/platform/src/port.ts', text });
  expect(found.map(({ message }) => message.split('"')[1])).toEqual([
    'issue 23',
    'DESIGN.md',
    'GOALS.md',
    'spec 1',
    'decision 24',
  ]);
});
