import type { Notification } from '@sefira/contracts/user/notifications';
import { expect, test } from 'vitest';
import { groupNotifications } from './group-notifications.ts';

const access: Notification = {
  id: '1',
  kind: 'device_added',
  title: 'Novo acesso à sua conta',
  text: 'Entrada por um aparelho novo: Chrome em Windows.',
  link: null,
  isRead: false,
  createdAt: '2026-11-23T12:00:00.000Z',
};
const report: Notification = { ...access, id: '2', kind: 'report_completed', title: 'Relatório pronto', text: 'Mapa' };

test('adjacent ones of equal words are one entry with every id', () => {
  const items = [access, { ...access, id: '3', isRead: true }, report, { ...access, id: '4' }];
  expect(groupNotifications(items).map(({ ids, unreadIds }) => [ids, unreadIds])).toEqual([
    [['1', '3'], ['1']],
    [['2'], ['2']],
    [['4'], ['4']],
  ]);
});

test('other words are other entries', () => {
  expect(groupNotifications([report, { ...report, id: '5', text: 'Outro mapa' }])).toHaveLength(2);
});
