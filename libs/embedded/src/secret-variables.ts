import type { Secrets } from './secrets.ts';

/** The common secret of shop and payment sandbox. */
export const sandboxSecret = 'payment-sandbox';

/** The secrets that parts share or that one part alone keeps, as variables; those of identities and databases come apart. */
export async function secretVariables(secrets: Secrets): Promise<Record<string, string>> {
  return {
    MESSAGE_KEY: await secrets.key('message'),
    LIKENESS_KEY: await secrets.key('likeness'),
    DATA_KEY: await secrets.key('data'),
    VAPID_PRIVATE_KEY: await secrets.key('vapid'),
    FILE_LINK_KEY: await secrets.key('file-link'),
    PAYER_KEY: await secrets.key('payer'),
    PAYMENT_SANDBOX_KEY: await secrets.key(sandboxSecret),
    AUDIT_KEY: await secrets.key('audit'),
    AUDIT_SIGNING_JWK: JSON.stringify((await secrets.identity('audit')).privateKey),
  };
}

/** The address of the database as one service reaches it, with the role of its own. */
export function serviceDatabaseUrl(adminUrl: string, schema: string, password: string): string {
  const url = new URL(adminUrl);
  url.username = `sefira_${schema}`;
  url.password = password;
  return url.href;
}
