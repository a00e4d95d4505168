export interface Step {
  readonly title: string;
  readonly description: string;
}

interface TitledStepsProps {
  readonly title: string;
  readonly steps: readonly Step[];
}

/** Advice in steps under a heading. */
export function TitledSteps({ title, steps }: TitledStepsProps) {
  return (
    <section className="section">
      <h2>{title}</h2>
      <div className="mt-6">
        <StepList steps={steps} />
      </div>
    </section>
  );
}

interface StepListProps {
  readonly steps: readonly Step[];
  readonly Heading?: 'h3' | 'h4';
}

export function StepList({ steps, Heading = 'h3' }: StepListProps) {
  return (
    <ol className="grid gap-x-12 gap-y-6 lg:grid-cols-2">
      {steps.map((step) => (
        <li key={step.title} className="border-s border-gold ps-5">
          <Heading className="text-h3">{step.title}</Heading>
          <p className="measure mt-1 text-muted">{step.description}</p>
        </li>
      ))}
    </ol>
  );
}

/** Advice in one paragraph, with its title before the first colon. */
export function stepsOf(paragraphs: readonly string[]): Step[] {
  return paragraphs.map((paragraph) => {
    const colon = paragraph.indexOf(': ');
    return colon < 0
      ? { title: paragraph, description: '' }
      : { title: paragraph.slice(0, colon), description: paragraph.slice(colon + 2) };
  });
}
