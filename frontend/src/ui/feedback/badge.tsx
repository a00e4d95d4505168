import type { ReactNode } from 'react';

const tones = {
  neutral: 'border-border text-muted',
  gold: 'border-gold text-gold',
  success: 'border-success text-success',
  warning: 'border-warning text-warning',
  danger: 'border-danger text-danger',
} as const;

interface BadgeProps {
  readonly tone?: keyof typeof tones;
  readonly children: ReactNode;
}

/** A short state; colour and word always go together. */
export function Badge({ tone = 'neutral', children }: BadgeProps) {
  return (
    <span
      className={`inline-flex w-fit items-center gap-1.5 rounded-full border px-2.5 py-0.5 text-fine font-semibold ${tones[tone]}`}
    >
      {children}
    </span>
  );
}
