import { Secret, TOTP } from 'otpauth';

const settings = { issuer: 'Sefira', algorithm: 'SHA1', digits: 6, period: 30 } as const;
/** Accepted steps before and after the current one. */
const drift = 1;

export interface NewSecret {
  readonly secret: string;
  /** `otpauth://` address for the authenticator's QR code. */
  readonly uri: string;
}

/** A new TOTP seed of 160 bits for an authenticator app. */
export function newTimeSecret(label: string): NewSecret {
  const secret = new Secret({ size: 20 });
  return { secret: secret.base32, uri: new TOTP({ ...settings, label, secret }).toString() };
}

/** The time step that a code belongs to, within one step of drift; null for a wrong code. */
export function matchingStep(secret: string, code: string, now: Date): number | null {
  const totp = new TOTP({ ...settings, secret: Secret.fromBase32(secret) });
  const timestamp = now.getTime();
  const delta = totp.validate({ token: code, timestamp, window: drift });
  return delta === null ? null : totp.counter({ timestamp }) + delta;
}
