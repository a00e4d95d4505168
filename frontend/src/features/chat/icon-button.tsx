import type { LucideIcon } from 'lucide-react';

interface IconButtonProps {
  readonly label: string;
  readonly Icon: LucideIcon;
  readonly onPress: () => void;
  /** For toggles: the pressed state. */
  readonly pressed?: boolean;
  readonly expanded?: boolean;
  readonly disabled?: boolean;
  /** False where the container would clip the tooltip. */
  readonly hasTip?: boolean;
  readonly className?: string;
}

/** A button with an icon only; its name is a tooltip and the accessible name. */
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
