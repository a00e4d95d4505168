import { accountStandingHandlers } from '@sefira/messaging/account-standing';
import { runService } from '@sefira/messaging/run-service';
import type { RunningService } from '@sefira/platform/lifecycle/service-definition';
import type { UserContext } from './context.ts';
import { onUserDeactivated, onUserErased, onUserRegistered, onUserUpdated } from './events/account-changed.ts';
import { onEmailChangeRequested, onLinkRequested } from './events/account-links.ts';
import { onMoneyEvent } from './events/money-events.ts';
import {
  onAnalysesErased,
  onReportCompleted,
  onReportEmailRequested,
  onReportFailed,
  onReportRuleCorrected,
} from './events/report-events.ts';
import { onSecurityEvent } from './events/security-events.ts';
import { onContactReceived, onNewsletterAsked, onNewsletterDue } from './events/site-letters.ts';
import { mailJobs } from './jobs/mail.ts';
import { notificationJob } from './jobs/notifications.ts';
import { schedules } from './jobs/schedules.ts';
import { addAvatarRoutes } from './routes/avatar.ts';
import { addExportRoutes } from './routes/export.ts';
import { addFailedMailRoutes } from './routes/failed-mails.ts';
import { addMailPermitRoutes } from './routes/mail-permits.ts';
import { addNotificationRoutes } from './routes/notifications.ts';
import { addPreferenceRoutes } from './routes/preferences.ts';
import { addProfileRoutes } from './routes/profile.ts';
import { countDueBulkMails } from './use-cases/request-mail.ts';

export function startServer(context: UserContext): Promise<RunningService> {
  return runService('user', context, {
    optionalDependencies: { mail: () => context.mailer.check(), files: () => context.files.check() },
    routes: async (app) => {
      addProfileRoutes(app, context);
      addPreferenceRoutes(app, context);
      await addAvatarRoutes(app, context);
      addExportRoutes(app, context);
      addNotificationRoutes(app, context);
      await addMailPermitRoutes(app, context);
      addFailedMailRoutes(app, context);
    },
    events: {
      'user.registered': onUserRegistered,
      'user.updated': onUserUpdated,
      'user.deactivated': onUserDeactivated,
      ...accountStandingHandlers,
      'user.erased': onUserErased,
      'user.invited': onLinkRequested,
      'password.reset_requested': onLinkRequested,
      'email.confirmation_requested': onLinkRequested,
      'email.change_requested': onEmailChangeRequested,
      'email.confirmed': onSecurityEvent,
      'password.changed': onSecurityEvent,
      'device.added': onSecurityEvent,
      'session.reused': onSecurityEvent,
      'second_factor.changed': onSecurityEvent,
      'analyses.erased': onAnalysesErased,
      'report.completed': onReportCompleted,
      'report.failed': onReportFailed,
      'report.rule_corrected': onReportRuleCorrected,
      'report.email_requested': onReportEmailRequested,
      'order.paid': onMoneyEvent,
      'order.refunded': onMoneyEvent,
      'subscription.renewal_due': onMoneyEvent,
      'subscription.payment_failed': onMoneyEvent,
      'subscription.ended': onMoneyEvent,
      'credits.low': onMoneyEvent,
      'reseller.decided': onMoneyEvent,
      'payout.settled': onMoneyEvent,
      'contact.received': onContactReceived,
      'newsletter.confirmation_requested': onNewsletterAsked,
      'newsletter.issue_due': onNewsletterDue,
    },
    jobs: async (context) => ({ ...mailJobs(context), 'notification.publish': notificationJob }),
    schedules,
    pending: (context) => countDueBulkMails(context),
  });
}
