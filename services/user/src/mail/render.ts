import { renderToStaticMarkup } from 'react-dom/server';
import * as z from 'zod/mini';
import { emailChange, emailConfirmation, invitation, passwordReset } from './account-links.ts';
import { moneyLetter } from './money-notices.ts';
import { reportByEmail, reportFailed, reportReady, ruleCorrected } from './report-notices.ts';
import {
  accountDeactivated,
  emailChangeNotice,
  newDevice,
  passwordChanged,
  secondFactorChanged,
  sessionReused,
} from './security-notices.ts';
import { contactForTeam, contactReceipt, newsletterConfirmation, newsletterIssue } from './site-letters.ts';
import type { MailTemplate } from './template.ts';
import { welcome } from './welcome.ts';

export interface RenderedMail {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly headers: Readonly<Record<string, string>>;
}

const templates = {
  welcome,
  emailConfirmation,
  emailChange,
  emailChangeNotice,
  invitation,
  passwordReset,
  passwordChanged,
  newDevice,
  sessionReused,
  secondFactorChanged,
  accountDeactivated,
  reportByEmail,
  reportReady,
  reportFailed,
  ruleCorrected,
  moneyLetter,
  moneyReceipt: moneyLetter,
  contactForTeam,
  contactReceipt,
  newsletterConfirmation,
  newsletterIssue,
} as const;

export type MailTemplateName = keyof typeof templates;
export const mailTemplateNames = Object.keys(templates) as readonly MailTemplateName[];

/**
 * Mails that are sent although the account they are about, or the one with the recipient's address, is closed
 * (docs/decisions/0017-closing-and-erasing-an-account.md): those that the law requires (notice of erasure, receipts and
 * refunds), and responses to a request of the recipient.
 */
const sentWhenClosed: ReadonlySet<string> = new Set<MailTemplateName>([
  'accountDeactivated',
  'moneyReceipt',
  'contactForTeam',
  'contactReceipt',
  'newsletterConfirmation',
]);

/** True when mails of this template go to many recipients at once. */
export function isBulk(template: string): boolean {
  return template === 'newsletterIssue';
}

/** True when mails of this template are sent for closed accounts too. */
export function isSentWhenClosed(template: string): boolean {
  return sentWhenClosed.has(template);
}

/**
 * Renders a mail from its template and data.
 * @throws Error when the template is unknown or its data does not fit
 */
export function renderMail(name: string, data: unknown, publicUrl: string): RenderedMail {
  if (!Object.hasOwn(templates, name)) throw new Error(`unknown mail template ${name}`);
  const template: MailTemplate = templates[name as MailTemplateName];
  return renderTemplate(template, data, publicUrl);
}

function renderTemplate<Schema extends z.ZodMiniType>(
  template: MailTemplate<Schema>,
  data: unknown,
  publicUrl: string,
): RenderedMail {
  const parsed = z.parse(template.data, data);
  const base = publicUrl.replace(/\/+$/, '');
  return {
    subject: template.subject(parsed),
    html: `<!doctype html>${renderToStaticMarkup(template.html(parsed, base))}`,
    text: template.text(parsed, base),
    headers: template.headers?.(parsed, base) ?? {},
  };
}
