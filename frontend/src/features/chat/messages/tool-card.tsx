import type { ChatCard } from '@sefira/contracts/chat/message';
import { ArrowUpRight } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { formPaths } from '../../../shared/navigation/paths.ts';
import { chatTexts as texts } from '../../../texts/chat/chat.ts';
import { NumberGlyph } from '../../../ui/drawings/number-glyph.tsx';
import { numberHue, numeralClass } from '../../../ui/drawings/number-hue.ts';

const CardMandala = lazy(async () => ({ default: (await import('./card-mandala.tsx')).CardMandala }));

interface ToolCardProps {
  readonly card: ChatCard;
  /** The answer that the card belongs to. */
  readonly messageId: string;
}

const mandalaNumbers = ['Destino', 'Expressão', 'Motivação', 'Impressão'];

/** The result of a calculation: its numbers and a link to its page. */
export function ToolCard({ card, messageId }: ToolCardProps) {
  const hasMandala =
    card.kind === 'map' && mandalaNumbers.every((name) => card.figures.some((one) => one.label === name));
  const sign = numberIn(card);
  return (
    <article
      id={cardAddress(messageId, card.id)}
      aria-label={card.title}
      tabIndex={-1}
      className="card scroll-mt-4 p-4 sm:p-5"
    >
      <div className={hasMandala ? 'grid items-center gap-x-6 gap-y-3 sm:grid-cols-[auto_1fr]' : ''}>
        {hasMandala ? (
          <div className="min-h-36 justify-self-center sm:min-h-44">
            <Suspense>
              <CardMandala name={card.title} figures={card.figures} />
            </Suspense>
          </div>
        ) : null}
        <div className="min-w-0">
          <div className="flex items-center gap-3">
            {hasMandala || sign === null ? null : <NumberGlyph number={sign} className="w-11! shrink-0" />}
            <div className="min-w-0">
              <h2 className="text-h3">{card.title}</h2>
              <p className="text-fine text-muted">{card.subtitle}</p>
            </div>
          </div>
          <Figures figures={card.figures} />
          <CardLink card={card} />
        </div>
      </div>
    </article>
  );
}

function Figures({ figures }: Pick<ChatCard, 'figures'>) {
  return (
    <dl className="mt-4 grid grid-cols-2 gap-x-4 gap-y-3 sm:grid-cols-3">
      {figures.map(({ label, value, detail }) => (
        <div key={label}>
          <dt className="text-fine text-muted">{label}</dt>
          <dd>
            <span className={`${numeralClass(Number(value))} text-[1.5rem] leading-tight`} style={hueOf(value)}>
              {value}
            </span>
            {value.endsWith('%') ? (
              <progress value={Number.parseInt(value, 10)} max={100} aria-label={label} className="progress" />
            ) : null}
            {detail ? <span className="block text-fine text-muted">{detail}</span> : null}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function CardLink({ card: { link } }: Pick<ToolCardProps, 'card'>) {
  if (!link) return null;
  return (
    <Link
      to={formPaths[link.analysis]}
      state={{ handedOver: link }}
      className="text-link mt-3 inline-flex min-h-9 items-center gap-1 text-small font-semibold"
    >
      {texts.openForm}
      <ArrowUpRight aria-hidden="true" className="size-4" />
    </Link>
  );
}

/** The card's element id: two answers can show the same card. */
export function cardAddress(messageId: string, cardId: string): string {
  return `card-${messageId}-${cardId}`;
}

function numberIn({ figures }: ChatCard): number | null {
  const first = Number(figures[0]?.value);
  return Number.isInteger(first) && first > 0 && first < 100 ? first : null;
}

function hueOf(value: string) {
  if (value.endsWith('%')) return { color: 'var(--gold)' };
  return /^\d{1,2}$/.test(value) ? numberHue(Number(value)) : undefined;
}
