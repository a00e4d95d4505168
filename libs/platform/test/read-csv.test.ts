import { csvLines, withoutFormulaMark } from '@sefira/platform/text/csv';
import { readCsv, UnclosedQuote } from '@sefira/platform/text/read-csv';
import { expect, test } from 'vitest';

const fieldsOf = (text: string) => readCsv(text).map(({ fields }) => fields);

test('reads semicolons, commas and tabs, whichever the header uses', () => {
  expect(fieldsOf('a;b\n1,5;2')).toEqual([
    ['a', 'b'],
    ['1,5', '2'],
  ]);
  expect(fieldsOf('a,b\r\n1,2\r\n')).toEqual([
    ['a', 'b'],
    ['1', '2'],
  ]);
  expect(fieldsOf('a\tb\r1\t2')).toEqual([
    ['a', 'b'],
    ['1', '2'],
  ]);
  expect(fieldsOf('')).toEqual([]);
  expect(fieldsOf('a;b')).toEqual([['a', 'b']]);
});

test('reads quotes, separators and line ends inside a field, and numbers records by their first line', () => {
  const text = '\uFEFFNome;Nota\n"Ana; ""Aninha""";"linha 1\nlinha 2"\n\n;;\nRui;5" de tela';
  expect(readCsv(text)).toMatchObject([
    { line: 1, fields: ['Nome', 'Nota'] },
    { line: 2, fields: ['Ana; "Aninha"', 'linha 1\nlinha 2'] },
    { line: 6, fields: ['Rui', '5" de tela'] },
  ]);
});

test('reads what csvLines writes as it was', () => {
  const rows = [
    ['=1+1', '-5', "'já", '+55 11', 'a"b;c\nd'],
    ['', '@x', '\tx', "'=1", 'Íris'],
  ];
  const read = fieldsOf(csvLines(rows, { byteOrderMark: true })).map((fields) => fields.map(withoutFormulaMark));
  expect(read[0]).toEqual(rows[0]);
  expect(read[1]?.slice(0, 3)).toEqual(rows[1]?.slice(0, 3));
});

test('says below which line a quote is not closed', () => {
  expect(() => readCsv('a;b\n1;2\n\nRui;"aberto\nEva;y\n')).toThrow('a quote below line 2 is not closed');
  expect(() => readCsv('"a')).toThrow(UnclosedQuote);
});
