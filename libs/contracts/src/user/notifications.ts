import * as z from 'zod/mini';
import { acknowledgement, envelope, page } from '../shared/envelope.ts';
import { id, instant, pageLimit } from '../shared/fields.ts';
import { defineRoute } from '../shared/route.ts';

/** Notifications and the ways they reach a person. */

export const notificationKinds = [
  'report_completed',
  'report_failed',
  'rule_corrected',
  'password_changed',
  'device_added',
  'session_reused',
  'second_factor_changed',
  'email_confirmed',
  'welcome',
  'order_paid',
  'order_refunded',
  'renewal_due',
  'payment_failed',
  'plan_ended',
  'credits_low',
  'reseller_decided',
  'payout_settled',
  'daily_message',
] as const;

export const notification = z.object({
  id,
  kind: z.enum(notificationKinds),
  title: z.string(),
  text: z.string(),
  /** Path inside the product that it leads to, or null. */
  link: z.nullable(z.string()),
  isRead: z.boolean(),
  createdAt: instant,
});
export type Notification = z.infer<typeof notification>;

/** Redis channel that sends new notifications to open sockets; a lost message is harmless, the row is the source of truth. */
export const notificationChannel = 'sefira:notifications';

/** One message of that channel, on its way to the browsers of `userId`. */
export const notificationMessage = z.object({ userId: id, unread: z.int(), notification });

export const listNotifications = defineRoute({
  id: 'user.listNotifications',
  service: 'user',
  method: 'GET',
  path: '/notifications',
  access: 'account',
  summary: 'Lista as próprias notificações, as mais novas primeiro.',
  query: z.object({
    unread: z._default(z.enum(['true', 'false']), 'false'),
    cursor: z.optional(id),
    limit: pageLimit(20),
  }),
  response: envelope(z.extend(page(notification), { unread: z.int() })),
});

export const countNotifications = defineRoute({
  id: 'user.countNotifications',
  service: 'user',
  method: 'GET',
  path: '/notifications/unread-count',
  access: 'account',
  summary: 'Diz quantas notificações ainda não foram lidas.',
  response: envelope(z.object({ unread: z.int() })),
});

/** Declared before the call with an id. */
export const readAllNotifications = defineRoute({
  id: 'user.readAllNotifications',
  service: 'user',
  method: 'POST',
  path: '/notifications/read-all',
  access: 'account',
  summary: 'Marca todas as notificações como lidas.',
  response: envelope(z.object({ unread: z.int() })),
});

export const readNotification = defineRoute({
  id: 'user.readNotification',
  service: 'user',
  method: 'POST',
  path: '/notifications/:id/read',
  access: 'account',
  summary: 'Marca uma notificação como lida.',
  params: z.object({ id }),
  response: envelope(z.object({ unread: z.int() })),
});

/** `publicKey` is null where this installation has no VAPID key: then push is not offered. */
export const readPushKey = defineRoute({
  id: 'user.readPushKey',
  service: 'user',
  method: 'GET',
  path: '/notifications/push-key',
  access: 'account',
  summary: 'Lê a chave pública (VAPID) para a Push API do navegador.',
  response: envelope(z.object({ publicKey: z.nullable(z.string()) })),
});

const pushEndpoint = z.url({ protocol: /^https?$/ }).check(z.maxLength(1000));

/** As `PushSubscription.toJSON()` of the browser returns it. */
export const subscribePush = defineRoute({
  id: 'user.subscribePush',
  service: 'user',
  method: 'POST',
  path: '/notifications/push-subscriptions',
  access: 'account',
  summary: 'Passa a enviar notificações a este navegador.',
  body: z.object({
    endpoint: pushEndpoint,
    keys: z.object({
      p256dh: z.string().check(z.regex(/^[A-Za-z0-9_-]{87}=?$/)),
      auth: z.string().check(z.regex(/^[A-Za-z0-9_-]{22}(==)?$/)),
    }),
  }),
  response: acknowledgement,
  status: 201,
  rateLimit: { limit: 30, windowSeconds: 3600, by: 'session' },
});

export const unsubscribePush = defineRoute({
  id: 'user.unsubscribePush',
  service: 'user',
  method: 'DELETE',
  path: '/notifications/push-subscriptions',
  access: 'account',
  summary: 'Deixa de enviar notificações a este navegador.',
  body: z.object({ endpoint: pushEndpoint }),
  response: acknowledgement,
});
