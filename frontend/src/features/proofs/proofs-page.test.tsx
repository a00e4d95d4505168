import { sendContact } from '@sefira/contracts/content/site';
import { render, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { paths } from '../../shared/navigation/paths.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { answer } from '../../testing/server.ts';
import { contactTexts } from '../../texts/content/content.ts';
import { proofTexts as texts } from '../../texts/content/proofs.ts';
import { checkAllExamples } from './checked-examples.ts';
import { Corrections } from './corrections.tsx';

test('every trusted example agrees, and each other one says why it does not', () => {
  const { trusted, agreeing, differing } = checkAllExamples();
  expect(agreeing).toBe(trusted.length);
  expect(differing.filter(({ example }) => !example.differs)).toEqual([]);
});

test('the page counts what was computed in the browser and lists every example', async () => {
  await renderApp(paths.proofs);
  expect(await screen.findByText(texts.agreeing(73, 73))).toBeVisible();
  expect(await screen.findByText(/Conferido agora, no seu navegador, em \d+ ms\./u)).toBeVisible();
  expect(screen.getByText('Maria Bonifacio')).toBeInTheDocument();
  expect(screen.getByText('Karen Spärck Jones')).toBeVisible();
});

test('a reported example is a support message under its own topic', async () => {
  const sent: unknown[] = [];
  answer(sendContact, ({ body }) => {
    sent.push(body);
    return { success: true, message: 'Mensagem enviada!' };
  });
  const { user } = await renderApp(paths.proofs);
  await user.click(await screen.findByRole('button', { name: texts.reportOpen }));
  const form = (await screen.findByRole('button', { name: texts.submit })).closest('form');
  if (!form) throw new Error('the button has no form');
  const typed: readonly (readonly [string, string])[] = [
    [texts.source, 'Livro X, p. 10'],
    [texts.person, 'João Silva'],
    [texts.result, 'Motivação 11'],
    [contactTexts.name, 'Ana'],
    [contactTexts.email, 'ana@example.com'],
  ];
  for (const [label, words] of typed) {
    await user.click(within(form).getByLabelText(label, { exact: false }));
    await user.paste(words);
  }
  await user.click(within(form).getByRole('button', { name: texts.submit }));
  await waitFor(() =>
    expect(sent).toEqual([
      {
        name: 'Ana',
        email: 'ana@example.com',
        website: '',
        topic: 'example',
        message: texts.message('Livro X, p. 10', 'João Silva', 'Motivação 11'),
      },
    ]),
  );
});

test('a corrected rule is listed with its versions and what it can change', () => {
  const correction = {
    id: '2027-01-momentos',
    from: 'cabalistica@1',
    to: 'cabalistica@1+momentos-partes',
    date: '2027-01-15',
    title: 'Momentos por partes',
    statement: 'Os momentos passam a somar as partes reduzidas.',
    rules: ['momentosDecisivos'],
  } as const;
  render(<Corrections corrections={[correction]} />);
  expect(screen.getByRole('heading', { name: correction.title })).toBeVisible();
  expect(screen.getByText(/^Em 15\/01\/2027, de cabalistica@1 .* Pode mudar: Momentos decisivos\.$/u)).toBeVisible();
  expect(screen.queryByText(texts.noCorrections)).toBeNull();
});
