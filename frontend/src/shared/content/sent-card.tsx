import { useEffect, useRef } from 'react';
import { contactTexts as texts } from '../../texts/content/content.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { NoticeBox } from '../../ui/feedback/notice-box.tsx';

interface SentCardProps {
  readonly title?: string;
  readonly message: string;
  readonly onAnother: () => void;
}

/** In place of a form that was sent. It is lower than the form, so it is scrolled to. */
export function SentCard({ title, message, onAnother }: SentCardProps) {
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // jsdom has no such method.
    card.current?.scrollIntoView?.({ block: 'center' });
    card.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div ref={card} tabIndex={-1} className="card grid gap-5 p-6">
      {title ? <h2 className="text-h3">{title}</h2> : null}
      <NoticeBox tone="success">{message}</NoticeBox>
      <Button variant="outline" onPress={onAnother}>
        {texts.another}
      </Button>
    </div>
  );
}
