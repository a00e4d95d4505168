import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { interfaceTexts } from '../../texts/common/interface.ts';
import { copyText } from './copy-text.ts';

interface CopyButtonProps {
  readonly text: string;
  readonly label: string;
  readonly iconOnly?: boolean;
}

const shownFor = 2000;

/** Copies a text; the label confirms it for two seconds. */
export function CopyButton({ text, label, iconOnly = false }: CopyButtonProps) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), shownFor);
    return () => clearTimeout(timer);
  }, [copied]);

  const copy = async () => {
    const done = await copyText(text);
    setCopied(done);
    if (!done) toast.error(interfaceTexts.copyFailed, { id: interfaceTexts.copyFailed });
  };
  const Icon = copied ? Check : Copy;
  const said = copied ? interfaceTexts.copied : label;
  return (
    <button
      type="button"
      aria-label={iconOnly ? said : undefined}
      onClick={() => void copy()}
      className={`button button--outline ${iconOnly ? 'button--icon-only shrink-0' : 'button--sm'}`}
    >
      <Icon aria-hidden="true" className="size-4" />
      {iconOnly ? null : <span aria-live="polite">{said}</span>}
    </button>
  );
}
