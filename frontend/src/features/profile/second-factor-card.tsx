import { CircleCheck } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { secondFactorTexts as texts } from '../../texts/account/security.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Badge } from '../../ui/feedback/badge.tsx';
import { Dialog } from '../../ui/feedback/dialog.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { ProfileCard } from './profile-card.tsx';
import { SecondFactorOff } from './second-factor-off.tsx';
import { SecondFactorRenewal } from './second-factor-renewal.tsx';

// It draws the QR code, which only someone who turns the second factor on needs.
const SecondFactorSetup = lazy(async () => ({
  default: (await import('./second-factor-setup.tsx')).SecondFactorSetup,
}));

type Task = 'enable' | 'disable' | 'renew';

const titles = { enable: texts.enableTitle, disable: texts.disableTitle, renew: texts.renewTitle } as const;

/** The second factor: its state and actions. */
export function SecondFactorCard({ isOn }: { readonly isOn: boolean }) {
  const [task, setTask] = useState<Task | null>(null);
  const close = () => setTask(null);
  return (
    <ProfileCard
      title={texts.title}
      lead={texts.lead}
      mark={
        <Badge tone={isOn ? 'success' : 'neutral'}>
          {isOn ? <CircleCheck aria-hidden="true" className="size-3.5" /> : null}
          {isOn ? texts.on : texts.off}
        </Badge>
      }
    >
      <div className="flex flex-wrap gap-2">
        {isOn ? (
          <>
            <Button variant="outline" onPress={() => setTask('renew')}>
              {texts.renew}
            </Button>
            <Button variant="ghost" onPress={() => setTask('disable')}>
              {texts.disable}
            </Button>
          </>
        ) : (
          <Button onPress={() => setTask('enable')}>{texts.enable}</Button>
        )}
      </div>
      <Dialog title={task ? titles[task] : texts.title} open={task !== null} onClose={close}>
        {task === 'enable' ? (
          <Suspense fallback={<Skeleton className="h-40" />}>
            <SecondFactorSetup onClose={close} />
          </Suspense>
        ) : null}
        {task === 'disable' ? <SecondFactorOff onClose={close} /> : null}
        {task === 'renew' ? <SecondFactorRenewal onClose={close} /> : null}
      </Dialog>
    </ProfileCard>
  );
}
