import { expect, test } from 'vitest';
import { csvOf } from './list-file.ts';

test('a list opens in a spreadsheet with its accents, and no cell becomes a formula', async () => {
  const bytes = new Uint8Array(
    await csvOf(
      ['Nome', 'Número'],
      [
        ['José "Zé"', 5],
        ['=1+1', 8],
      ],
    ).arrayBuffer(),
  );
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  expect(new TextDecoder().decode(bytes)).toBe('"Nome";"Número"\r\n"José ""Zé""";"5"\r\n"\'=1+1";"8"\r\n');
});
