import { MailCheck, MailX } from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { isProblem } from '../../api/client/problem.ts';
import { useSession } from '../../api/session/use-session.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { recoveryTexts as texts } from '../../texts/account/account.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { ButtonLink } from '../../ui/buttons/button-link.tsx';
import { Spinner } from '../../ui/feedback/spinner.tsx';
import { AccountFrame } from './account-frame.tsx';
import { useConfirmEmailMutation } from './api.ts';
import { useLinkToken } from './link-token.ts';

/** /confirmar-email, the target of the first mail's link: confirms on load. */
export function ConfirmEmailPage() {
  const token = useLinkToken();
  const { hasAccount } = useSession();
  const [confirm, { isSuccess, error }] = useConfirmEmailMutation();
  const started = useRef(false);
  const start = useEffectEvent(() => {
    if (started.current || token === '') return;
    started.current = true;
    void confirm({ token });
  });
  useEffect(() => start(), []);

  if (isSuccess) {
    return (
      <AccountFrame title={texts.confirmedTitle} lead={texts.confirmedLead}>
        <div role="status" className="grid gap-6">
          <MailCheck aria-hidden="true" strokeWidth={1.25} className="mx-auto size-14 text-success" />
          <ButtonLink to={hasAccount ? paths.dashboard : paths.login} size="lg" className="w-full">
            {texts.continue}
          </ButtonLink>
        </div>
      </AccountFrame>
    );
  }
  const refused = token === '' || (isProblem(error) && error.status === 400);
  if (refused || error) {
    return (
      <AccountFrame
        title={refused ? texts.confirmFailedTitle : texts.confirmRetryTitle}
        lead={refused ? texts.confirmFailedLead : isProblem(error) ? error.message : ''}
      >
        <div className="grid gap-6">
          <MailX aria-hidden="true" strokeWidth={1.25} className="mx-auto size-14 text-muted" />
          {refused ? (
            <ButtonLink to={paths.profile} size="lg" className="w-full">
              {texts.toProfile}
            </ButtonLink>
          ) : (
            <Button size="lg" className="w-full" onPress={() => void confirm({ token })}>
              {texts.retry}
            </Button>
          )}
        </div>
      </AccountFrame>
    );
  }
  return (
    <AccountFrame title={texts.confirmTitle} lead={texts.confirmLead}>
      <div className="grid justify-items-center py-6">
        <Spinner size="lg" />
      </div>
    </AccountFrame>
  );
}
