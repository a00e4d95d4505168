import { useState } from 'react';
import { useLazyListProvidersQuery, useListProvidersQuery } from '../../api/session/sign-in.ts';
import { socialTexts as texts } from '../../texts/account/account.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { NoticeBox } from '../../ui/feedback/notice-box.tsx';
import { authorizationAddress, type ProviderId, rememberAttempt } from './social-login.ts';
import { SocialMark } from './social-mark.tsx';

/** A button for each configured provider. */
export function SocialButtons({ from }: { readonly from: string }) {
  const { data } = useListProvidersQuery();
  const [reloadProviders] = useLazyListProvidersQuery();
  const [leaving, setLeaving] = useState<ProviderId | null>(null);
  const [failed, setFailed] = useState(false);
  if (!data || data.providers.length === 0) return null;

  // The nonce is valid for fifteen minutes; the page may have been open for longer.
  const leave = async (id: ProviderId) => {
    setFailed(false);
    setLeaving(id);
    const fresh = await reloadProviders()
      .unwrap()
      .catch(() => null);
    const provider = fresh?.providers.find((offered) => offered.id === id);
    if (fresh && provider) location.assign(authorizationAddress(provider, fresh.nonce, rememberAttempt(id, from)));
    else {
      setFailed(true);
      setLeaving(null);
    }
  };

  return (
    <div className="mt-6 grid gap-3">
      <p className="flex items-center gap-3 text-small text-muted before:h-px before:flex-1 before:bg-border after:h-px after:flex-1 after:bg-border">
        {texts.or}
      </p>
      {failed ? <NoticeBox tone="danger">{texts.failedToStart}</NoticeBox> : null}
      {data.providers.map(({ id }) => (
        <Button
          key={id}
          variant="outline"
          loading={leaving === id}
          disabled={leaving !== null && leaving !== id}
          onPress={() => void leave(id)}
          className="w-full"
        >
          <SocialMark provider={id} />
          {texts.continueWith(texts.providers[id])}
        </Button>
      ))}
    </div>
  );
}
