/** Unambiguous letters and digits: no 0 and o, no 1, i and l. */
const alphabet = '23456789abcdefghjkmnpqrstuvwxyz';

/** A short code from random bytes, one character per byte. */
export function codeFrom(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => alphabet[byte % alphabet.length]).join('');
}

interface Campaign {
  readonly source: string;
  readonly medium: string;
  readonly campaign: string;
}

/** The landing page with the campaign's UTM parameters. */
export function landingPath({ source, medium, campaign }: Campaign): string {
  const query = new URLSearchParams();
  if (source) query.set('utm_source', source);
  if (medium) query.set('utm_medium', medium);
  if (campaign) query.set('utm_campaign', campaign);
  const words = query.toString();
  return words === '' ? '/' : `/?${words}`;
}
