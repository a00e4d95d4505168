import { ConfigurationError } from '@sefira/platform/configuration/configuration';
import type { AuthContext } from '../../context.ts';
import { findPublishedPasswords } from './find-published-passwords.ts';

/**
 * Refuses to start on a database in which a published password opens an account (docs/decisions/0019-installation-profile.md).
 * @throws ConfigurationError naming the accounts and the command that removes them
 */
export async function refusePublishedPasswords(context: AuthContext): Promise<void> {
  const accounts = await findPublishedPasswords(context);
  if (accounts.length === 0) return;
  const emails = accounts.map(({ email }) => email).join(', ');
  throw new ConfigurationError('auth', [
    `O banco tem contas que uma senha de demonstração, publicada com o código, ainda abre: ${emails}.`,
    'Apague essas contas: npm run remove-demo-accounts (em contêineres: docker compose run --rm auth node services/auth/src/operations/remove-demo-accounts.ts)',
    'Os dados delas saem junto. Para começar com um banco vazio, escolha outra pasta em SEFIRA_DATA_DIR.',
  ]);
}
