import { lazy, Suspense } from 'react';
import { Claims } from '../../shared/content/claims.tsx';
import { homeClaims } from '../../texts/content/home.ts';
import { Hero } from './hero.tsx';
import { Services } from './services.tsx';

// Requested with the page, so that it is there when the prerendered part below is hydrated.
const further = import('./further-sections.tsx');
const FurtherSections = lazy(async () => ({ default: (await further).FurtherSections }));

/** / is prerendered and identical for all users; what is below the first screen hydrates on its own. */
export function HomePage() {
  return (
    <div className="page">
      <Hero />
      <Claims claims={homeClaims} />
      <Services />
      <Suspense fallback={<div className="min-h-screen" />}>
        <FurtherSections />
      </Suspense>
    </div>
  );
}
