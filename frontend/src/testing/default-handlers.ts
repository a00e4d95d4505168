import { type ConfigurationItem, readConfigurationItems } from '@sefira/contracts/admin-config/configuration-calls';
import { listProviders } from '@sefira/contracts/auth/account';
import { readProof } from '@sefira/contracts/auth/fresh-proof';
import { readEntitlements, readWallet } from '@sefira/contracts/billing/wallet';
import { listReports } from '@sefira/contracts/reports/reports';
import { isBinary, type RouteAnswer, type RouteShape } from '@sefira/contracts/shared/route';
import { countNotifications } from '@sefira/contracts/user/notifications';
import { defaultPreferences, type Profile, readProfile } from '@sefira/contracts/user/profile';
import { HttpResponse, http, type RequestHandler } from 'msw';

/** Every page follows the configuration: guests are allowed here. */
const openToGuests: ConfigurationItem = {
  key: 'allow_access_without_login',
  title: 'Acesso sem login',
  value: true,
  type: 'boolean',
  description: 'Permite usar o produto sem login.',
  category: 'sistema',
  isEditable: true,
  validation_rules: 'Ligado ou desligado',
};

/** Ana's profile without a birth date. */
export const ownProfile: Profile = {
  id: '0199b0a0-0000-7000-8000-000000000001',
  name: 'Ana Célia',
  email: 'ana@sefira.test',
  phone: null,
  birthDate: null,
  location: null,
  bio: null,
  avatar: null,
  twoFactorEnabled: false,
  isEmailConfirmed: true,
  preferences: defaultPreferences,
  updatedAt: '2026-11-21T12:00:00.000Z',
};

/** Default responses for header, forms and guards. */
export const defaultHandlers: readonly RequestHandler[] = [
  read(readConfigurationItems, [openToGuests]),
  read(readWallet, { available: 20, reserved: 0, isLow: false, lots: [] }),
  read(readEntitlements, { plan: 'free', until: null, features: [], credits: 20, services: [] }),
  read(readProfile, ownProfile),
  read(countNotifications, { unread: 0 }),
  read(readProof, { method: 'password', provenUntil: null, secondFactorDueAt: null }),
  read(listReports, {
    items: [],
    nextCursor: null,
    counters: { total: 0, completed: 0, processing: 0, failed: 0, averageRating: null },
  }),
  read(listProviders, { providers: [], nonce: 'nonce' }),
  // No realtime connection in these tests.
  http.get('*/socket.io/', () => HttpResponse.error()),
];

function read<Route extends RouteShape>(route: Route, data: DataOf<Route>): RequestHandler {
  const { path, response } = route;
  if (isBinary(response)) throw new Error(`${route.id} answers bytes`);
  const body = response.parse({ success: true, message: 'ok', data });
  return http.get(`*/api${path}`, () => HttpResponse.json(body as object));
}

type DataOf<Route extends RouteShape> = RouteAnswer<Route> extends { readonly data: infer Data } ? Data : never;
