import type { RouteRequest } from '@sefira/contracts/shared/route';
import { subscribePush } from '@sefira/contracts/user/notifications';

export type PushSubscriptionWire = RouteRequest<typeof subscribePush>['body'];

/** `blocked`: the person, or her administrator, forbade it in the browser's settings. */
export type PushState = 'unsupported' | 'blocked' | 'off' | 'on';

const workerAddress = '/worker.js';

/** How this browser stands towards push notifications. */
export async function pushState(): Promise<PushState> {
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window)) {
    return 'unsupported';
  }
  if (Notification.permission === 'denied') return 'blocked';
  return (await currentSubscription()) ? 'on' : 'off';
}

/**
 * Asks for leave and subscribes this browser with the server's VAPID key; null when leave was refused.
 * @throws Error when the browser or its push service cannot
 */
export async function subscribe(publicKey: string): Promise<PushSubscriptionWire | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  await navigator.serviceWorker.register(workerAddress);
  const { pushManager } = await navigator.serviceWorker.ready;
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
  return subscribePush.body.parse(subscription.toJSON());
}

/** Ends this browser's subscription; gives its endpoint, which the server must forget too. */
export async function unsubscribe(): Promise<string | null> {
  const subscription = await currentSubscription();
  await subscription?.unsubscribe();
  return subscription?.endpoint ?? null;
}

async function currentSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration('/');
  return (await registration?.pushManager.getSubscription()) ?? null;
}
