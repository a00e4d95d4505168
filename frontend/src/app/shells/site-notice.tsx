import { Info } from 'lucide-react';
import { useConfigured } from '../../api/endpoints/configuration-store.ts';

/** The administration's notice over every page. */
export function SiteNotice() {
  const notice = useConfigured((known) => known?.notice ?? null);
  if (notice === null) return null;
  return (
    <div role="status" className="border-b border-border bg-surface-secondary">
      <p className="page flex items-start gap-2.5 py-2.5 text-[0.9375rem]">
        <Info aria-hidden="true" className="mt-0.5 size-4.5 shrink-0 text-accent" />
        <span className="min-w-0 whitespace-pre-line">{notice}</span>
      </p>
    </div>
  );
}
