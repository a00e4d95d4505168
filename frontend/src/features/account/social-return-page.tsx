import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { messageOf } from '../../api/client/problem.ts';
import { useFlow } from '../../api/client/use-flow.ts';
import { type Granted, openSession } from '../../api/session/session-flow.ts';
import { useSocialLoginMutation } from '../../api/session/sign-in.ts';
import { firstPage } from '../../shared/navigation/login-origin.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { loginTexts, socialTexts as texts } from '../../texts/account/account.ts';
import { ButtonLink } from '../../ui/buttons/button-link.tsx';
import { NoticeBox } from '../../ui/feedback/notice-box.tsx';
import { Spinner } from '../../ui/feedback/spinner.tsx';
import { AccountFrame } from './account-frame.tsx';
import { SecondFactorStep } from './second-factor-step.tsx';
import { isProvider, readReturn } from './social-login.ts';

/** /entrar/:provider, the redirect target of Google, Facebook and Apple with an ID token in the fragment. */
export function SocialReturnPage() {
  const { provider } = useParams();
  const { hash } = useLocation();
  const flow = useFlow();
  const navigate = useNavigate();
  const [enter] = useSocialLoginMutation();
  const [challenge, setChallenge] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const destination = useRef<string>(paths.dashboard);
  const started = useRef(false);

  const welcome = async (granted: Granted) => {
    flow(openSession(granted));
    toast.success(loginTexts.welcome(granted.user.name));
    const isPlain = destination.current === paths.dashboard;
    await navigate(isPlain ? firstPage(granted.user.role) : destination.current, { replace: true });
  };

  const start = useEffectEvent(async () => {
    if (started.current) return;
    started.current = true;
    // Removes the token from address and history before anything else.
    history.replaceState(history.state, '', location.pathname);
    const returned = readReturn(provider, hash);
    if (returned.kind !== 'token') {
      setFailure(returned.kind === 'cancelled' ? texts.cancelled : texts.expired);
      return;
    }
    destination.current = returned.from;
    try {
      const outcome = await enter({ provider: returned.provider, token: returned.token }).unwrap();
      if ('challenge' in outcome) setChallenge(outcome.challenge);
      else await welcome(outcome);
    } catch (error) {
      setFailure(messageOf(error) || texts.failed);
    }
  });
  useEffect(() => void start(), []);

  if (challenge !== null) {
    return (
      <AccountFrame title={loginTexts.codeTitle} lead={loginTexts.codeLead}>
        <SecondFactorStep
          challenge={challenge}
          onGranted={(granted) => void welcome(granted)}
          onBack={() => void navigate(paths.login, { replace: true })}
        />
      </AccountFrame>
    );
  }
  if (failure !== null) {
    return (
      <AccountFrame title={texts.failedTitle} lead={texts.failedLead}>
        <div className="grid gap-5">
          <NoticeBox tone="danger">{failure}</NoticeBox>
          <ButtonLink to={paths.login} size="lg" className="w-full">
            {texts.toLogin}
          </ButtonLink>
        </div>
      </AccountFrame>
    );
  }
  const name = isProvider(provider) ? texts.providers[provider] : '';
  return (
    <AccountFrame title={texts.title} lead={texts.lead(name)}>
      <div role="status" className="grid justify-items-center gap-4 py-6 text-muted">
        <Spinner size="lg" />
        <p>{texts.waiting}</p>
      </div>
    </AccountFrame>
  );
}
