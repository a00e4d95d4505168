import type { LoginOrigin } from '../../shared/navigation/login-origin.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { affiliateTexts as texts } from '../../texts/professional/reseller.ts';
import { ButtonLink } from '../../ui/buttons/button-link.tsx';

/** A visitor signs up first and returns here. */
export function VisitorCard() {
  const origin: LoginOrigin = { from: paths.affiliates };
  return (
    <section className="card grid justify-items-start gap-4 p-6 md:p-8">
      <div>
        <h2 className="text-h3">{texts.visitorTitle}</h2>
        <p className="mt-1 text-muted">{texts.visitorLead}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={paths.register} state={origin}>
          {texts.visitorAction}
        </ButtonLink>
        <ButtonLink to={paths.login} state={origin} variant="outline">
          {texts.visitorLogin}
        </ButtonLink>
      </div>
    </section>
  );
}
