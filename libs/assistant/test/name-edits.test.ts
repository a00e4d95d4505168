import { expect, test } from 'vitest';
import { editedName } from '../src/dialogue/subject/name-edits.ts';

test.each([
  ['e se eu tirar o y e por i?', 'Paty Siqueira', 'Pati Siqueira'],
  ['e com um l só?', 'Wellington Farias Neto', 'Welington Farias Neto'],
  ['tiro o C?', 'Renata C Dias', 'Renata Dias'],
  ['e se eu assinar sem o José', 'Wellington José Farias Neto', 'Wellington Farias Neto'],
  ['tira o Hair só', 'Studio Gi Hair', 'Studio Gi'],
  ['e Ravi com h no fim?', 'Ravi Teles Andrade', 'Ravih Teles Andrade'],
  ['e se botar Maria antes', 'Antonella Moura', 'Maria Antonella Moura'],
  ['e com dois l?', 'Camila Prado', 'Camilla Prado'],
  ['com Y fica melhor?', 'Ravi Teles', 'Ravy Teles'],
  ['e thiago com h', 'Tiago Prado', 'Thiago Prado'],
  ['com ph', 'Rafaela Lima', 'Raphaela Lima'],
  ['troca o z por s', 'Luiza Braz', 'Luisa Braz'],
  ['Souza no lugar do Braz', 'Luiza Braz', 'Luiza Souza'],
  ['what if I drop the Parker', 'Jo Ellis Parker', 'Jo Ellis'],
  ['y con doble n?', 'Ana Ruiz', 'Anna Ruiz'],
])('changes a name: %s of %s', (text, name, changed) => {
  expect(editedName(text, name)).toBe(changed);
});

test.each(['com quem combina', 'qual dos dois é mais forte', 'e com o pai?', 'sem acento', 'qual fica melhor'])(
  'changes no name: %s',
  (text) => {
    expect(editedName(text, 'Luiza Braz')).toBeNull();
  },
);
