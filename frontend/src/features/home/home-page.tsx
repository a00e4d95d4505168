import { Claims } from '../../shared/content/claims.tsx';
import { homeClaims } from '../../texts/content/home.ts';
import { Explainers } from './explainers.tsx';
import { FreeAnalysisBox } from './free-analysis-box.tsx';
import { Hero } from './hero.tsx';
import { Closing, Features, Questions, Services, Testimonials, Tree } from './home-sections.tsx';
import { Pricing } from './pricing.tsx';

/** / is prerendered and identical for all users; native elements only. */
export function HomePage() {
  return (
    <div className="page">
      <Hero />
      <Claims claims={homeClaims} />
      <Services />
      <FreeAnalysisBox />
      <Tree />
      <Features />
      <Explainers />
      <Testimonials />
      <Pricing />
      <Questions />
      <Closing />
    </div>
  );
}
