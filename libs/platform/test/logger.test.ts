import { expect, it } from 'vitest';
import { describeError, redactPersonalData } from '../src/http/describe-error.ts';
import { DomainError } from '../src/http/domain-error.ts';

/** As PostgreSQL's client throws it. */
function databaseError(message: string, facts: Readonly<Record<string, string>>): Error {
  return Object.assign(new Error(message), { severity: 'ERROR', ...facts });
}

it('logs where a database error happened, and nothing of the row', () => {
  const cause = databaseError('duplicate key value violates unique constraint "account_email_key"', {
    code: '23505',
    detail: 'Key (email)=(ana@exemplo.test) already exists.',
    schema: 'auth',
    table: 'account',
    constraint: 'account_email_key',
  });
  const described = describeError(new DomainError('INTERNAL_ERROR', { cause }));
  expect(described.cause).toMatchObject({
    type: 'Error',
    code: '23505',
    message: 'duplicate key value violates unique constraint "account_email_key"',
    place: 'auth.account.account_email_key',
    stack: expect.stringMatching(/^ {4}at /),
  });
  expect(JSON.stringify(described)).not.toContain('ana@exemplo.test');
});

it('drops the values that a database or its client put into their words', () => {
  const wrong = databaseError('invalid input syntax for type date: "Ana Lima"', { code: '22007' });
  expect(describeError(wrong).message).toBe('invalid input syntax for type date');
  const client = Object.assign(new Error("Invalid `account.create()` invocation:\n\n{ name: 'Ana Lima' }"), {
    name: 'PrismaClientValidationError',
  });
  const described = describeError(client);
  expect(described.message).toBe('Invalid `account.create()` invocation');
  expect(JSON.stringify(described)).not.toContain('Ana Lima');
});

it.each([
  ['no such mailbox <ana.lima@exemplo.com.br>', 'no such mailbox <[e-mail]>'],
  ['CPF 529.982.247-25 inválido, tel. (11) 98888-1234', 'CPF [número] inválido, tel. [número]'],
  ['nascida em 29/11/1955 ou 1955-11-29', 'nascida em [data] ou [data]'],
  ['invalid input syntax for type date: "Ana Lima"', 'invalid input syntax for type date: […]'],
  ['connect ECONNREFUSED 127.0.0.1:5432', 'connect ECONNREFUSED 127.0.0.1:5432'],
  ['job 019e0b1c-7b1a-7d10-9a58-3f1c2d4e5f60 stalled', 'job 019e0b1c-7b1a-7d10-9a58-3f1c2d4e5f60 stalled'],
  ['at 2026-11-21T17:30:00.000Z', 'at 2026-11-21T17:30:00.000Z'],
])('masks what is of a person in «%s»', (said, masked) => {
  expect(redactPersonalData(said)).toBe(masked);
});
