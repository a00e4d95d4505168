import { referralTexts as texts } from '../../../texts/professional/reseller.ts';
import { NumberGlyph } from '../../../ui/drawings/number-glyph.tsx';

/** Share, sign-up, commission: three steps. */
export function ReferralSteps() {
  return (
    <section aria-labelledby="steps-title">
      <h2 id="steps-title" className="text-h3">
        {texts.how}
      </h2>
      <ol className="mt-4 grid gap-4 md:grid-cols-3">
        {texts.steps.map(({ title, text }, index) => (
          <li key={title} className="card flex items-start gap-4 p-5">
            <NumberGlyph number={index + 1} className="w-12! shrink-0" />
            <div>
              <h3 className="font-sans text-[1.0625rem] font-semibold">{title}</h3>
              <p className="mt-1 text-[0.9375rem] text-muted">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
