export interface ButtonStyle {
  readonly variant?: 'primary' | 'secondary' | 'outline' | 'ghost' | 'danger' | 'success' | 'warning' | undefined;
  readonly size?: 'xs' | 'sm' | 'md' | 'lg' | 'xl' | undefined;
}

/** The classes that make an element look like our button, whatever element it is. */
export function buttonClasses({ variant = 'primary', size = 'md' }: ButtonStyle): string {
  return `button button--${variant} button--${size}`;
}
