import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { isOpen } from '../../shared/navigation/paths.ts';
import { homeServices, homeTexts } from '../../texts/content/home.ts';
import { NumberGlyph } from '../../ui/drawings/number-glyph.tsx';
import { numberHue } from '../../ui/drawings/number-hue.ts';
import { Badge } from '../../ui/feedback/badge.tsx';

/** The four services: lines on a phone, cards on wider screens. */
export function Services() {
  return (
    <section className="section">
      <h2>{homeTexts.servicesTitle}</h2>
      <ul className="mt-4 grid gap-2 sm:mt-6 sm:grid-cols-2 sm:gap-4 lg:grid-cols-4">
        {homeServices.map(({ number, label, text, path }) => (
          <li key={path} className="flex">
            <ServiceCard path={path}>
              <span className="flex items-start justify-between">
                <span
                  className="numeral text-[3.25rem] leading-none max-sm:hidden"
                  style={numberHue(number)}
                  aria-hidden="true"
                >
                  {number}
                </span>
                <NumberGlyph number={number} className="w-12! sm:w-16!" />
              </span>
              <div>
                <h3 className="font-sans text-[1.0625rem] font-semibold sm:mt-6">{label}</h3>
                <p className="mt-0.5 text-small text-muted sm:mt-1 sm:text-[0.9375rem]">{text}</p>
              </div>
            </ServiceCard>
          </li>
        ))}
      </ul>
    </section>
  );
}

const card = 'card flex w-full items-center gap-4 px-4 py-3 sm:flex-col sm:items-stretch sm:gap-0 sm:p-6';

function ServiceCard({ path, children }: { readonly path: string; readonly children: ReactNode }) {
  if (isOpen(path)) {
    return (
      <Link to={path} className={`${card} card--link`}>
        {children}
      </Link>
    );
  }
  return (
    <div className={card}>
      {children}
      <div className="ms-auto sm:ms-0 sm:mt-auto sm:pt-4">
        <Badge>{homeTexts.soon}</Badge>
      </div>
    </div>
  );
}
