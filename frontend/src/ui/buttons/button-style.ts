export interface ButtonStyle {
  readonly variant?: 'primary' | 'secondary' | 'outline' | 'ghost' | 'danger' | undefined;
  readonly size?: 'sm' | 'md' | 'lg' | 'xl' | undefined;
}

/** The classes of a button for any element. */
export function buttonClasses({ variant = 'primary', size = 'md' }: ButtonStyle): string {
  return `button button--${variant} button--${size}`;
}
