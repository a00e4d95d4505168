import { expect, test } from 'vitest';
import { toProviderPayment } from './mercado-pago-payment.ts';

const answer = { id: 1, status: 'charged_back', transaction_amount: 59.9, external_reference: 'order' };

test.each([
  ['in_process', 'charged_back', false],
  ['settled', 'charged_back', false],
  ['reimbursed', 'approved', true],
])('a chargeback with the detail %s is %s', (status_detail, status, isDisputeWon) => {
  expect(toProviderPayment({ ...answer, status_detail }, null)).toMatchObject({ status, isDisputeWon });
});
