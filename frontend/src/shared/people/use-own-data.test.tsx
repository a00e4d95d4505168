import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import type { TypedPerson } from './saved-people.ts';
import { useOwnData } from './use-own-data.ts';

const ana = { name: 'Ana Célia Vasconcelos', birthDate: '29/11/1955' };

function Form({ own }: { readonly own: TypedPerson | null }) {
  const [name, setName] = useState('');
  useOwnData(own, name === '', (person) => setName(person.name));
  return <input aria-label="Nome" value={name} onChange={(event) => setName(event.target.value)} />;
}

test('fills an untouched form once the data are loaded', () => {
  const { rerender } = render(<Form own={null} />);
  rerender(<Form own={ana} />);
  expect(screen.getByLabelText('Nome')).toHaveValue(ana.name);
});

test('leaves the form alone while a field has the focus', async () => {
  const user = userEvent.setup();
  const { rerender } = render(<Form own={null} />);
  await user.click(screen.getByLabelText('Nome'));
  rerender(<Form own={ana} />);
  await user.keyboard('João Souza');
  expect(screen.getByLabelText('Nome')).toHaveValue('João Souza');
});
