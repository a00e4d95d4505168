import { interfaceTexts } from '../../texts/common/interface.ts';

const sizes = { sm: 'size-4', md: 'size-6', lg: 'size-10', xl: 'size-16' } as const;

const colors = {
  purple: 'text-accent',
  blue: 'text-(--num-2)',
  green: 'text-success',
  red: 'text-danger',
  gray: 'text-muted',
  current: '',
} as const;

interface SpinnerProps {
  readonly size?: keyof typeof sizes;
  readonly color?: keyof typeof colors;
  /** True inside an element with a loading text of its own. */
  readonly decorative?: boolean;
}

/** A loading indicator; announced to screen readers unless decorative. */
export function Spinner({ size = 'md', color = 'purple', decorative = false }: SpinnerProps) {
  const ring = (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      data-slot="spinner"
      className={`${sizes[size]} ${colors[color]} shrink-0 animate-spin`}
    >
      <circle cx="12" cy="12" r="9.5" fill="none" stroke="currentColor" strokeWidth="2" opacity="0.25" />
      <path d="M12 2.5a9.5 9.5 0 0 1 9.5 9.5" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
    </svg>
  );
  if (decorative) return ring;
  return (
    <span role="status" className="inline-flex">
      {ring}
      <span className="sr-only">{interfaceTexts.loading}</span>
    </span>
  );
}
