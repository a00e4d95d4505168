import { register } from '@sefira/contracts/auth/session';
import { readCatalogue } from '@sefira/contracts/billing/catalogue';
import { createOrder } from '@sefira/contracts/billing/orders';
import { demoCustomers } from '@sefira/contracts/demo-accounts';
import { changePixKey, readResellerAccount, submitDocument } from '@sefira/contracts/reseller/account';
import { listCustomers } from '@sefira/contracts/reseller/dashboard';
import { readReferralLink } from '@sefira/contracts/reseller/links';
import * as z from 'zod/mini';
import { call, testCard } from './seed-call.ts';

/** Customers of the demo reseller's link and their purchases; the last one buys nothing. */
const customers = [
  {
    ...demoCustomers[0],
    name: 'Marina Duarte Lopes',
    birthDate: '1991-04-12',
    cpf: '39053344705',
    buys: { plan: 'premium', cycle: 'monthly' },
  },
  {
    ...demoCustomers[1],
    name: 'Otávio Nunes Braga',
    birthDate: '1986-09-30',
    cpf: '11144477735',
    buys: { plan: 'basic', cycle: 'yearly' },
  },
  {
    ...demoCustomers[2],
    name: 'Sofia Campos Rangel',
    birthDate: '1998-01-22',
    cpf: '12345678909',
    buys: { plan: 'professional', cycle: 'monthly' },
  },
  { ...demoCustomers[3], name: 'Davi Moraes Pinto', birthDate: '1979-11-05', cpf: null, buys: null },
] as const;

/** CPF of the demo reseller, different from those of the customers. */
const document = '86288366757';

const browser = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36';

/** Creates the demo reseller's customers as real ones: a click, a sign-up, a payment. */
export async function seedResale(baseUrl: string, token: string, email: string): Promise<void> {
  const own = z.parse(readResellerAccount.response, await call(baseUrl, readResellerAccount, { token })).data;
  if (own?.isIdentified === false) await call(baseUrl, submitDocument, { token, body: { document } });
  const year = '?days=365&limit=100';
  const known = z.parse(listCustomers.response, await call(baseUrl, listCustomers, { token, query: year })).data;
  const { payment } = z.parse(readCatalogue.response, await call(baseUrl, readCatalogue, {})).data;
  if (known.some(({ name }) => name === customers[0].name)) return;
  if (payment.provider !== 'sandbox' || !payment.cardFieldsUrl) return;
  await call(baseUrl, changePixKey, { token, body: { pixKeyType: 'email', pixKey: email } });
  const { data } = z.parse(readReferralLink.response, await call(baseUrl, readReferralLink, { token }));
  for (const [index, customer] of customers.entries()) {
    const visit = await fetch(`${baseUrl}/r/${data.code}`, {
      redirect: 'manual',
      headers: { 'user-agent': `${browser} Demo/${index}` },
    });
    const [cookie = ''] = (visit.headers.get('set-cookie') ?? '').split(';');
    const { name, birthDate, email: address, password, cpf, buys } = customer;
    const body = { name, birthDate, email: address, password };
    const account = z.parse(register.response, await call(baseUrl, register, { body, cookie }));
    if (buys === null) continue;
    const cardToken = await testCard(payment.cardFieldsUrl, name);
    const order = { ...buys, method: 'credit-card', name, email: address, cpf, cardToken };
    await call(baseUrl, createOrder, { token: account.token, body: order, idempotencyKey: `demo-resale-${index}` });
  }
}
