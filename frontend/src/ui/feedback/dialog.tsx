import { X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { interfaceTexts } from '../../texts/common/interface.ts';

interface DialogProps {
  readonly title: string;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A modal window. The browser traps the focus, closes it with Esc and restores the focus. */
export function Dialog({ title, open, onClose, children }: DialogProps) {
  const element = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    const { current } = element;
    if (!current) return;
    if (open && !current.open) current.showModal();
    if (!open && current.open) current.close();
  }, [open]);

  // A window that is taken off the page while it is open returns the focus too; only `close` does that.
  useLayoutEffect(() => {
    const { current } = element;
    return () => current?.close();
  }, []);

  return (
    <dialog
      ref={element}
      aria-labelledby={titleId}
      // Its event may come after it was opened again.
      onClose={() => element.current?.open || onClose()}
      // A press outside closes it; Esc is the equivalent for the keyboard.
      onPointerDown={(event) => {
        if (event.target === element.current) element.current?.close();
      }}
      className="dialog"
    >
      {open ? (
        <div className="grid gap-5 p-6">
          <div className="flex items-start justify-between gap-4">
            <h2 id={titleId} className="text-h3">
              {title}
            </h2>
            <button
              type="button"
              aria-label={interfaceTexts.close}
              onClick={() => element.current?.close()}
              className="-me-2 -mt-2 grid size-11 shrink-0 cursor-pointer place-items-center rounded-lg text-muted hover:bg-default hover:text-foreground"
            >
              <X aria-hidden="true" className="size-5" />
            </button>
          </div>
          {children}
        </div>
      ) : null}
    </dialog>
  );
}
