import { expect, test } from 'vitest';
import { decideMail, type MailRequest, ownLimit, recipientLimit, senderLimit } from './mail-budget.ts';

const now = new Date('2026-11-22T12:00:00Z');
const mails = (count: number, isOwn = false) =>
  Array.from({ length: count }, (_, index) => ({ at: new Date(now.getTime() - (count - index) * 60_000), isOwn }));
const request: MailRequest = {
  isOwn: false,
  isOwnAddress: false,
  isSenderConfirmed: true,
  isRefused: false,
  bySender: [],
  toRecipient: [],
  now,
};

test('permits an unconfirmed sender only mails to the own address, within the limit of an address', () => {
  const unconfirmed = { ...request, isSenderConfirmed: false };
  expect(decideMail(unconfirmed)).toEqual({ outcome: 'unconfirmed' });
  const own = { ...unconfirmed, isOwnAddress: true };
  expect(decideMail(own)).toEqual({ outcome: 'permitted' });
  expect(decideMail({ ...own, toRecipient: mails(recipientLimit) })).toMatchObject({ outcome: 'recipient_limit' });
});

test('returns the time at which the oldest mail leaves the window of sender or recipient', () => {
  const bySender = mails(senderLimit);
  expect(decideMail({ ...request, bySender: bySender.slice(1) })).toEqual({ outcome: 'permitted' });
  expect(decideMail({ ...request, bySender })).toEqual({
    outcome: 'sender_limit',
    retryAt: new Date('2026-11-23T11:50:00Z'),
  });
  expect(decideMail({ ...request, toRecipient: mails(recipientLimit) })).toEqual({
    outcome: 'recipient_limit',
    retryAt: new Date('2026-11-23T11:55:00Z'),
  });
});

test('permits no mail of others to an address that refuses them, and does not limit its owner by theirs', () => {
  expect(decideMail({ ...request, isRefused: true })).toEqual({ outcome: 'refused' });
  const own = { ...request, isOwn: true, isOwnAddress: true, isRefused: true };
  expect(decideMail({ ...own, toRecipient: mails(recipientLimit) })).toEqual({ outcome: 'permitted' });
  expect(decideMail({ ...own, toRecipient: mails(ownLimit, true) })).toMatchObject({ outcome: 'recipient_limit' });
});
