import { paths } from '../../shared/navigation/paths.ts';
import { registerTexts as texts } from '../../texts/account/account.ts';

const documents = [
  { path: paths.terms, label: texts.readTerms },
  { path: paths.privacy, label: texts.readPrivacy },
] as const;

/** Short terms, with the full text in a new tab: the typed data stays. */
export function RegisterTerms() {
  return (
    <details className="disclosure rounded-lg border border-border px-3.5">
      <summary className="flex items-center justify-between gap-3 py-2.5 text-small font-semibold">
        {texts.termsTitle}
      </summary>
      <ul className="grid list-disc gap-1.5 ps-4 text-small text-muted">
        {texts.termsPoints.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <p className="flex flex-wrap gap-x-5 py-2 text-small">
        {documents.map(({ path, label }) => (
          <a
            key={path}
            href={path}
            target="_blank"
            rel="noopener"
            className="text-link inline-flex min-h-9 items-center"
          >
            {label}
          </a>
        ))}
      </p>
    </details>
  );
}
