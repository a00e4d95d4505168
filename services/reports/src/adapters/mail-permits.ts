import { permitMail } from '@sefira/contracts/user/mail-permits';
import type { ServiceClient } from '@sefira/platform/http/service-client';

/**
 * Asks the user service whether a person may send mail to an address now; a permit counts as a mail.
 * @throws DomainError EMAIL_UNCONFIRMED, MAIL_LIMIT_REACHED, RECIPIENT_REFUSES_MAIL, DEPENDENCY_DOWN
 */
export async function requireMailPermit(
  services: ServiceClient,
  {
    senderId,
    recipient,
    requestId,
  }: { readonly senderId: string; readonly recipient: string; readonly requestId: string },
): Promise<void> {
  await services.call(permitMail, { body: { senderId, recipient }, requestId });
}
