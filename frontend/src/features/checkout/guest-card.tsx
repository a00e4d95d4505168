import type { LoginOrigin } from '../../shared/navigation/login-origin.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { paymentTexts } from '../../texts/billing/checkout.ts';
import { ButtonLink } from '../../ui/buttons/button-link.tsx';
import { type Choice, searchOf } from './choice.ts';

/** Visitors see every price; buying needs an account, and the choice is carried over. */
export function GuestCard({ choice }: { readonly choice: Choice }) {
  const search = new URLSearchParams(searchOf(choice)).toString();
  const origin: LoginOrigin = { from: `${paths.payment}?${search}` };
  return (
    <section className="card grid justify-items-center gap-4 px-6 py-10 text-center">
      <div>
        <h2 className="text-h3">{paymentTexts.guestTitle}</h2>
        <p className="mt-1 text-muted">{paymentTexts.guestLead}</p>
      </div>
      <div className="flex flex-wrap justify-center gap-3">
        <ButtonLink to={`${paths.register}?${search}`} state={origin}>
          {paymentTexts.guestAction}
        </ButtonLink>
        <ButtonLink to={`${paths.login}?${search}`} state={origin} variant="outline">
          {paymentTexts.guestLogin}
        </ButtonLink>
      </div>
    </section>
  );
}
