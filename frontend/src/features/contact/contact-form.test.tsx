import { sendContact } from '@sefira/contracts/content/site';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { paths } from '../../shared/navigation/paths.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { answer, refuseFor } from '../../testing/server.ts';
import { contactTexts as texts } from '../../texts/content/content.ts';

async function send() {
  const { user } = await renderApp(paths.contact);
  const form = within(await screen.findByRole('main'));
  await user.type(await form.findByLabelText(texts.name), 'Ana');
  await user.type(form.getByLabelText(texts.email), 'ana@exemplo.com');
  await user.type(form.getByLabelText(texts.message), 'Onde vejo o meu mapa?');
  await user.click(screen.getByRole('button', { name: texts.submit }));
}

test('a refusal of too many messages counts down beside the button', async () => {
  refuseFor(sendContact, 90);
  await send();
  expect(await screen.findByRole('timer')).toHaveTextContent(/^Faltam 1 min (?:29|30) s\.$/u);
});

test('the answer takes the place of the form, and the focus', async () => {
  answer(sendContact, () => ({ success: true, message: 'Mensagem enviada!' }));
  await send();
  const said = await screen.findByText('Mensagem enviada!');
  expect(document.activeElement).toContainElement(said);
});
