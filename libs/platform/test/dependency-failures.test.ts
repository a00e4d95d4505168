import { DomainError } from '@sefira/platform/http/domain-error';
import { hasStoredNothing, isDependencyFailure } from '@sefira/platform/http/error-handler';
import { expect, test } from 'vitest';

const withCode = (code: string) => Object.assign(new Error(code), { code });

test.each([
  ['a refused connection', withCode('ECONNREFUSED')],
  ['a name server that does not answer', withCode('EAI_AGAIN')],
  ['an unknown name', withCode('ENOTFOUND')],
  ['a machine without a route', withCode('EHOSTUNREACH')],
  ['a network without a route', withCode('ENETUNREACH')],
  ['a server that has become a replica', withCode('25006')],
  ['a full disk', withCode('53100')],
  ['a connection that failed before', new Error('Client has encountered a connection error and is not queryable')],
  ['a response that did not come', new Error('Query read timeout')],
])('counts %s as an unavailable dependency', (_what, error) => {
  expect(isDependencyFailure(error)).toBe(true);
  expect(isDependencyFailure(new Error('wrapped', { cause: error }))).toBe(true);
});

test('counts the fault of a statement as its own', () => {
  expect(isDependencyFailure(withCode('23505'))).toBe(false);
  expect(isDependencyFailure(withCode('42P01'))).toBe(false);
});

test('counts a failure as stored nothing unless its outcome is unknown', () => {
  expect(hasStoredNothing(withCode('42P01'))).toBe(true);
  expect(hasStoredNothing(new DomainError('NOT_FOUND'))).toBe(true);
  expect(hasStoredNothing(withCode('ECONNRESET'))).toBe(false);
});
