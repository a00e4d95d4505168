import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { controlTexts } from '../../texts/common/controls.ts';
import { copyText } from './copy-text.ts';

interface CopyButtonProps {
  readonly text: string;
  readonly label: string;
  /** `icon`: a square button; `quiet`: an icon without a frame; `tip`: the same with its label as a tooltip. */
  readonly variant?: 'outline' | 'primary' | 'icon' | 'quiet' | 'tip';
  /** A longer accessible name, where several buttons have the same label. */
  readonly name?: string;
  /** Shown as a toast besides the tick. */
  readonly success?: string;
}

const shownFor = 2000;

const classesOf = {
  outline: 'button button--outline button--sm',
  primary: 'button button--primary',
  icon: 'button button--outline button--icon-only shrink-0',
  quiet: 'grid size-11 cursor-pointer place-items-center rounded-lg text-muted hover:bg-default hover:text-foreground',
  tip: 'tip chat-icon-button',
} as const;

/** Copies a text; a tick and the label confirm it for two seconds. */
export function CopyButton({ text, label, variant = 'outline', name, success }: CopyButtonProps) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), shownFor);
    return () => clearTimeout(timer);
  }, [copied]);

  const copy = async () => {
    const done = await copyText(text);
    setCopied(done);
    if (!done) toast.error(controlTexts.copyFailed, { id: controlTexts.copyFailed });
    else if (success) toast.success(success);
  };
  const said = copied ? controlTexts.copied : label;
  const showsLabel = variant === 'outline' || variant === 'primary';
  return (
    <button
      type="button"
      aria-label={showsLabel ? name : said}
      data-tip={variant === 'tip' ? said : undefined}
      onClick={() => void copy()}
      className={classesOf[variant]}
    >
      <span data-copied={copied || undefined} className="icon-morph grid">
        <Copy aria-hidden="true" className="size-4.5" />
        <Check aria-hidden="true" className="size-4.5" />
      </span>
      {showsLabel ? <span aria-live="polite">{said}</span> : null}
    </button>
  );
}
