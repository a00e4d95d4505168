const storageKey = 'language';
const offered = ['pt-BR', 'en-US', 'es-ES'] as const;

export type LanguageName = (typeof offered)[number];

/** The language whose form of dates and times the account's own pages take; the texts are Portuguese. */
export function readLanguage(): LanguageName {
  const stored = localStorage.getItem(storageKey);
  return offered.find((name) => name === stored) ?? 'pt-BR';
}

export function storeLanguage(language: LanguageName): void {
  localStorage.setItem(storageKey, language);
}
