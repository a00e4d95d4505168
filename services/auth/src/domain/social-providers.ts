import { socialProviders } from '@sefira/contracts/auth/account';
import * as z from 'zod';

export type SocialProviderId = (typeof socialProviders)[number];

const endpoints = z.object({ issuer: z.string().min(1), jwksUrl: z.url(), authorizationUrl: z.url() });

/** Endpoints of a provider; nothing is fetched from other addresses. */
export type SocialEndpoints = z.output<typeof endpoints>;

/** A provider that this installation offers. */
export interface SocialProvider extends SocialEndpoints {
  readonly id: SocialProviderId;
  readonly clientId: string;
}

const published: Readonly<Record<SocialProviderId, SocialEndpoints>> = {
  google: {
    issuer: 'https://accounts.google.com',
    jwksUrl: 'https://www.googleapis.com/oauth2/v3/certs',
    authorizationUrl: 'https://accounts.google.com/o/oauth2/v2/auth',
  },
  facebook: {
    issuer: 'https://www.facebook.com',
    jwksUrl: 'https://www.facebook.com/.well-known/oauth/openid/jwks/',
    authorizationUrl: 'https://www.facebook.com/v23.0/dialog/oauth',
  },
  apple: {
    issuer: 'https://appleid.apple.com',
    jwksUrl: 'https://appleid.apple.com/auth/keys',
    authorizationUrl: 'https://appleid.apple.com/auth/authorize',
  },
};

/** Parses the operator's endpoints from a JSON variable. */
export function readSocialEndpoints(text: string, context: z.RefinementCtx) {
  const overrides = z.partialRecord(z.enum(socialProviders), endpoints);
  try {
    return overrides.parse(JSON.parse(text));
  } catch {
    context.addIssue({
      code: 'custom',
      message: 'não é um objeto JSON de provedores com issuer, jwksUrl e authorizationUrl',
    });
    return z.NEVER;
  }
}

/** The providers with a client id, in the order in which screens offer them. */
export function configuredProviders(settings: {
  readonly GOOGLE_CLIENT_ID?: string | undefined;
  readonly FACEBOOK_CLIENT_ID?: string | undefined;
  readonly APPLE_CLIENT_ID?: string | undefined;
  readonly SOCIAL_ENDPOINTS: Partial<Record<SocialProviderId, SocialEndpoints>>;
}): SocialProvider[] {
  const clientIds = {
    google: settings.GOOGLE_CLIENT_ID,
    facebook: settings.FACEBOOK_CLIENT_ID,
    apple: settings.APPLE_CLIENT_ID,
  };
  return socialProviders.flatMap((id) => {
    const clientId = clientIds[id];
    return clientId ? [{ id, clientId, ...(settings.SOCIAL_ENDPOINTS[id] ?? published[id]) }] : [];
  });
}
