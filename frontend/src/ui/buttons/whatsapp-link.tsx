import { MessageCircle } from 'lucide-react';
import { controlTexts } from '../../texts/common/controls.ts';
import { buttonClasses } from './button-style.ts';

/** Shares a text by WhatsApp; the sender chooses the recipient. */
export function WhatsappLink({ text }: { readonly text: string }) {
  return (
    <a
      href={`https://wa.me/?${new URLSearchParams({ text })}`}
      target="_blank"
      rel="noreferrer"
      className={buttonClasses({ variant: 'outline' })}
    >
      <MessageCircle aria-hidden="true" className="size-4.5" />
      {controlTexts.whatsapp}
    </a>
  );
}
