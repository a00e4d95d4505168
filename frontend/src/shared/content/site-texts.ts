import { useConfigured } from '../../api/endpoints/configuration-store.ts';
import { shellTexts, trustClaims } from '../../texts/common/shell.ts';

/** A figure of the public pages, and the key under which an administrator changes it. */
interface Claim {
  readonly key: string;
  readonly value: string;
}

/** A text that an administrator may change; `preset` until it is known. */
export function useSiteText(key: string, preset: string): string {
  return useConfigured((known) => known?.texts[key] ?? preset);
}

export function useContactMail(): string {
  return useSiteText('support_email', shellTexts.contactMail);
}

/** Stands between the figures that are compared as one text; no figure has it. */
const separator = '\n';

/** Figures as they count today; none where the administration shows none. */
export function useClaims<Figure extends Claim>(presets: readonly Figure[]): readonly Figure[] {
  const isShown = useConfigured((known) => known?.hasClaims ?? true);
  const values = useConfigured((known) => presets.map(({ key, value }) => known?.texts[key] ?? value).join(separator));
  const today = values.split(separator);
  return isShown ? presets.map((figure, index) => ({ ...figure, value: today[index] ?? figure.value })) : [];
}

/** The two figures that stand as words, in the footer and among the badges. */
export function useTrustClaims(): readonly string[] {
  return useClaims(trustClaims).map(({ value, say }) => say(value));
}
