import type { Profile } from '@sefira/contracts/user/profile';
import { avatarBytesLimit } from '@sefira/contracts/user/profile';
import { Camera, Trash2 } from 'lucide-react';
import { type ChangeEvent, useRef, useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { isProblem } from '../../api/client/problem.ts';
import { useFlow } from '../../api/client/use-flow.ts';
import { mergeUser } from '../../api/session/session-flow.ts';
import { personalTexts as texts } from '../../texts/account/profile.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Avatar } from '../../ui/drawings/avatar.tsx';
import { NoticeBox } from '../../ui/feedback/notice-box.tsx';
import { useDeleteAvatarMutation, useUploadAvatarMutation } from './api.ts';
import { ProfileCard } from './profile-card.tsx';

/** The profile picture: uploaded when chosen, or removed. */
export function AvatarCard({ profile }: { readonly profile: Profile }) {
  const flow = useFlow();
  const input = useRef<HTMLInputElement>(null);
  const [upload, { isLoading: isSending }] = useUploadAvatarMutation();
  const [remove, { isLoading: isRemoving }] = useDeleteAvatarMutation();
  const [problem, setProblem] = useState<string | null>(null);

  const send = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    // Allows choosing the same file again after a failure.
    target.value = '';
    if (!file) return;
    const refusal = refusalOf(file);
    setProblem(refusal);
    if (refusal) {
      toast.error(texts.avatarFailed, { id: texts.avatarFailed });
      return;
    }
    try {
      flow(mergeUser({ avatar: await upload(file).unwrap() }));
      toast.success(texts.avatarSaved);
    } catch (error) {
      setProblem(isProblem(error) ? error.message : texts.avatarFailed);
    }
  };

  const clear = async () => {
    setProblem(null);
    const { error } = await remove();
    if (error) return;
    flow(mergeUser({ avatar: null }));
    toast.success(texts.avatarRemoved);
  };

  return (
    <ProfileCard title={texts.avatarTitle}>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
        <Avatar name={profile.name} picture={profile.avatar} alt={texts.avatarOf(profile.name)} className="size-24" />
        <div className="grid min-w-0 flex-1 basis-60 gap-3">
          <p className="text-small text-muted">{texts.avatarHint}</p>
          <div className="flex flex-wrap gap-2">
            <Button
              variant="outline"
              size="sm"
              loading={isSending}
              loadingLabel={texts.sending}
              onPress={() => input.current?.click()}
            >
              <Camera aria-hidden="true" className="size-4" />
              {profile.avatar ? texts.change : texts.choose}
            </Button>
            {profile.avatar ? (
              <Button variant="ghost" size="sm" loading={isRemoving} onPress={() => void clear()}>
                <Trash2 aria-hidden="true" className="size-4" />
                {texts.remove}
              </Button>
            ) : null}
          </div>
          <input
            ref={input}
            type="file"
            accept="image/jpeg,image/png,image/webp"
            aria-label={texts.choose}
            tabIndex={-1}
            onChange={(event) => void send(event)}
            className="sr-only"
          />
        </div>
      </div>
      {problem ? (
        <div className="mt-4">
          <NoticeBox tone="danger">{problem}</NoticeBox>
        </div>
      ) : null}
    </ProfileCard>
  );
}

function refusalOf({ type, size }: File): string | null {
  if (!type.startsWith('image/')) return texts.notAnImage;
  return size > avatarBytesLimit ? texts.tooLarge : null;
}
