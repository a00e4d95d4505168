import { Check } from 'lucide-react';
import { Link } from 'react-router-dom';
import { NumberGlyph } from '../../ui/drawings/number-glyph.tsx';
import { numberHue } from '../../ui/drawings/number-hue.ts';

interface CatalogueCardProps {
  readonly number: number;
  readonly title: string;
  readonly text: string;
  readonly features: readonly string[];
  readonly path: string;
  readonly action: string;
}

/** An analysis or generator; the whole card is a link. */
export function CatalogueCard({ number, title, text, features, path, action }: CatalogueCardProps) {
  return (
    <li className="card card--link relative flex flex-col p-6">
      <div className="flex items-start justify-between gap-4">
        <h2 className="text-h3">
          <Link to={path} className="after:absolute after:inset-0 after:rounded-2xl">
            {title}
          </Link>
        </h2>
        <NumberGlyph number={number} className="-mt-1 w-16! shrink-0" />
      </div>
      <p className="mt-1 text-muted">{text}</p>
      <ul className="mt-4 mb-5 grid gap-2 text-[0.9375rem]">
        {features.map((feature) => (
          <li key={feature} className="flex gap-2.5">
            <Check aria-hidden="true" className="mt-1 size-4 shrink-0" style={numberHue(number)} />
            {feature}
          </li>
        ))}
      </ul>
      <p aria-hidden="true" className="mt-auto font-semibold text-accent">
        {action}
      </p>
    </li>
  );
}
