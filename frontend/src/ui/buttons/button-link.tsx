import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { type ButtonStyle, buttonClasses } from './button-style.ts';

interface ButtonLinkProps extends ButtonStyle {
  readonly to: string;
  /** Location state of the next page, such as the page to return to. */
  readonly state?: unknown;
  /** Its name where the visible words do not say of what, beginning with them. */
  readonly label?: string;
  readonly children: ReactNode;
  readonly className?: string;
}

/** A link styled as a button, without the kit's JavaScript, so public pages stay light. */
export function ButtonLink({ to, state, label, children, className = '', ...look }: ButtonLinkProps) {
  return (
    <Link to={to} state={state} aria-label={label} className={`${buttonClasses(look)} ${className}`}>
      {children}
    </Link>
  );
}
