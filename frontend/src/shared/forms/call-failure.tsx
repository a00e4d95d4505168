import { isProblem, noticeOf } from '../../api/client/problem.ts';
import { type CallError, failureText } from '../../api/client/use-field-issues.ts';
import { FormFailure } from '../../ui/feedback/form-failure.tsx';

interface CallFailureProps {
  readonly error: CallError;
  /** Instead of the general sentences where the user cannot act on the failure. */
  readonly failed?: string;
}

/** The reason why the call of a form failed, beside its button: a toast ends after some seconds. */
export function CallFailure({ error, failed }: CallFailureProps) {
  if (!isProblem(error)) return null;
  return <FormFailure message={failed ? failureText(error, failed) : noticeOf(error)} retryAt={error.retryAt} />;
}
