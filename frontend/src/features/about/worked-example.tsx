import { Link } from 'react-router-dom';
import { paths } from '../../shared/navigation/paths.ts';
import { aboutExample, aboutTexts } from '../../texts/content/about.ts';
import { proofTexts } from '../../texts/content/proofs.ts';
import { numberHue } from '../../ui/drawings/number-hue.ts';

export function WorkedExample() {
  return (
    <section className="section">
      <h2>{aboutTexts.howTitle}</h2>
      <p className="mt-2 text-muted">{aboutTexts.howLead}</p>
      <div className="card mt-6 grid gap-6 p-6 md:grid-cols-[1fr_auto] md:items-center md:p-8">
        <div className="tabular-nums">
          <dl className="grid gap-3">
            {aboutExample.words.map(({ word, vowels, sum }) => (
              <div key={word} className="flex flex-wrap items-baseline gap-x-4">
                <dt className="w-32 font-semibold">{word}</dt>
                <dd className="text-muted">
                  {vowels} = <span className="text-foreground">{sum}</span>
                </dd>
              </div>
            ))}
          </dl>
          <p className="mt-4 border-t border-border pt-3 text-muted">
            {aboutExample.total}, <span className="text-foreground">{aboutExample.reduction}</span>
          </p>
        </div>
        <p className="numeral text-[5rem] leading-none" style={numberHue(aboutExample.result)}>
          {aboutExample.result}
        </p>
      </div>
      <Link to={paths.proofs} className="text-link mt-4 inline-flex min-h-11 items-center">
        {proofTexts.link}
      </Link>
    </section>
  );
}
