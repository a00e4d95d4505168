import { type Catalogue, readCatalogue } from '@sefira/contracts/billing/catalogue';
import { chargedServices } from '@sefira/contracts/billing/plans';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { signedIn } from '../../testing/people.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { answer } from '../../testing/server.ts';

const costs = Object.fromEntries(chargedServices.map((service) => [service, 5])) as Catalogue['costs'];

test.each([
  [null, /R\$\s99,90 por mês\.$/],
  [
    { monthlyCents: 7990, cycles: 3, audience: 'new_customers' as const },
    /R\$\s99,90 por mês\. Na primeira assinatura, os 3 primeiros meses saem por R\$\s79,90 cada um\.$/,
  ],
])('a page of the professional plan says its price, with the offer %o', async (offer, price) => {
  signedIn();
  answer(readCatalogue, () => ({
    success: true,
    message: 'ok',
    data: {
      plans: [
        {
          id: 'professional',
          name: 'Profissional',
          description: '',
          monthlyCents: 9990,
          yearlyCents: 99_990,
          offer,
          yearlySavingCents: 19_890,
          yearlySavingPercent: 17,
          features: [],
          isPopular: false,
          credits: 500,
          bonusCredits: 100,
          services: {},
          entitlements: [],
        },
      ],
      marketing: [],
      packs: [],
      costs,
      payment: { isAvailable: true, provider: null, methods: [], cardFieldsUrl: null, publicKey: null },
      welcomeCredits: 20,
      regretDays: 7,
      guaranteeDays: 30,
    },
  }));
  await renderApp('/relatorios/marca');
  expect(await screen.findByText(price)).toBeVisible();
});
