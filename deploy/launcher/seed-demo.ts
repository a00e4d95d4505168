import { login } from '@sefira/contracts/auth/session';
import { readCatalogue } from '@sefira/contracts/billing/catalogue';
import { createOrder } from '@sefira/contracts/billing/orders';
import { readSubscription } from '@sefira/contracts/billing/subscription';
import { demoAccounts } from '@sefira/contracts/demo-accounts';
import { analyzePersonal } from '@sefira/contracts/numerology/analyses';
import { listReports } from '@sefira/contracts/reports/reports';
import * as z from 'zod/mini';
import { call, testCard } from './seed-call.ts';
import { seedResale } from './seed-resale.ts';

/** People of the demo customer's analyses. */
const people = [
  { name: 'Ana Célia Vasconcelos', birthDate: '1955-11-29' },
  { name: 'Tomás Vasconcelos Prado', birthDate: '1983-06-17' },
  { name: 'Lígia Vasconcelos Prado', birthDate: '1987-02-09' },
];

/**
 * Fills a new installation with demo data through the public API, so that it comes from the real engine and pipeline.
 * Idempotent: it adds only what is missing.
 */
export async function seed(baseUrl: string): Promise<void> {
  for (const account of demoAccounts) {
    if (account.role === 'reseller') await seedResale(baseUrl, await signIn(baseUrl, account), account.email);
    if (account.label !== 'Cliente') continue;
    const token = await signIn(baseUrl, account);
    await subscribe(baseUrl, account, token);
    const { data } = z.parse(listReports.response, await call(baseUrl, listReports, { token }));
    if (data.counters.total > 0) continue;
    for (const [index, person] of people.entries()) {
      await call(baseUrl, analyzePersonal, { token, body: person, idempotencyKey: `demo-${index + 1}` });
    }
  }
}

type Account = (typeof demoAccounts)[number];

async function signIn(baseUrl: string, { email, password }: Account): Promise<string> {
  const { data } = z.parse(login.response, await call(baseUrl, login, { body: { email, password } }));
  if (!('token' in data)) throw new Error(`${email} pede uma segunda etapa`);
  return data.token;
}

/** The plan of a demo account, paid with a test card; none with a real provider. */
async function subscribe(baseUrl: string, { name, email, plan }: Account, token: string): Promise<void> {
  const { payment } = z.parse(readCatalogue.response, await call(baseUrl, readCatalogue, {})).data;
  const { status } = z.parse(readSubscription.response, await call(baseUrl, readSubscription, { token })).data;
  if (plan === 'free' || status !== 'none' || payment.provider !== 'sandbox' || !payment.cardFieldsUrl) return;
  const body = {
    ...{ plan, cycle: 'yearly', method: 'credit-card', name, email, cpf: '52998224725' },
    cardToken: await testCard(payment.cardFieldsUrl, name),
  };
  await call(baseUrl, createOrder, { token, body, idempotencyKey: 'demo-plan' });
}
