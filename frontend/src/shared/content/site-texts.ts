import { useConfigured } from '../../api/endpoints/configuration-store.ts';
import { shellTexts, trustClaims } from '../../texts/common/shell.ts';

/** A claim of the public pages with its configuration key. */
interface Claim {
  readonly key: string;
  readonly value: string;
}

/** A configurable text; `preset` until it is loaded. */
export function useSiteText(key: string, preset: string): string {
  return useConfigured((known) => known?.texts[key] ?? preset);
}

export function useContactMail(): string {
  return useSiteText('support_email', shellTexts.contactMail);
}

/** Separates figures that are compared as one text; no figure contains it. */
const separator = '\n';

/** The current claims; none where the administration hides them. */
export function useClaims<Figure extends Claim>(presets: readonly Figure[]): readonly Figure[] {
  const isShown = useConfigured((known) => known?.hasClaims ?? true);
  const values = useConfigured((known) => presets.map(({ key, value }) => known?.texts[key] ?? value).join(separator));
  const today = values.split(separator);
  return isShown ? presets.map((figure, index) => ({ ...figure, value: today[index] ?? figure.value })) : [];
}

/** The two claims in words, in the footer and among the badges. */
export function useTrustClaims(): readonly string[] {
  return useClaims(trustClaims).map(({ value, say }) => say(value));
}
