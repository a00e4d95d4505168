import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { type ConfigurationItem, readConfigurationItems } from '@sefira/contracts/admin-config/configuration-calls';
import type { RouteAnswer } from '@sefira/contracts/shared/route';
import { api } from '../client/api.ts';
import { callOf, dataOf } from '../client/endpoint.ts';
import { dropSession, type SessionRoot } from '../session/session-flow.ts';
import {
  onConfigurationRefresh,
  type PublicConfiguration,
  publishConfiguration,
  refreshConfiguration,
} from './configuration-store.ts';

const configurationApi = api.injectEndpoints({
  endpoints: (build) => ({
    publicConfiguration: build.query<PublicConfiguration, void>({
      query: () => callOf(readConfigurationItems),
      rawResponseSchema: readConfigurationItems.response,
      transformResponse: (answer: RouteAnswer<typeof readConfigurationItems>) => readItems(dataOf(answer)),
      extraOptions: { isSilent: true },
    }),
  }),
});

function readItems(items: readonly ConfigurationItem[]): PublicConfiguration {
  const values = new Map(items.map(({ key, value }) => [key, value]));
  const isOn = (key: string) => values.get(key) === true;
  const texts: Record<string, string> = {};
  for (const [key, value] of values) if (typeof value === 'string') texts[key] = value;
  return {
    isOpenToGuests: isOn('allow_access_without_login'),
    notice: isOn('site_notice_active') ? (texts.site_notice ?? null) : null,
    hasChannels: isOn('contact_channels_active'),
    hasClaims: values.get('claims_active') !== false,
    texts,
  };
}

const pollIntervalMs = 30_000;
/** Page changes within this time cause no further call. */
const minimumIntervalMs = 800;

/**
 * Follows the configuration: at each change of page, when the window becomes visible, and periodically. Ends a guest
 * session where guests are no longer allowed.
 */
export function followConfiguration(): ThunkAction<void, SessionRoot, unknown, UnknownAction> {
  return (dispatch, getState) => {
    let requestedAt = Number.NEGATIVE_INFINITY;

    async function refetch(): Promise<void> {
      if (document.hidden || performance.now() - requestedAt < minimumIntervalMs) return;
      requestedAt = performance.now();
      const request = configurationApi.endpoints.publicConfiguration.initiate(undefined, {
        subscribe: false,
        forceRefetch: true,
      });
      const { data } = await dispatch(request);
      if (!data) return;
      publishConfiguration(data);
      const { user } = getState().session;
      if (user?.role === 'guest' && !data.isOpenToGuests) dispatch(dropSession());
    }

    onConfigurationRefresh(() => void refetch());
    setInterval(refreshConfiguration, pollIntervalMs);
    document.addEventListener('visibilitychange', refreshConfiguration);
    refreshConfiguration();
  };
}
