import {
  countNotifications,
  listNotifications,
  readAllNotifications,
  readNotification,
  readPushKey,
  subscribePush,
  unsubscribePush,
} from '@sefira/contracts/user/notifications';
import { clientOf, inTransaction } from '@sefira/database/access';
import { addRoute } from '@sefira/platform/http/add-route';
import { acknowledged, answered } from '@sefira/platform/http/answer';
import { DomainError } from '@sefira/platform/http/domain-error';
import { callerId } from '@sefira/platform/identity/caller';
import type { FastifyInstance } from 'fastify';
import type { UserContext } from '../context.ts';
import { countUnread, listNotificationsOf, markAllRead, markRead } from '../data/notifications.ts';
import { addSubscription, removeSubscription } from '../data/push-subscriptions.ts';
import { presentNotification } from '../presenters.ts';

/** The caller's notifications and push subscriptions. */
export function addNotificationRoutes(app: FastifyInstance, context: UserContext): void {
  const client = clientOf(context);

  addRoute(app, context.identities, listNotifications, async (call) => {
    const userId = callerId(call.identity);
    const { limit, cursor } = call.query;
    const found = await listNotificationsOf(client, userId, { unread: call.query.unread === 'true', cursor, limit });
    const items = found.slice(0, limit);
    return answered('Notificações.', {
      items: items.map(presentNotification),
      nextCursor: found.length > limit ? (items.at(-1)?.id ?? null) : null,
      unread: await countUnread(client, userId),
    });
  });

  addRoute(app, context.identities, countNotifications, async (call) =>
    answered('Notificações não lidas.', { unread: await countUnread(client, callerId(call.identity)) }),
  );

  addRoute(app, context.identities, readAllNotifications, async (call) => {
    await markAllRead(client, callerId(call.identity), context.clock());
    return answered('Notificações marcadas como lidas.', { unread: 0 });
  });

  addRoute(app, context.identities, readNotification, async (call) => {
    const userId = callerId(call.identity);
    const isOwn = await markRead(client, userId, call.params.id, context.clock());
    if (!isOwn) throw new DomainError('NOT_FOUND');
    return answered('Notificação marcada como lida.', { unread: await countUnread(client, userId) });
  });

  addRoute(app, context.identities, readPushKey, async () =>
    answered('Chave das notificações push.', { publicKey: context.push.publicKey }),
  );

  addRoute(app, context.identities, subscribePush, async (call) => {
    const { endpoint, keys } = call.body;
    if (context.push.publicKey === null || !context.push.accepts(endpoint)) {
      throw new DomainError('VALIDATION_FAILED', {
        issues: [{ path: 'endpoint', message: 'Este navegador usa um servidor de notificações que não conhecemos.' }],
      });
    }
    await inTransaction(context, (transaction) =>
      addSubscription(transaction, callerId(call.identity), { endpoint, ...keys }, context.clock()),
    );
    return acknowledged('Este navegador vai receber notificações.');
  });

  addRoute(app, context.identities, unsubscribePush, async (call) => {
    await removeSubscription(client, callerId(call.identity), call.body.endpoint);
    return acknowledged('Este navegador não vai mais receber notificações.');
  });
}
