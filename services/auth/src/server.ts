import { runService } from '@sefira/messaging/run-service';
import type { RunningService } from '@sefira/platform/lifecycle/service-definition';
import type { AuthContext } from './context.ts';
import { onPasswordResetAsked } from './events/password-reset-asked.ts';
import { onProfileUpdated } from './events/profile-updated.ts';
import { onWalletChanged } from './events/wallet-changed.ts';
import { createSchedules } from './jobs/schedules.ts';
import { addAdminAccountRoutes } from './routes/admin-accounts.ts';
import { addApiKeyRoutes } from './routes/api-keys.ts';
import { addClosingRoutes } from './routes/closing.ts';
import { addInternalRoutes } from './routes/internal.ts';
import { addPasswordRoutes } from './routes/password.ts';
import { addPersonalDataRoute } from './routes/personal-data.ts';
import { addProofRoutes } from './routes/proof.ts';
import { addRecoveryRoutes } from './routes/recovery.ts';
import { addRegistrationRoutes } from './routes/registration.ts';
import { addSecondFactorRoutes } from './routes/second-factor.ts';
import { addSessionRoutes } from './routes/session.ts';
import { addSignInRoutes } from './routes/sign-in.ts';
import { addSocialRoutes } from './routes/social.ts';
import { raiseLoginAlarm } from './use-cases/sessions/raise-login-alarm.ts';

export function startServer(context: AuthContext): Promise<RunningService> {
  context.loginWatch.start((failing) => raiseLoginAlarm(context, failing));
  return runService('auth', context, {
    routes: (app) => {
      addRegistrationRoutes(app, context);
      addSignInRoutes(app, context);
      addProofRoutes(app, context);
      addSocialRoutes(app, context);
      addRecoveryRoutes(app, context);
      addPasswordRoutes(app, context);
      addSecondFactorRoutes(app, context);
      addSessionRoutes(app, context);
      addApiKeyRoutes(app, context);
      addClosingRoutes(app, context);
      addInternalRoutes(app, context);
      addAdminAccountRoutes(app, context);
      addPersonalDataRoute(app, context);
    },
    events: {
      'password.reset_asked': onPasswordResetAsked,
      'profile.updated': onProfileUpdated,
      'wallet.changed': onWalletChanged,
    },
    jobs: {},
    schedules: createSchedules(context),
  });
}
