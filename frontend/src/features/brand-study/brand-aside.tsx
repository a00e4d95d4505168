import { Check } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '../../shared/navigation/paths.ts';
import { brandTexts as texts } from '../../texts/analyses/brand.ts';

/** What a brand study gives, and what it does not search. */
export function BrandAside() {
  return (
    <aside className="card p-5 md:p-6 lg:sticky lg:top-24">
      <h2 className="text-h3">{texts.asideTitle}</h2>
      <ul className="mt-4 grid gap-3">
        {texts.aside.map((line) => (
          <li key={line} className="flex gap-2.5">
            <Check aria-hidden="true" className="mt-1 size-4 shrink-0 text-gold" />
            {line}
          </li>
        ))}
      </ul>
      <div className="mt-5 grid gap-3 border-t border-separator pt-4 text-small text-muted">
        <p>{texts.noSearch}</p>
        <p>
          {texts.generator}{' '}
          <Link to={paths.companyNames} className="text-link">
            {texts.generatorLink}
          </Link>
        </p>
      </div>
    </aside>
  );
}
