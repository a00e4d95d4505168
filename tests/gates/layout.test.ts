import { expect, test } from 'vitest';
import { findLargeFolders, findPackageCycles, folderLimit } from './layout.ts';

const filesIn = (folder: string, count: number) => Array.from({ length: count }, (_, index) => `${folder}/${index}.ts`);

test('finds a folder with more own files than the limit', () => {
  const files = [
    ...filesIn('libs/platform/src', folderLimit + 1),
    ...filesIn('libs/platform/src/http', folderLimit),
    ...filesIn('docs/decisions', 70),
  ];
  expect(findLargeFolders(files)).toEqual([
    { file: 'libs/platform/src/', line: 26, message: '26 own files; a folder holds at most 25' },
  ]);
});

test('finds a cycle of packages through development dependencies', () => {
  const manifests = [
    { name: 'a', dependencies: { b: '*', zod: '^4' } },
    { name: 'b', devDependencies: { c: '*' } },
    { name: 'c', dependencies: { b: '*' } },
    { name: 'd', dependencies: { a: '*', c: '*' } },
  ];
  expect(findPackageCycles(manifests)).toEqual([['b', 'c', 'b']]);
  expect(findPackageCycles(manifests.filter(({ name }) => name !== 'c'))).toEqual([]);
});
