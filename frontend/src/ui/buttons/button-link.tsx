import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { type ButtonStyle, buttonClasses } from './button-style.ts';

interface ButtonLinkProps extends ButtonStyle {
  readonly to: string;
  /** What the next page is told, such as where to come back to. */
  readonly state?: unknown;
  readonly children: ReactNode;
  readonly className?: string;
}

/** A link that looks like a button: no JavaScript of the kit behind it, so public pages stay light. */
export function ButtonLink({ to, state, children, className = '', ...look }: ButtonLinkProps) {
  return (
    <Link to={to} state={state} className={`${buttonClasses(look)} ${className}`}>
      {children}
    </Link>
  );
}
