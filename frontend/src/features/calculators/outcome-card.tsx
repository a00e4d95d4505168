import { paths } from '../../shared/navigation/paths.ts';
import { calculatorTexts as texts } from '../../texts/analyses/calculators.ts';
import { ButtonLink } from '../../ui/buttons/button-link.tsx';
import { CopyButton } from '../../ui/buttons/copy-button.tsx';
import { NumberGlyph } from '../../ui/drawings/number-glyph.tsx';
import { numberHue, numeralClass } from '../../ui/drawings/number-hue.ts';
import { NoticeBox } from '../../ui/feedback/notice-box.tsx';
import type { Outcome } from './calculations.ts';

interface OutcomeCardProps {
  readonly outcome: Outcome | string | null;
  /** The address that reproduces this outcome. */
  readonly link: string;
}

/** The outcome, its steps, and a link to it. */
export function OutcomeCard({ outcome, link }: OutcomeCardProps) {
  if (outcome === null) {
    return (
      <div className="card grid justify-items-center gap-4 px-6 py-14 text-center">
        <NumberGlyph number={0} state="outline" className="w-20!" />
        <p className="max-w-[40ch] text-muted">{texts.waiting}</p>
      </div>
    );
  }
  if (typeof outcome === 'string') return <NoticeBox tone="danger">{outcome}</NoticeBox>;
  const { number, label, title, text, steps, others, score, loose } = outcome;
  return (
    <section aria-live="polite" className="card p-5 md:p-8">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
        <NumberGlyph number={number} className="w-24!" />
        <div className="min-w-36 flex-1">
          <p className="eyebrow">{label}</p>
          <p
            className={`${score === null ? numeralClass(number) : 'figure'} mt-1 text-display leading-none`}
            style={numberHue(number)}
          >
            {score === null ? number : texts.score(score)}
          </p>
        </div>
        {others.map((other) => (
          <div key={other.label} className="border-s border-border ps-5">
            <p className="text-small text-muted">{other.label}</p>
            <p className="numeral text-h2" style={numberHue(other.number)}>
              {other.number}
            </p>
          </div>
        ))}
      </div>
      {title ? <h3 className="mt-6">{title}</h3> : null}
      <p className="measure mt-3">{text}</p>
      {steps.length > 0 ? (
        <div className="mt-6 border-t border-border pt-4">
          <h3 className="font-sans text-small font-semibold">{texts.steps}</h3>
          <ul className="mt-2 grid gap-1.5 text-[0.9375rem] text-muted tabular-nums">
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ul>
        </div>
      ) : null}
      {loose ? <p className="mt-4 text-fine text-muted">{texts.dissent}</p> : null}
      <div className="mt-6 flex flex-wrap items-center gap-3">
        <CopyButton text={link} label={texts.share} />
        <ButtonLink to={paths.personalAnalysis}>{texts.more}</ButtonLink>
      </div>
      <p className="mt-3 text-fine text-muted">{texts.shareHint}</p>
    </section>
  );
}
