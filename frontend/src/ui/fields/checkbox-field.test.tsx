import { render, screen } from '@testing-library/react';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CheckboxField } from './checkbox-field.tsx';

function Terms({ lead = '' }: { readonly lead?: string }) {
  const [accepted, setAccepted] = useState(false);
  return (
    <>
      <p>{lead}</p>
      <CheckboxField name="terms" checked={accepted} onChange={setAccepted} required>
        Aceito
      </CheckboxField>
    </>
  );
}

test('a box that was ticked before hydration stays ticked', () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<Terms />);
  screen.getByRole<HTMLInputElement>('checkbox', { name: 'Aceito' }).checked = true;
  const { rerender } = render(<Terms />, { container, hydrate: true });
  rerender(<Terms lead="Quase lá" />);
  expect(screen.getByRole('checkbox', { name: 'Aceito' })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'Aceito' })).toBeRequired();
});
