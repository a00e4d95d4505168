import { dislikeReasons } from '@sefira/contracts/chat/conversations';
import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { chatReasonNames, chatTexts as texts } from '../../../texts/chat/chat.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Dialog } from '../../../ui/feedback/dialog.tsx';
import { ChoiceSwitch } from '../../../ui/fields/choice-group.tsx';
import { useRateMessageMutation } from '../api.ts';

interface DislikeDialogProps {
  readonly messageId: string;
  readonly open: boolean;
  readonly onClose: () => void;
}

const options = dislikeReasons.map((value) => ({ value, label: chatReasonNames[value] }));

/** Asks for the reason of a dislike, which is already stored. */
export function DislikeDialog({ messageId, open, onClose }: DislikeDialogProps) {
  const [rate, { isLoading }] = useRateMessageMutation();
  const [reason, setReason] = useState<(typeof dislikeReasons)[number]>('wrong_number');
  const [comment, setComment] = useState('');
  const send = async () => {
    const { error } = await rate({ id: messageId, liked: false, reason, ...(comment.trim() ? { comment } : {}) });
    onClose();
    if (!error) toast.success(texts.reasonThanks);
  };
  return (
    <Dialog title={texts.reasonTitle} open={open} onClose={onClose}>
      <ChoiceSwitch
        legend={texts.reasonLegend}
        name={`reason-${messageId}`}
        value={reason}
        options={options}
        onChange={setReason}
      />
      <label className="grid gap-1.5">
        <span className="label">{texts.reasonComment}</span>
        <textarea
          value={comment}
          maxLength={1000}
          onChange={(event) => setComment(event.target.value)}
          className="native-area"
        />
      </label>
      <Button loading={isLoading} onPress={() => void send()} className="w-fit">
        {texts.reasonSend}
      </Button>
    </Dialog>
  );
}
