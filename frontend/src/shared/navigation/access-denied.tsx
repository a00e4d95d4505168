import { useEffect } from 'react';
import { toast } from 'react-hot-toast/headless';
import { ButtonLink } from '../../ui/buttons/button-link.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';

interface AccessDeniedProps {
  /** The page's own heading, for screen readers. */
  readonly page: string;
  readonly title: string;
  readonly hint: string;
  readonly toastText: string;
  readonly action: { readonly label: string; readonly to: string };
}

/** A page of another role: the refusal, also as a toast, and a way on. */
export function AccessDenied({ page, title, hint, toastText, action }: AccessDeniedProps) {
  useEffect(() => {
    toast.error(toastText, { id: toastText });
  }, [toastText]);
  return (
    <div className="page page--wide pt-8 md:pt-10">
      <h1 className="sr-only">{page}</h1>
      <EmptyState title={title} hint={hint} action={<ButtonLink to={action.to}>{action.label}</ButtonLink>} />
    </div>
  );
}
