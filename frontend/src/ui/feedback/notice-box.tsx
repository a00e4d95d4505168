import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import type { ReactNode } from 'react';

const styles = {
  danger: { Icon: CircleAlert, classes: 'border-danger text-danger', role: 'alert' },
  success: { Icon: CircleCheck, classes: 'border-success text-success', role: 'status' },
  info: { Icon: Info, classes: 'border-border text-muted', role: undefined },
} as const;

interface NoticeBoxProps {
  readonly tone: keyof typeof styles;
  readonly children: ReactNode;
}

/** A permanent message on the page. */
export function NoticeBox({ tone, children }: NoticeBoxProps) {
  const { Icon, classes, role } = styles[tone];
  return (
    <div role={role} className={`flex items-start gap-2.5 rounded-lg border px-3.5 py-2.5 text-[0.9375rem] ${classes}`}>
      <Icon aria-hidden="true" className="mt-0.5 size-4.5 shrink-0" />
      <div className="min-w-0 flex-1">{children}</div>
    </div>
  );
}
