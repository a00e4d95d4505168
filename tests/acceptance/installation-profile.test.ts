import { hasPaymentProvider, installationProfile } from '@sefira/deploy/launcher/installation-profile';
import { parts } from '@sefira/deploy/launcher/services';
import { describe, expect, it } from 'vitest';

const thisMachine = [
  'http://localhost:8080',
  'http://LOCALHOST',
  'http://localhost.:8080',
  'http://sefira.localhost:8080',
  'http://127.0.0.1:8080',
  'http://127.1',
  'http://[::1]:8080',
  'http://[::ffff:127.0.0.1]',
];
const elsewhere = [
  'https://sefira.example',
  'https://localhost.sefira.example',
  'https://127.0.0.1.nip.io',
  'http://192.168.0.10:8080',
  'http://10.0.0.7',
  'http://0.0.0.0:8080',
  'http://203.0.113.7',
  'http://[2001:db8::1]',
  'http://sefira.local',
];

describe('the profile of an installation', () => {
  it.each(thisMachine)('is a demonstration at %s without a payment provider only', (publicUrl) => {
    const demo = { isDemo: true, defaultHost: '0.0.0.0' };
    const real = { isDemo: false, defaultHost: '127.0.0.1' };
    expect(installationProfile({ publicUrl, hasPaymentProvider: false })).toEqual(demo);
    expect(installationProfile({ publicUrl, hasPaymentProvider: true })).toEqual(real);
  });

  it.each(elsewhere)('is no demonstration at %s', (publicUrl) => {
    for (const isPaid of [false, true]) {
      expect(installationProfile({ publicUrl, hasPaymentProvider: isPaid }).isDemo).toBe(false);
    }
  });

  it('counts a payment provider that a file names', () => {
    expect(hasPaymentProvider({})).toBe(false);
    expect(hasPaymentProvider({ MERCADO_PAGO_ACCESS_TOKEN: '' })).toBe(false);
    expect(hasPaymentProvider({ MERCADO_PAGO_ACCESS_TOKEN: 'APP_USR-1' })).toBe(true);
    expect(hasPaymentProvider({ MERCADO_PAGO_ACCESS_TOKEN_FILE: '/run/secrets/token' })).toBe(true);
  });
});

const secretName = /KEY|SECRET|PASSWORD|TOKEN|JWK|DATABASE_URL/;

it.each(parts.map(({ definition }) => definition))('$name has no preset secret', ({ environment }) => {
  const names = Object.keys(environment.shape).filter((name) => secretName.test(name));
  expect(names.length).toBeGreaterThan(0);
  for (const name of names) {
    const alone = environment.shape[name];
    const preset: unknown = alone?._zod.run({ value: undefined, issues: [] }, {});
    // An empty text is no secret: what it names is off.
    expect(preset, name).not.toMatchObject({ value: expect.toSatisfy(Boolean), issues: [] });
  }
});
