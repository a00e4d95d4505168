interface SuggestionListProps {
  readonly label: string;
  readonly suggestions: readonly string[];
  readonly onChoose: (suggestion: string) => void;
}

/** Suggested questions; a press sends one. */
export function SuggestionList({ label, suggestions, onChoose }: SuggestionListProps) {
  if (suggestions.length === 0) return null;
  return (
    <section aria-label={label} className="ms-11">
      <p className="text-fine text-muted">{label}</p>
      <ul className="mt-2 flex flex-wrap gap-2">
        {suggestions.map((suggestion) => (
          <li key={suggestion}>
            <button type="button" onClick={() => onChoose(suggestion)} className="chat-suggestion">
              {suggestion}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
