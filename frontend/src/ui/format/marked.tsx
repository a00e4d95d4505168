/** A text with `**` around its matches. */
export function Marked({ text }: { readonly text: string }) {
  return text.split('**').map((part, index) => {
    const key = `${index}-${part}`;
    if (index % 2 === 0) return <span key={key}>{part}</span>;
    return (
      <mark key={key} className="rounded-sm bg-surface-secondary font-semibold text-accent">
        {part}
      </mark>
    );
  });
}
