import { expect, test } from 'vitest';
import { queueName } from './queues.ts';

test('queues of events and schedules are named by their subject, others by their work', () => {
  expect(['events-admin-config', 'schedules-billing', 'reports-render_for_guest', 'unknown-x'].map(queueName)).toEqual([
    'Eventos: Administração',
    'Tarefas programadas: Pagamentos',
    'PDFs de visitantes',
    'unknown-x',
  ]);
});
