import { expect, test } from 'vitest';
import { messageOf, noticeOf, problemOf } from './problem.ts';

const envelope = { success: false, message: 'Créditos insuficientes para realizar esta análise.', error: 'X' };

test('each failure has the notice of the catalogue', () => {
  const notice = (status: number, data: unknown = null) => noticeOf(problemOf({ status, data }));
  expect(notice(403)).toBe('Acesso negado. Você não tem permissão para esta ação.');
  expect(notice(404)).toBe('Recurso não encontrado.');
  expect(notice(429)).toBe('Muitas tentativas. Aguarde alguns minutos.');
  const limited = { success: false, message: 'Muitas tentativas. Tente de novo em 51 minutos.', error: 'RATE_LIMITED' };
  expect(notice(429, limited)).toBe('Muitas tentativas. Tente de novo em 51 minutos.');
  expect(notice(500)).toBe('Erro interno do servidor. Tente novamente mais tarde.');
  expect(notice(402, envelope)).toBe('Créditos insuficientes para realizar esta análise.');
  expect(notice(418, { error: 'chá' })).toBe('chá');
  expect(notice(418, '<html>')).toBe('Erro desconhecido');
  expect(noticeOf(problemOf({ status: 'FETCH_ERROR', error: 'x' }))).toBe('Erro de conexão. Verifique sua internet.');
  expect(noticeOf(problemOf({ status: 'TIMEOUT_ERROR', error: 'x' }))).toBe('Erro de conexão. Verifique sua internet.');
  const unreadable = (originalStatus: number) =>
    noticeOf(problemOf({ status: 'PARSING_ERROR', originalStatus, data: '', error: 'x' }));
  expect(unreadable(200)).toBe('Erro de conexão. Verifique sua internet.');
  expect(unreadable(502)).toBe('Erro desconhecido');
  expect(noticeOf(problemOf({ status: 'CUSTOM_ERROR', error: 'x' }))).toBe('Erro interno. Tente novamente.');
});

test('any error value has a text', () => {
  expect(messageOf('texto')).toBe('texto');
  expect(messageOf(new Error('falhou'))).toBe('falhou');
  expect(messageOf({ data: { message: 'de dentro' } })).toBe('de dentro');
  expect(messageOf({})).toBe('Erro desconhecido');
});
