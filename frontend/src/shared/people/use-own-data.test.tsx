import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import type { TypedPerson } from './saved-people.ts';
import { useOwnData } from './use-own-data.ts';

const ana = { name: 'Ana Célia Vasconcelos', birthDate: '29/11/1955' };

interface FormProps {
  readonly own: TypedPerson | null;
  readonly onFilled?: () => void;
}

function Form({ own, onFilled }: FormProps) {
  const [name, setName] = useState('');
  useOwnData(own, name === '', (person) => {
    setName(person.name);
    onFilled?.();
  });
  return <input aria-label="Nome" value={name} onChange={(event) => setName(event.target.value)} />;
}

test('fills an untouched form once the data are loaded', async () => {
  const { rerender } = render(<Form own={null} />);
  await act(async () => rerender(<Form own={ana} />));
  expect(screen.getByLabelText('Nome')).toHaveValue(ana.name);
});

test('draws the data at once: a field that gets the focus next shows them already', async () => {
  const shown: string[] = [];
  const noteShown = () => queueMicrotask(() => shown.push(screen.getByLabelText<HTMLInputElement>('Nome').value));
  // In tests React draws at the end of each act; here as in a browser.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(<Form own={ana} onFilled={noteShown} />);
  await expect.poll(() => shown).toEqual([ana.name]);
  root.unmount();
  vi.unstubAllGlobals();
});

test('leaves the form alone while a field has the focus', async () => {
  const user = userEvent.setup();
  const { rerender } = render(<Form own={null} />);
  await user.click(screen.getByLabelText('Nome'));
  rerender(<Form own={ana} />);
  await user.keyboard('João Souza');
  expect(screen.getByLabelText('Nome')).toHaveValue('João Souza');
});
