import type { consentEntry, Profile as ProfileAnswer } from '@sefira/contracts/user/profile';
import type * as z from 'zod/mini';
import type { Consent } from '../data/consents.ts';
import type { Profile } from '../data/profiles.ts';
import { readPreferences } from '../domain/preferences.ts';

/** A profile for its owner, with defaults for absent preferences. */
export function presentProfile(profile: Profile, now: Date): ProfileAnswer {
  const isPending = profile.pendingEmailUntil !== null && profile.pendingEmailUntil > now;
  const { userId, name, email, phone, birthDate, location, bio, avatar, updatedAt } = profile;
  return {
    id: userId,
    name,
    email,
    phone,
    birthDate,
    location,
    bio,
    avatar,
    twoFactorEnabled: profile.isTwoFactorEnabled,
    isEmailConfirmed: profile.isEmailConfirmed,
    pendingEmail: isPending ? profile.pendingEmail : null,
    preferences: readPreferences(profile.preferences),
    updatedAt: updatedAt.toISOString(),
  };
}

export function presentConsent({ id, subject, granted, version, givenAt }: Consent): z.infer<typeof consentEntry> {
  return { id, subject, granted, version, givenAt: givenAt.toISOString() };
}
