import type { RouteRequest } from '@sefira/contracts/shared/route';
import { subscribePush } from '@sefira/contracts/user/notifications';

export type PushSubscriptionWire = RouteRequest<typeof subscribePush>['body'];

/** `blocked`: forbidden in the browser's settings. */
export type PushState = 'unsupported' | 'blocked' | 'off' | 'on';

const workerAddress = '/worker.js';

/** The state of push notifications in this browser. */
export async function pushState(): Promise<PushState> {
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window)) {
    return 'unsupported';
  }
  if (Notification.permission === 'denied') return 'blocked';
  return (await currentSubscription()) ? 'on' : 'off';
}

/**
 * Asks for permission and subscribes this browser with the server's VAPID key; null when refused. @throws Error when
 * the browser or its push service cannot subscribe
 */
export async function subscribe(publicKey: string): Promise<PushSubscriptionWire | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  await navigator.serviceWorker.register(workerAddress);
  const { pushManager } = await navigator.serviceWorker.ready;
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
  return subscribePush.body.parse(subscription.toJSON());
}

/** Ends this browser's subscription; returns its endpoint, which the server must delete too. */
export async function unsubscribe(): Promise<string | null> {
  const subscription = await currentSubscription();
  await subscription?.unsubscribe();
  return subscription?.endpoint ?? null;
}

async function currentSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration('/');
  return (await registration?.pushManager.getSubscription()) ?? null;
}
