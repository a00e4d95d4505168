import { trustBadges } from '../../texts/home.ts';
import { Explainers } from './explainers.tsx';
import { FreeAnalysisBox } from './free-analysis-box.tsx';
import { Hero } from './hero.tsx';
import { Claims, Closing, Features, Questions, Services, Testimonials, Tree } from './home-sections.tsx';
import { Pricing } from './pricing.tsx';

/** /. The same for everybody, written at build time; native elements only. */
export function HomePage() {
  return (
    <div className="page">
      <Hero />
      <Claims />
      <Services />
      <FreeAnalysisBox />
      <Tree />
      <Features />
      <Explainers />
      <Testimonials />
      <Pricing />
      <Questions />
      <Closing badges={trustBadges} />
    </div>
  );
}
