import * as routes from '@sefira/contracts/user/notifications';
import { addRoute } from '@sefira/platform/http/add-route';
import { acknowledged, answered } from '@sefira/platform/http/answer';
import { callerId } from '@sefira/platform/identity/caller';
import type { FastifyInstance } from 'fastify';
import type { UserContext } from '../context.ts';
import { presentNotification } from '../presenters/notification.ts';
import {
  countUnreadNotifications,
  markAllNotificationsRead,
  markNotificationRead,
  readNotifications,
  subscribePush,
  unsubscribePush,
} from '../use-cases/read-notifications.ts';

/** The caller's notifications and push subscriptions. */
export function addNotificationRoutes(app: FastifyInstance, context: UserContext): void {
  addRoute(app, context.identities, routes.listNotifications, async ({ identity, query }) => {
    const { limit, cursor, unread: unreadOnly } = query;
    const page = { unread: unreadOnly === 'true', cursor, limit };
    const { items, nextCursor, unread } = await readNotifications(context, callerId(identity), page);
    return answered('Notificações.', { items: items.map(presentNotification), nextCursor, unread });
  });

  addRoute(app, context.identities, routes.countNotifications, async ({ identity }) =>
    answered('Notificações não lidas.', { unread: await countUnreadNotifications(context, callerId(identity)) }),
  );

  addRoute(app, context.identities, routes.readAllNotifications, async ({ identity }) => {
    await markAllNotificationsRead(context, callerId(identity));
    return answered('Notificações marcadas como lidas.', { unread: 0 });
  });

  addRoute(app, context.identities, routes.readNotification, async ({ identity, params }) => {
    const unread = await markNotificationRead(context, callerId(identity), params.id);
    return answered('Notificação marcada como lida.', { unread });
  });

  addRoute(app, context.identities, routes.readPushKey, async () =>
    answered('Chave das notificações push.', { publicKey: context.push.publicKey }),
  );

  addRoute(app, context.identities, routes.subscribePush, async ({ identity, body }) => {
    await subscribePush(context, callerId(identity), { endpoint: body.endpoint, ...body.keys });
    return acknowledged('Este navegador vai receber notificações.');
  });

  addRoute(app, context.identities, routes.unsubscribePush, async ({ identity, body }) => {
    await unsubscribePush(context, callerId(identity), body.endpoint);
    return acknowledged('Este navegador não vai mais receber notificações.');
  });
}
