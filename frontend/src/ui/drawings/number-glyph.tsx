import { drawGlyph } from '@sefira/drawings/glyph';
import { Drawing } from './drawing.tsx';

interface NumberGlyphProps {
  readonly number: number;
  readonly state?: 'plain' | 'pale' | 'outline';
  readonly className?: string;
}

/** The sign of a number beside its words; decorative. */
export function NumberGlyph({ number, state = 'plain', className = 'size-14' }: NumberGlyphProps) {
  return <Drawing node={drawGlyph({ number, state })} decorative className={className} />;
}
