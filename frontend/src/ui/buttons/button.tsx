import { Button as HeroButton } from '@heroui/react/button';
import type { ReactNode } from 'react';
import { interfaceTexts } from '../../texts/common/interface.ts';
import { Spinner } from '../feedback/spinner.tsx';
import { type ButtonStyle, buttonClasses } from './button-style.ts';

interface ButtonProps extends ButtonStyle {
  readonly children: ReactNode;
  readonly type?: 'button' | 'submit';
  readonly loading?: boolean;
  /** Shown while loading; by default the specification's 'Carregando...'. */
  readonly loadingLabel?: string;
  readonly disabled?: boolean;
  /** A longer accessible name. */
  readonly label?: string;
  readonly onPress?: (() => void) | undefined;
  readonly className?: string;
}

/** The product's button. While loading it is disabled for clicks but retains the focus. */
export function Button({
  children,
  type = 'button',
  variant,
  size,
  loading = false,
  loadingLabel = interfaceTexts.loading,
  disabled = false,
  label,
  onPress,
  className = '',
}: ButtonProps) {
  return (
    <HeroButton
      type={type}
      isDisabled={disabled}
      isPending={loading}
      className={`${buttonClasses({ variant, size })} ${className}`}
      {...(label ? { 'aria-label': label } : {})}
      {...(onPress ? { onPress } : {})}
    >
      {loading ? (
        <>
          <Spinner size="sm" color="current" decorative />
          {loadingLabel}
        </>
      ) : (
        children
      )}
    </HeroButton>
  );
}
