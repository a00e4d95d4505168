import type { ModelUsage } from '@sefira/contracts/chat/model-usage';
import { assistantTexts as texts } from '../../../texts/admin/admin-assistant.ts';
import { NoticeBox } from '../../../ui/feedback/notice-box.tsx';

/** Said while the provider refuses the settings of the model or does not answer; the built-in assistant answers then. */
export function ModelNotice({ assistant: { state, reason } }: Pick<ModelUsage, 'assistant'>) {
  if (state !== 'refused' && state !== 'unavailable') return null;
  return (
    <NoticeBox tone="danger">
      <p className="font-semibold">{state === 'refused' ? texts.refusedTitle : texts.unavailableTitle}</p>
      {reason ? <p className="mt-1 break-words">{reason}</p> : null}
      <p className="mt-1">{texts.meanwhile}</p>
    </NoticeBox>
  );
}
