import { ChevronRight } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { professionalTools, professionalTexts as texts } from '../../texts/professional/professional.ts';

interface ProfessionalLinksProps {
  /** Whether the plan includes them; undefined while loading. */
  readonly isOwn: boolean;
}

/** Links to the tools of the professional plan. */
export function ProfessionalLinks({ isOwn }: ProfessionalLinksProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="card p-5 md:p-6">
      <h2 id={id} className="text-h3">
        {isOwn ? texts.title : texts.toKnow}
      </h2>
      <p className="mt-1 text-[0.9375rem] text-muted">{texts.lead}</p>
      <ul className="mt-4 grid gap-x-8 sm:grid-cols-2">
        {professionalTools.map(({ label, hint, path }) => (
          <li key={path} className="border-t border-border">
            <Link to={path} className="flex min-h-14 items-center gap-3 py-2.5 hover:text-accent">
              <span className="min-w-0 flex-1">
                <span className="block font-semibold">{label}</span>
                <span className="block text-small text-muted">{hint}</span>
              </span>
              <ChevronRight aria-hidden="true" className="size-4 shrink-0 text-muted" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
