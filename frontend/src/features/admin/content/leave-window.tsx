import { useEffect, useRef } from 'react';
import { useBlocker } from 'react-router-dom';
import { articleEditorTexts as texts } from '../../../texts/admin/admin-content.ts';
import { Dialog } from '../../../ui/feedback/dialog.tsx';
import { WindowForm } from '../window-form.tsx';

/** Blocks leaving a page with unsaved changes, inside the application and in the browser. */
export function useUnsaved(isUnsaved: boolean) {
  const isDiscarded = useRef(false);
  const blocker = useBlocker(() => isUnsaved && !isDiscarded.current);
  useEffect(() => {
    if (!isUnsaved) return;
    const preventUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', preventUnload);
    return () => window.removeEventListener('beforeunload', preventUnload);
  }, [isUnsaved]);
  return {
    blocker,
    /** The saved state wins over the one of the last render. */
    discard: () => {
      isDiscarded.current = true;
    },
  };
}

/** Asks before unsaved changes are discarded. */
export function LeaveWindow({ unsaved: { blocker } }: { readonly unsaved: ReturnType<typeof useUnsaved> }) {
  if (blocker.state !== 'blocked') return null;
  return (
    <Dialog title={texts.leaveTitle} open onClose={() => blocker.state === 'blocked' && blocker.reset()}>
      <WindowForm
        lead={texts.leaveLead}
        danger
        submit={texts.leave}
        submitting={texts.leave}
        loading={false}
        onSubmit={() => blocker.proceed()}
        onCancel={() => blocker.reset()}
      />
    </Dialog>
  );
}
