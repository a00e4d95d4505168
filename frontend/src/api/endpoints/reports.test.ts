import { expect, test } from 'vitest';
import { fileNameOf } from './reports.ts';

test('names a file by its title, with the apostrophe of a name and without signs that file systems refuse', () => {
  expect(fileNameOf({ title: "Marca: d'Ávila / São João" })).toBe("Marca d'Ávila São João.pdf");
});
