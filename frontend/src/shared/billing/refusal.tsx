import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { isProblem, noticeOf } from '../../api/client/problem.ts';
import type { CallError } from '../../api/client/use-field-issues.ts';
import { retryTexts } from '../../texts/common/retry.ts';
import { RetryCountdown } from '../../ui/feedback/retry-countdown.tsx';
import { SignUpLink } from './sign-up-link.tsx';

/** The reason of a refusal beside the pressed button, with a sign-up link for guests. */
export function refusalOf(error: CallError, sentence: string | undefined): ReactNode {
  if (!isProblem(error)) return sentence;
  if (error.code === 'SIGN_UP_REQUIRED') return <SignUpInvitation message={error.message} />;
  if (error.status === 0) return noticeOf(error);
  if (error.retryAt === undefined) return sentence;
  return (
    <>
      <p>{retryTexts.withoutTime(error.message)}</p>
      <RetryCountdown at={error.retryAt} />
    </>
  );
}

function SignUpInvitation({ message }: { readonly message: string }) {
  const { pathname } = useLocation();
  return (
    <div className="grid justify-items-start gap-2.5">
      <p className="text-foreground">{message}</p>
      <SignUpLink leadsTo={pathname} />
    </div>
  );
}
