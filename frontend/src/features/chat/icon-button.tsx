import type { LucideIcon } from 'lucide-react';

interface IconButtonProps {
  readonly label: string;
  readonly Icon: LucideIcon;
  readonly onPress: () => void;
  /** Set on what is switched on and off. */
  readonly pressed?: boolean;
  readonly expanded?: boolean;
  readonly disabled?: boolean;
  /** False where what stands around it would cut the tip off. */
  readonly hasTip?: boolean;
  readonly className?: string;
}

/** A quiet button that is only a sign; its name shows on hover and is read aloud. */
export function IconButton({
  label,
  Icon,
  onPress,
  pressed,
  expanded,
  disabled = false,
  hasTip = true,
  className = '',
}: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={pressed}
      aria-expanded={expanded}
      data-tip={label}
      disabled={disabled}
      onClick={onPress}
      className={`${hasTip ? 'tip' : ''} chat-icon-button ${className}`}
    >
      <Icon aria-hidden="true" className="size-4.5" />
    </button>
  );
}
