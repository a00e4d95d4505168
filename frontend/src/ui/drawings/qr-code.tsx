import { encode } from 'uqr';

interface QrCodeProps {
  readonly content: string;
  /** The purpose of the code, in words. */
  readonly label: string;
  readonly className?: string;
}

/** A QR code, dark on light in both themes: many cameras read no inverted codes. */
export function QrCode({ content, label, className = '' }: QrCodeProps) {
  const { data, size } = encode(content, { ecc: 'M', border: 3 });
  const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} className={`qr-code ${className}`}>
      <path d={path} shapeRendering="crispEdges" />
    </svg>
  );
}
