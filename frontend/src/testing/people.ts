import { currentSession, guest, type SessionUser } from '@sefira/contracts/auth/session';
import { listReports, type ReportSummary } from '@sefira/contracts/reports/reports';
import { storeSession } from '../api/session/token-storage.ts';
import { answer, refuse } from './server.ts';

export const ana: SessionUser = {
  id: '0199b0a0-0000-7000-8000-000000000001',
  email: 'ana@sefira.test',
  name: 'Ana Célia',
  credits: 20,
  isActive: true,
  role: 'user',
  subscription: 'free',
  isPremium: false,
  permissions: [],
  avatar: null,
};

/** Ana is signed in: the browser stores her session and the server accepts it. */
export function signedIn(user: SessionUser = ana): void {
  storeSession('token-of-ana', user);
  answer(currentSession, () => ({
    success: true,
    message: 'ok',
    data: { user, expiresAt: '2026-11-28T12:00:00.000Z' },
  }));
}

/** No session, and guests are not allowed. */
export function signedOut(): void {
  refuse(guest, 'GUEST_NOT_ALLOWED');
}

export function reportsAre(items: readonly ReportSummary[]): void {
  const count = (status: ReportSummary['status']) => items.filter((item) => item.status === status).length;
  answer(listReports, () => ({
    success: true,
    message: 'ok',
    data: {
      items,
      nextCursor: null,
      counters: {
        total: items.length,
        completed: count('completed'),
        processing: count('processing'),
        failed: count('failed'),
        averageRating: null,
      },
    },
  }));
}

export const finishedReport: ReportSummary = {
  id: '0199b0a0-0000-7000-8000-000000000010',
  analysisId: null,
  title: 'Mapa numerológico de Ana Célia Vasconcelos',
  type: 'numerology',
  date: '2026-11-21T12:00:00.000Z',
  status: 'completed',
  step: 'done',
  progress: 100,
  pages: 24,
  summary: 'Destino 6, Expressão 5, Motivação 4.',
  insights: ['Destino 6'],
  rating: null,
  failureReason: null,
};
