import {
  defaultPreferences,
  type Preferences,
  type Profile as ProfileAnswer,
  preferences,
} from '@sefira/contracts/user';
import * as z from 'zod/mini';
import type { Profile } from './data/profiles.ts';

/** A profile as its owner sees it; what was never chosen has the specified defaults. */
export function presentProfile(profile: Profile): ProfileAnswer {
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
    twoFactorEnabled: false,
    isEmailConfirmed: false,
    preferences: presentPreferences(profile.preferences),
    updatedAt: updatedAt.toISOString(),
  };
}

function presentPreferences(stored: unknown): Preferences {
  return stored === null ? defaultPreferences : z.parse(preferences, stored);
}
