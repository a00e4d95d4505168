import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { orderTexts } from '../../../texts/billing/checkout.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { copyText } from '../../../ui/buttons/copy-text.ts';

interface CopyButtonProps {
  readonly text: string;
  readonly label: string;
}

const shownFor = 2500;

/** Copies a code; the icon is a tick for a moment. */
export function CopyButton({ text, label }: CopyButtonProps) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), shownFor);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async () => {
    const done = await copyText(text);
    setCopied(done);
    if (!done) toast.error(orderTexts.copyFailed);
  };
  const Icon = copied ? Check : Copy;
  return (
    <Button onPress={() => void copy()}>
      <Icon aria-hidden="true" className="size-4.5" />
      <span aria-live="polite">{copied ? orderTexts.copied : label}</span>
    </Button>
  );
}
