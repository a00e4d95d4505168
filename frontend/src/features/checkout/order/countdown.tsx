import { orderTexts } from '../../../texts/billing/checkout.ts';
import { useSecondsUntil } from '../../../ui/feedback/use-seconds-until.ts';
import { dateOfInstant } from '../../../ui/format/instant.ts';

const day = 86_400;

/** `29:58`, `1:04:09`. */
function clockOf(seconds: number): string {
  const parts = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60), seconds % 60];
  const shown = parts[0] === 0 ? parts.slice(1) : parts;
  return shown.map((part, index) => (index === 0 ? String(part) : String(part).padStart(2, '0'))).join(':');
}

/** The remaining time of a charge; the date when more than a day is left. */
export function Countdown({ until }: { readonly until: string }) {
  const remaining = useSecondsUntil(Date.parse(until));
  if (remaining > day) return <p className="text-small text-muted">{orderTexts.validUntil(dateOfInstant(until))}</p>;
  if (remaining === 0) return <p className="text-small text-warning">{orderTexts.timeOver}</p>;
  return (
    <p role="timer" aria-label={orderTexts.timeLeft} className="flex items-baseline gap-2 text-small text-muted">
      {orderTexts.timeLeft}
      <span className="figure text-h3 text-foreground">{clockOf(remaining)}</span>
    </p>
  );
}
