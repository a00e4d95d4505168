/** A pale block in the place and size of loading content. */
export function Skeleton({ className = '' }: { readonly className?: string }) {
  return <div aria-hidden="true" className={`skeleton ${className}`} />;
}

/** The pale rows of a list that loads. */
export function SkeletonRows({ rows }: { readonly rows: number }) {
  return (
    <div aria-hidden="true" className="card divide-y divide-border overflow-hidden">
      {Array.from({ length: rows }, (_, row) => row).map((row) => (
        <div key={row} className="flex items-center justify-between gap-6 px-5 py-4">
          <div className="grid min-w-0 flex-1 gap-2">
            <Skeleton className="h-4 w-2/5" />
            <Skeleton className="h-3 w-3/5" />
          </div>
          <Skeleton className="h-6 w-20 shrink-0" />
        </div>
      ))}
    </div>
  );
}
