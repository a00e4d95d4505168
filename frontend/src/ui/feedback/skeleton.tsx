/** A pale block in the place and size of what is coming. */
export function Skeleton({ className = '' }: { readonly className?: string }) {
  return <div aria-hidden="true" className={`skeleton ${className}`} />;
}
