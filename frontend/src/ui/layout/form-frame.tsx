import type { FormEvent, ReactNode } from 'react';
import { FormFailure } from '../feedback/form-failure.tsx';

interface FormFrameProps {
  readonly title: string;
  readonly lead: string;
  /** A message about the whole form, such as its refusal. */
  readonly notice?: ReactNode;
  readonly aside?: ReactNode;
  readonly wide?: boolean;
  readonly onSubmit: () => void;
  readonly children: ReactNode;
}

/** A form's page: title, the form in a card, and live content beside it. */
export function FormFrame({ title, lead, notice, aside, wide = false, onSubmit, children }: FormFrameProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <div className="page pt-10 md:pt-14">
      <h1>{title}</h1>
      <p className="measure mt-2 text-muted">{lead}</p>
      <div
        className={`mt-8 grid items-start gap-8 ${wide ? 'lg:grid-cols-[minmax(0,1.35fr)_minmax(0,1fr)]' : 'lg:grid-cols-[26rem_minmax(0,1fr)]'}`}
      >
        <form onSubmit={submit} noValidate className="card grid gap-5 p-5 md:p-6">
          {children}
          <FormFailure message={notice} />
        </form>
        {aside}
      </div>
    </div>
  );
}
