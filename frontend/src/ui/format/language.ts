const storageKey = 'language';
const offered = ['pt-BR', 'en-US', 'es-ES'] as const;

export type LanguageName = (typeof offered)[number];

/** The locale for dates and times on account pages; the texts are Portuguese. */
export function readLanguage(): LanguageName {
  const stored = localStorage.getItem(storageKey);
  return offered.find((name) => name === stored) ?? 'pt-BR';
}

export function storeLanguage(language: LanguageName): void {
  localStorage.setItem(storageKey, language);
}
