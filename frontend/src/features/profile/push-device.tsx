import { useEffect, useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { notificationChoiceTexts as texts } from '../../texts/account/profile.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { usePushKeyQuery, useSubscribePushMutation, useUnsubscribePushMutation } from './api.ts';
import { ProfileCard } from './profile-card.tsx';
import { type PushState, pushState, subscribe, unsubscribe } from './push.ts';

/** Push notifications of this browser: the permission belongs to a browser, not to an account. */
export function PushDevice() {
  const { data: publicKey } = usePushKeyQuery();
  const [state, setState] = useState<PushState | null>(null);
  const [working, setWorking] = useState(false);
  const [register] = useSubscribePushMutation();
  const [unregister] = useUnsubscribePushMutation();

  useEffect(() => {
    void pushState().then(setState);
  }, []);
  if (state === null || publicKey === undefined) return null;

  const turn = async (work: () => Promise<void>) => {
    setWorking(true);
    try {
      await work();
    } catch {
      toast.error(texts.pushFailed, { id: texts.pushFailed });
    }
    setState(await pushState());
    setWorking(false);
  };
  const turnOn = () =>
    turn(async () => {
      const subscription = publicKey === null ? null : await subscribe(publicKey);
      if (!subscription) return;
      const { error } = await register(subscription);
      if (error) {
        await unsubscribe();
        toast.error(texts.pushFailed, { id: texts.pushFailed });
      } else toast.success(texts.turnedOn);
    });
  const turnOff = () =>
    turn(async () => {
      const endpoint = await unsubscribe();
      if (endpoint) await unregister({ endpoint });
      toast.success(texts.turnedOff);
    });

  const shown = publicKey === null && state !== 'on' ? 'unavailable' : state;
  return (
    <ProfileCard title={texts.deviceTitle} lead={texts.device[shown]}>
      {shown === 'off' ? (
        <Button variant="outline" loading={working} loadingLabel={texts.turningOn} onPress={() => void turnOn()}>
          {texts.turnOn}
        </Button>
      ) : null}
      {shown === 'on' ? (
        <Button variant="outline" loading={working} loadingLabel={texts.turningOff} onPress={() => void turnOff()}>
          {texts.turnOff}
        </Button>
      ) : null}
    </ProfileCard>
  );
}
