import type { ReactNode } from 'react';
import { ButtonLink } from '../../ui/buttons/button-link.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { paths } from '../navigation/paths.ts';

interface PlanOnlyProps {
  readonly isIncluded: boolean;
  readonly empty: { readonly title: string; readonly hint: string; readonly action: ReactNode };
  readonly closed: { readonly title: string; readonly hint: string; readonly action: string };
}

/** An empty page with the required step, or the plan that includes it. */
export function PlanRequired({ isIncluded, empty, closed }: PlanOnlyProps) {
  if (isIncluded) return <EmptyState {...empty} />;
  const { title, hint, action } = closed;
  return (
    <EmptyState
      title={title}
      hint={hint}
      action={<ButtonLink to={`${paths.payment}?plan=professional`}>{action}</ButtonLink>}
    />
  );
}
