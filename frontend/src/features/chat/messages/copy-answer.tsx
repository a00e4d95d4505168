import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { chatTexts as texts } from '../../../texts/chat/chat.ts';
import { copyText } from '../../../ui/buttons/copy-text.ts';

const shownFor = 2000;

/** Copies an answer; the icon is a tick for a moment. */
export function CopyAnswer({ text }: { readonly text: string }) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), shownFor);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async () => {
    const done = await copyText(text);
    setCopied(done);
    if (!done) toast.error(texts.copyFailed);
  };
  const label = copied ? texts.copied : texts.copy;
  return (
    <button
      type="button"
      aria-label={label}
      data-tip={label}
      data-copied={copied || undefined}
      onClick={() => void copy()}
      className="tip chat-icon-button icon-morph"
    >
      <Copy aria-hidden="true" className="size-4.5" />
      <Check aria-hidden="true" className="size-4.5 text-success" />
    </button>
  );
}
