import { usePublicConfiguration } from '../api/known-configuration.ts';
import { shellTexts, trustClaims } from '../texts/shell.ts';

/** A figure of the public pages, and the key under which an administrator changes it. */
interface Claim {
  readonly key: string;
  readonly value: string;
}

/** A text that an administrator may change; `preset` until it is known. */
export function useSiteText(key: string, preset: string): string {
  return usePublicConfiguration()?.texts[key] ?? preset;
}

export function useContactMail(): string {
  return useSiteText('support_email', shellTexts.contactMail);
}

/** Figures as they count today; none where the administration shows none. */
export function useClaims<Figure extends Claim>(presets: readonly Figure[]): readonly Figure[] {
  const known = usePublicConfiguration();
  if (known && !known.hasClaims) return [];
  return presets.map((figure) => ({ ...figure, value: known?.texts[figure.key] ?? figure.value }));
}

/** The two figures that stand as words, in the footer and among the badges. */
export function useTrustClaims(): readonly string[] {
  return useClaims(trustClaims).map(({ value, say }) => say(value));
}
