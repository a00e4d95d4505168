import { createTransport } from 'nodemailer';
import * as z from 'zod/mini';
import type { RenderedMail } from '../mail/render.ts';

/** Timeouts of a delivery's steps; the claim of a mail is longer than their sum. */
const connectionMilliseconds = 10_000;
const socketMilliseconds = 20_000;

const smtpError = z.looseObject({ code: z.optional(z.string()), responseCode: z.optional(z.number()) });

/** How a delivery failed. */
export type MailFailure = 'unreachable' | 'refused' | 'recipient refused';

export interface Mailer extends AsyncDisposable {
  /** Sends a mail by SMTP. A mail has a constant Message-ID, so that a repetition is recognisable. */
  send(mailId: string, recipient: string, mail: RenderedMail): Promise<void>;
  /** @throws Error while the mail server does not accept a connection */
  check(): Promise<unknown>;
}

/** Mailers of two lanes share no connection. */
export function openMailer(
  settings: { readonly SMTP_URL: string; readonly MAIL_FROM: string; readonly PUBLIC_URL: string },
  lane: { readonly connections: number; readonly perSecond?: number },
): Mailer {
  const transport = createTransport({
    url: settings.SMTP_URL,
    pool: true,
    maxConnections: lane.connections,
    ...(lane.perSecond === undefined ? {} : { rateDelta: 1000, rateLimit: lane.perSecond }),
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
    check: () => transport.verify(),
    async [Symbol.asyncDispose]() {
      transport.close();
    },
  };
}

/** Reads an error of `send`: an address that its server does not accept is refused at each attempt. */
export function mailFailureOf(error: unknown): MailFailure {
  const { code, responseCode } = z.parse(smtpError, error);
  if (responseCode === undefined) return 'unreachable';
  return code === 'EENVELOPE' && responseCode >= 500 ? 'recipient refused' : 'refused';
}
