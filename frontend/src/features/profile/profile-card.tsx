import { type ReactNode, useId } from 'react';

interface ProfileCardProps {
  readonly title: string;
  readonly lead?: string;
  /** A state beside the title. */
  readonly mark?: ReactNode;
  readonly children: ReactNode;
}

/** A card of the profile: title, description and content. */
export function ProfileCard({ title, lead, mark, children }: ProfileCardProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="card p-5 md:p-6">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id={id} className="text-h3">
          {title}
        </h2>
        {mark}
      </div>
      {lead ? <p className="measure mt-1 text-[0.9375rem] text-muted">{lead}</p> : null}
      <div className="mt-5">{children}</div>
    </section>
  );
}
