import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { resolveValue, type Toast, toast, useToaster } from 'react-hot-toast/headless';
import { interfaceTexts } from '../../texts/common/interface.ts';
import { Spinner } from './spinner.tsx';
import { TwoSentences } from './two-sentences.tsx';

/**
 * Toasts at the top right, on a phone above the thumb and off header and title, with the times of react-hot-toast (4 s, success 2 s, at most 20). Its headless API is used
 * because its own rendering adds style elements that the content security policy forbids.
 */
export function Toaster() {
  const { toasts, handlers } = useToaster();
  const place = useRef<HTMLElement>(null);
  const newest = toasts[0]?.id;
  useEffect(() => {
    const { current } = place;
    // jsdom has no popovers.
    if (newest === undefined || !current || !('showPopover' in current)) return;
    // What opens last stands above: a toast over an open dialog.
    current.popover = 'manual';
    current.hidePopover();
    current.showPopover();
  }, [newest]);
  return (
    <section
      ref={place}
      aria-label={interfaceTexts.notifications}
      onMouseEnter={handlers.startPause}
      onMouseLeave={handlers.endPause}
      className="pointer-events-none fixed inset-[auto_0.5rem_5rem_auto] z-[100001] grid w-[min(350px,calc(100vw-1rem))] sm:inset-[4.75rem_1rem_auto_auto] justify-items-end gap-2 overflow-visible bg-transparent"
    >
      {toasts.map((item) => (
        <ToastCard key={item.id} item={item} />
      ))}
    </section>
  );
}

function ToastCard({ item }: { readonly item: Toast }) {
  return (
    <div
      {...item.ariaProps}
      className={`pointer-events-auto flex w-fit max-w-full items-start gap-2.5 rounded-lg border border-border bg-overlay py-2.5 ps-3.5 pe-2 text-small text-overlay-foreground shadow-overlay transition-[opacity,translate] duration-240 ${
        item.visible ? 'opacity-100' : '-translate-y-1 opacity-0'
      }`}
    >
      <ToastIcon type={item.type} />
      <p className="min-w-0 flex-1 py-0.5">
        <TwoSentences message={resolveValue(item.message, item)} />
      </p>
      <button
        type="button"
        aria-label={interfaceTexts.dismiss}
        onClick={() => toast.dismiss(item.id)}
        className="grid size-7 shrink-0 cursor-pointer place-items-center rounded-md text-muted hover:text-foreground"
      >
        <X aria-hidden="true" className="size-4" />
      </button>
    </div>
  );
}

function ToastIcon({ type }: { readonly type: Toast['type'] }) {
  if (type === 'success') return <CircleCheck aria-hidden="true" className="mt-1 size-4.5 shrink-0 text-success" />;
  if (type === 'error') return <CircleAlert aria-hidden="true" className="mt-1 size-4.5 shrink-0 text-danger" />;
  if (type === 'loading') return <Spinner size="sm" decorative />;
  return null;
}
