import { drawMandala, type MandalaInput } from '@sefira/drawings/mandala';
import { Drawing } from './drawing.tsx';

interface MandalaProps extends MandalaInput {
  readonly decorative?: boolean;
  readonly className?: string;
}

/** A person's mandala: letters as beads, Expressão and Motivação as webs, Destino in the centre. */
export function Mandala({ decorative = false, className = '', ...input }: MandalaProps) {
  return <Drawing node={drawMandala(input)} decorative={decorative} className={`animate-reveal ${className}`} />;
}
