import { createTransport } from 'nodemailer';
import type { RenderedMail } from '../mail/render.ts';

/** No step of a delivery waits longer; the mail's claim lasts longer than all of them. */
const connectionMilliseconds = 10_000;
const socketMilliseconds = 20_000;

export interface Mailer extends AsyncDisposable {
  /** Hands a mail over to the SMTP server. The same mail id always has the same Message-ID, so a repeat is recognisable. */
  send(mailId: string, recipient: string, mail: RenderedMail): Promise<void>;
}

export function openMailer(settings: {
  readonly SMTP_URL: string;
  readonly MAIL_FROM: string;
  readonly PUBLIC_URL: string;
}): Mailer {
  const transport = createTransport({
    url: settings.SMTP_URL,
    pool: true,
    maxConnections: 3,
    connectionTimeout: connectionMilliseconds,
    greetingTimeout: connectionMilliseconds,
    socketTimeout: socketMilliseconds,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const { hostname } = new URL(settings.PUBLIC_URL);
  return {
    async send(mailId, recipient, mail) {
      await transport.sendMail({
        from: settings.MAIL_FROM,
        to: { name: '', address: recipient },
        subject: mail.subject,
        html: mail.html,
        text: mail.text,
        messageId: `<${mailId}@${hostname}>`,
        headers: {
          'Auto-Submitted': 'auto-generated',
          'X-Auto-Response-Suppress': 'All',
          'Content-Language': 'pt-BR',
          ...mail.headers,
        },
      });
    },
    async [Symbol.asyncDispose]() {
      transport.close();
    },
  };
}
