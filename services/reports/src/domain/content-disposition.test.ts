import { expect, test } from 'vitest';
import { contentDisposition } from './content-disposition.ts';

test('a download has a plain and an exact file name', () => {
  expect(contentDisposition('Mapa numerológico de Ana Célia', 'pdf')).toBe(
    'attachment; filename="Mapa numerologico de Ana Celia.pdf"; ' +
      "filename*=UTF-8''Mapa%20numerol%C3%B3gico%20de%20Ana%20C%C3%A9lia.pdf",
  );
});

test.each([
  ['a\r\nSet-Cookie: x=1', 'filename="aSet-Cookie x-1.pdf"'],
  ['../../etc/passwd', 'filename="etc passwd.pdf"'],
  ['a"b\\c', 'filename="a b c.pdf"'],
  ['\u202Efdp.exe', 'filename="fdp.exe.pdf"'],
  ['', 'filename="Relatorio.pdf"'],
  ['. .', 'filename="Relatorio.pdf"'],
  ["O'Neil (1)", "filename*=UTF-8''O%27Neil%20%281%29.pdf"],
  ['\uD800x', 'filename="x.pdf"'],
])('nothing in %j leaves the file name', (title, expected) => {
  const header = contentDisposition(title, 'pdf');
  expect(header).toContain(expected);
  expect(header).toMatch(/^attachment; filename="[A-Za-z0-9 ._-]+"; filename\*=UTF-8''[A-Za-z0-9%._~!-]+$/);
});

test('a long title is cut', () => {
  expect(contentDisposition('a'.repeat(500), 'pdf')).toContain(`"${'a'.repeat(120)}.pdf"`);
});
