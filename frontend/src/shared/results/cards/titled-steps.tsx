interface TitledStepsProps {
  readonly title: string;
  readonly steps: readonly { readonly title: string; readonly description: string }[];
}

/** Advice in steps. */
export function TitledSteps({ title, steps }: TitledStepsProps) {
  return (
    <section className="section">
      <h2>{title}</h2>
      <ol className="mt-6 grid gap-x-12 gap-y-6 lg:grid-cols-2">
        {steps.map((step) => (
          <li key={step.title} className="border-s border-gold ps-5">
            <h3>{step.title}</h3>
            <p className="measure mt-1 text-muted">{step.description}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Advice in one paragraph, with its title before the first colon. */
export function stepsOf(paragraphs: readonly string[]): { title: string; description: string }[] {
  return paragraphs.map((paragraph) => {
    const colon = paragraph.indexOf(': ');
    return colon < 0
      ? { title: paragraph, description: '' }
      : { title: paragraph.slice(0, colon), description: paragraph.slice(colon + 2) };
  });
}
