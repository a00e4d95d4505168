import { expect, test } from 'vitest';
import { clientListHeader, clientListRows, readClientList } from './client-list-file.ts';

const today = '2026-11-23';

test('reads cards by the titles of their columns, in any order and with other names', () => {
  const csv = 'Celular;Data de nascimento;NOME COMPLETO;Cor\n(11) 91234-5678;29/11/1955;Ana Célia;azul\n';
  expect(readClientList(csv, today)).toMatchObject({
    rows: 1,
    unread: ['Cor'],
    cards: [{ line: 2, card: { name: 'Ana Célia', birthDate: '1955-11-29', phone: '(11) 91234-5678', email: null } }],
    refused: [],
  });
});

test('reads the first filled column of two for one field', () => {
  const csv = 'Nome;Nascimento;Telefone;Celular\nAna;29/11/1955;11 5555;\nRui;14/03/1958;;11 9999\n';
  expect(readClientList(csv, today).cards.map(({ card }) => card.phone)).toEqual(['11 5555', '11 9999']);
});

test('says what is wrong in each row, with its line and its text', () => {
  const csv = [
    'Nome;Nascimento;E-mail;Consentiu em',
    'Ana;29/11/1955;;20/11/2026',
    ';31/02/1990;sem-arroba;',
    'Rui;01/01/2030;;',
    'ANA;1955-11-29;;',
    'Bia;maio de 90;;ontem',
  ].join('\n');
  const { rows, cards, refused } = readClientList(csv, today);
  expect([rows, cards.map(({ card }) => card.name)]).toEqual([5, ['Ana']]);
  expect(refused.map(({ line }) => line)).toEqual([3, 4, 5, 6]);
  expect(refused[0]?.text).toBe(';31/02/1990;sem-arroba;');
  expect(refused[0]?.problems).toHaveLength(3);
  expect(refused[1]?.problems).toEqual(['Nascimento: a data está no futuro.']);
  expect(refused[2]?.problems).toEqual(['A mesma pessoa já está na linha 2.']);
  expect(refused[3]?.problems).toEqual([
    'Nascimento: informe a data no formato dd/mm/aaaa.',
    'Consentiu em: informe a data no formato dd/mm/aaaa.',
  ]);
});

test('counts empty lines of the file, and leaves them out of the text of a row', () => {
  const csv = 'Nome;Nascimento\r\nAna;29/11/1955\r\n\r\n;;\r\n\r\nBia;ontem\r\n"Caio\nReis";31/02/1990\r\n';
  const { rows, refused } = readClientList(csv, today);
  expect(rows).toBe(3);
  expect(refused.map(({ line, text }) => [line, text])).toEqual([
    [6, 'Bia;ontem'],
    [7, '"Caio\nReis";31/02/1990'],
  ]);
});

test('names the columns that are missing', () => {
  expect(readClientList('Fulano;11/11/1990\nAna;29/11/1955', today).refused).toMatchObject([
    {
      line: 1,
      problems: ['Falta a coluna "Nome" na primeira linha.', 'Falta a coluna "Nascimento" na primeira linha.'],
    },
  ]);
  expect(readClientList('', today)).toEqual({ rows: 0, unread: [], cards: [], refused: [] });
});

test('reads the rows that it writes, formulas included', () => {
  const card = {
    name: 'Íris Prado',
    birthDate: '1990-05-02',
    email: '',
    phone: '+55 11 91234-5678',
    notes: '=1+1; "sic"\nsegunda linha',
    consentOn: '2026-11-20',
    consentNote: 'Por mensagem',
  };
  const file = clientListHeader() + clientListRows([card]);
  expect(file).toContain("'=1+1");
  expect(readClientList(file, today).cards.map((row) => row.card)).toEqual([card]);
});

test('a quote that is not closed refuses the file, so that no row hides in a note', () => {
  const file = readClientList('Nome;Nascimento;Anotações\nAna;29/11/1955;"aberto\nRui;02/05/1990;', today);
  expect(file).toMatchObject({ cards: [], refused: [{ line: 2 }] });
  expect(file.refused[0]?.problems[0]).toContain('aspas');
});
