import { login, register } from '@sefira/contracts/auth/session';
import { screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test, vi } from 'vitest';
import { sendPublic } from '../../shared/content/send-public.ts';
import { ana, reportsAre, signedOut } from '../../testing/people.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { server } from '../../testing/server.ts';
import { challengeSolutionHeader } from './challenge.ts';

const solver = vi.hoisted(() => ({ solveInWorker: vi.fn() }));
vi.mock('./challenge-solver.ts', () => solver);

const refusal = {
  success: false,
  message: 'Muitas pessoas usam a mesma rede que você agora. Tente de novo em 12 minutos.',
  error: 'CHALLENGE_REQUIRED',
};

/** Accepts the call with this solution only. @returns the received solutions */
function challengedAt(path: string, solution: string, success: object): (string | null)[] {
  const came: (string | null)[] = [];
  server.use(
    http.post(`*/api${path}`, ({ request }) => {
      const given = request.headers.get(challengeSolutionHeader);
      came.push(given);
      return given === solution ? HttpResponse.json(success) : HttpResponse.json(refusal, { status: 429 });
    }),
  );
  return came;
}

async function signIn() {
  signedOut();
  reportsAre([]);
  const { user } = await renderApp('/login');
  await user.type(await screen.findByLabelText(/E-mail/), 'ana@sefira.test');
  await user.type(screen.getByLabelText(/^Senha/), 'segredo1');
  await user.click(screen.getByRole('button', { name: 'Entrar' }));
}

test('a login from a limited network is repeated with a proof of work, unseen', async () => {
  solver.solveInWorker.mockResolvedValueOnce('first').mockResolvedValueOnce('second');
  const came = challengedAt(login.path, 'second', {
    success: true,
    message: 'ok',
    data: { token: 'new-token', user: ana },
  });
  await signIn();
  expect(await screen.findByText('Bem-vindo(a), Ana Célia!')).toBeVisible();
  expect(came).toEqual([null, 'first', 'second']);
  expect(screen.queryByText(refusal.message)).toBeNull();
});

test('without a proof the refusal shows the true time beside the button', async () => {
  solver.solveInWorker.mockResolvedValue(null);
  challengedAt(login.path, 'never', {});
  await signIn();
  const shown = await screen.findAllByText(refusal.message);
  const banner = shown.find((element) => element.closest('form'));
  const [button] = screen.getAllByRole('button', { name: 'Entrar' });
  const password = screen.getByLabelText(/^Senha/);
  expect(banner?.compareDocumentPosition(password)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
  expect(button && banner?.compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('a public form is repeated with a proof of work', async () => {
  solver.solveInWorker.mockReset().mockResolvedValueOnce('solved');
  const came = challengedAt(register.path, 'solved', { success: true, message: 'Recebemos a sua mensagem.' });
  expect(await sendPublic(register, {})).toMatchObject({ ok: true, message: 'Recebemos a sua mensagem.' });
  expect(came).toEqual([null, 'solved']);
});
