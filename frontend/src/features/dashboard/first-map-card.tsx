import { interpretDay } from '@sefira/numerology/interpretations/personal-time';
import { useNavigate } from 'react-router-dom';
import { personalAnalysisCache, useAnalyzePersonalMutation } from '../../api/endpoints/analyses.ts';
import { useSession } from '../../api/session/use-session.ts';
import { CostHint } from '../../shared/billing/cost-hint.tsx';
import { paths } from '../../shared/navigation/paths.ts';
import { dashboardTexts as texts } from '../../texts/account/dashboard.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { ButtonLink } from '../../ui/buttons/button-link.tsx';
import { NumberGlyph } from '../../ui/drawings/number-glyph.tsx';
import { numberHue } from '../../ui/drawings/number-hue.ts';

interface FirstMapCardProps {
  readonly day: number | null;
  /** Name and birth date where both are known: one click makes the map. */
  readonly person: { readonly name: string; readonly birthDate: string } | null;
}

/** The dashboard of a person without any report: today's number where it is known, and the first map. */
export function FirstMapCard({ day, person }: FirstMapCardProps) {
  return (
    <section
      aria-labelledby="primeiro-mapa"
      className="card mt-6 grid justify-items-center gap-5 px-6 py-12 text-center md:py-16"
    >
      {day === null ? (
        <NumberGlyph number={0} state="outline" className="size-24!" />
      ) : (
        <div className="animate-reveal grid justify-items-center gap-2">
          <p className="eyebrow">{texts.tipNumber(day)}</p>
          <span
            aria-hidden="true"
            style={numberHue(day)}
            className="numeral grid h-32 place-items-center text-[7.5rem] leading-none"
          >
            {day}
          </span>
          <p className="font-display text-h3">{interpretDay(day).message}</p>
        </div>
      )}
      <div className={day === null ? '' : 'w-full max-w-md border-t border-border pt-5'}>
        <h2 id="primeiro-mapa" className={day === null ? '' : 'text-h3'}>
          {texts.firstTitle}
        </h2>
        <p className="mx-auto mt-2 max-w-[46ch] text-muted">{texts.recentEmpty}</p>
      </div>
      {person ? (
        <FirstMapButton {...person} />
      ) : (
        <ButtonLink to={paths.personalAnalysis} size="lg">
          {texts.firstAction}
        </ButtonLink>
      )}
    </section>
  );
}

/** Orders the map and opens its page, which shows the progress, the result or the refusal. */
function FirstMapButton({ name, birthDate }: { readonly name: string; readonly birthDate: string }) {
  const [analyze, { reset }] = useAnalyzePersonalMutation(personalAnalysisCache);
  const { user } = useSession();
  const navigate = useNavigate();
  const order = () => {
    reset();
    void analyze({ name, birthDate, email: user?.email ?? '', language: 'pt', system: 'cabalistica' });
    void navigate(paths.personalAnalysis);
  };
  return (
    <div className="grid justify-items-center gap-2">
      <Button size="lg" onPress={order}>
        {texts.firstAction}
      </Button>
      <CostHint service="personal" />
    </div>
  );
}
