import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { useFlow } from '../../api/client/use-flow.ts';
import { type Granted, openSession } from '../../api/session/session-flow.ts';
import { loginTexts } from '../../texts/account/account.ts';
import { AccountFrame } from './account-frame.tsx';
import { PasswordStep } from './password-step.tsx';
import { SecondFactorStep } from './second-factor-step.tsx';

/** /login. After a success the route's guard redirects to the requested page. */
export function LoginPage() {
  const flow = useFlow();
  const [challenge, setChallenge] = useState<string | null>(null);
  const enter = (granted: Granted) => {
    flow(openSession(granted));
    toast.success(loginTexts.welcome(granted.user.name));
  };
  if (challenge === null) {
    return (
      <AccountFrame title={loginTexts.title} lead={loginTexts.lead}>
        <PasswordStep onGranted={enter} onChallenge={setChallenge} />
      </AccountFrame>
    );
  }
  return (
    <AccountFrame title={loginTexts.codeTitle} lead={loginTexts.codeLead}>
      <SecondFactorStep challenge={challenge} onGranted={enter} onBack={() => setChallenge(null)} />
    </AccountFrame>
  );
}
