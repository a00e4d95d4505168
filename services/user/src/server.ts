import { accountStandingHandlers } from '@sefira/messaging/account-standing';
import { runService } from '@sefira/messaging/run-service';
import type { RunningService } from '@sefira/platform/lifecycle/service-definition';
import type { UserContext } from './context.ts';
import { onUserDeactivated, onUserErased, onUserUpdated } from './events/account-changed.ts';
import { onEmailChangeRequested, onLinkRequested } from './events/account-links.ts';
import { onMoneyEvent } from './events/money-events.ts';
import { onReportCompleted, onReportEmailRequested, onReportFailed } from './events/report-events.ts';
import { onSecurityEvent } from './events/security-events.ts';
import { onContactReceived, onNewsletterAsked, onNewsletterDue } from './events/site-letters.ts';
import { onUserRegistered } from './events/user-registered.ts';
import { startDailyMessages } from './jobs/daily-messages.ts';
import { startExpiry } from './jobs/expiry.ts';
import { startMailDispatcher } from './jobs/mail-dispatcher.ts';
import { startMailWorker } from './jobs/mail-worker.ts';
import { startNotificationTeller } from './jobs/notification-teller.ts';
import { addAvatarRoutes } from './routes/avatar.ts';
import { addExportRoutes } from './routes/export.ts';
import { addMailPermitRoutes } from './routes/mail-permits.ts';
import { addNotificationRoutes } from './routes/notifications.ts';
import { addPreferenceRoutes } from './routes/preferences.ts';
import { addProfileRoutes } from './routes/profile.ts';

export function startServer(context: UserContext): Promise<RunningService> {
  return runService('user', context, {
    registerRoutes: async (app) => {
      addProfileRoutes(app, context);
      addPreferenceRoutes(app, context);
      await addAvatarRoutes(app, context);
      addExportRoutes(app, context);
      addNotificationRoutes(app, context);
      await addMailPermitRoutes(app, context);
    },
    handlers: {
      'user.registered': (event, handling) => onUserRegistered(event, handling, context.clock),
      'user.updated': onUserUpdated,
      'user.deactivated': (event, handling) => onUserDeactivated(event, handling, context.clock),
      ...accountStandingHandlers(context.schema),
      'user.erased': onUserErased,
      'user.invited': (event, handling) => onLinkRequested(event, handling, context.clock),
      'password.reset_requested': (event, handling) => onLinkRequested(event, handling, context.clock),
      'email.confirmation_requested': (event, handling) => onLinkRequested(event, handling, context.clock),
      'email.change_requested': (event, handling) => onEmailChangeRequested(event, handling, context.clock),
      'email.confirmed': (event, handling) => onSecurityEvent(event, handling, context),
      'password.changed': (event, handling) => onSecurityEvent(event, handling, context),
      'device.added': (event, handling) => onSecurityEvent(event, handling, context),
      'session.reused': (event, handling) => onSecurityEvent(event, handling, context),
      'second_factor.changed': (event, handling) => onSecurityEvent(event, handling, context),
      'report.completed': (event, handling) => onReportCompleted(event, handling, context),
      'report.failed': (event, handling) => onReportFailed(event, handling, context),
      'report.email_requested': (event, handling) => onReportEmailRequested(event, handling, context),
      'order.paid': (event, handling) => onMoneyEvent(event, handling, context),
      'order.refunded': (event, handling) => onMoneyEvent(event, handling, context),
      'subscription.renewal_due': (event, handling) => onMoneyEvent(event, handling, context),
      'subscription.payment_failed': (event, handling) => onMoneyEvent(event, handling, context),
      'subscription.ended': (event, handling) => onMoneyEvent(event, handling, context),
      'credits.low': (event, handling) => onMoneyEvent(event, handling, context),
      'reseller.decided': (event, handling) => onMoneyEvent(event, handling, context),
      'payout.settled': (event, handling) => onMoneyEvent(event, handling, context),
      'contact.received': (event, handling) => onContactReceived(event, handling, context.clock),
      'newsletter.confirmation_requested': (event, handling) => onNewsletterAsked(event, handling, context.clock),
      'newsletter.issue_due': (event, handling) => onNewsletterDue(event, handling, context.clock),
    },
    startWork: () => [
      startMailWorker(context),
      startMailDispatcher(context),
      startNotificationTeller(context),
      startDailyMessages(context),
      startExpiry(context),
    ],
  });
}
