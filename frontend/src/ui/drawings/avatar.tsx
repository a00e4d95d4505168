import { drawAvatar } from '@sefira/drawings/covers/avatar';
import { Drawing } from './drawing.tsx';

interface AvatarProps {
  readonly name: string;
  /** Address of the person's own picture, or null. */
  readonly picture: string | null;
  /** Text alternative; decorative without it. */
  readonly alt?: string;
  readonly className: string;
}

/** A round picture of a person; without one, a number's web with the initials. */
export function Avatar({ name, picture, alt = '', className }: AvatarProps) {
  return (
    <span
      className={`block shrink-0 overflow-hidden rounded-full border border-border bg-surface-secondary ${className}`}
    >
      {picture ? (
        <img src={picture} alt={alt} className="size-full object-cover" />
      ) : (
        <Drawing node={drawAvatar(signOf(name))} decorative />
      )}
    </span>
  );
}

/** Initials of first and last name, and two numbers derived from the name. */
function signOf(name: string) {
  const words = name.trim().split(/\s+/);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  const initials = ends.map((word) => Array.from(word ?? '')[0] ?? '').join('');
  const sum = Array.from(name).reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return { initials: initials.toLocaleUpperCase('pt-BR'), expression: (sum % 9) + 1, destiny: (sum % 8) + 1 };
}
