import { DeadLetters } from './dead-letters.tsx';
import { FailedMails } from './failed-mails.tsx';

/** What the product has given up: messages of queues, and mails. */
export function FailuresTab() {
  return (
    <>
      <DeadLetters />
      <FailedMails />
    </>
  );
}
