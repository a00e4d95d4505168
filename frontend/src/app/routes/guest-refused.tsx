import type { Problem } from '../../api/client/problem.ts';
import { SignUpLink } from '../../shared/billing/sign-up-link.tsx';
import type { LoginOrigin } from '../../shared/navigation/login-origin.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { guestRefusedTexts as texts } from '../../texts/account/guest-refused.ts';
import { retryTexts } from '../../texts/common/retry.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { ButtonLink } from '../../ui/buttons/button-link.tsx';
import { FormFailure } from '../../ui/feedback/form-failure.tsx';

interface GuestRefusedProps {
  readonly refusal: Problem;
  /** The refused page, the first one after a sign-up or a login. */
  readonly from: string;
  readonly onAgain: () => void;
}

/** A visitor without a session, refused for now: the reason with its time, another attempt, and the sign-up. */
export function GuestRefused({ refusal, from, onAgain }: GuestRefusedProps) {
  const origin: LoginOrigin = { from };
  return (
    <div className="page grid gap-6 py-12">
      <h1>{texts.title}</h1>
      <FormFailure message={refusal.message} retryAt={refusal.retryAt} />
      <p className="measure text-muted">{texts.hint}</p>
      <div className="flex flex-wrap gap-3">
        <SignUpLink leadsTo={from} size="md" />
        <Button variant="outline" onPress={onAgain}>
          {retryTexts.again}
        </Button>
        <ButtonLink to={paths.login} state={origin} variant="outline">
          {texts.login}
        </ButtonLink>
      </div>
    </div>
  );
}
