import type { ChatCard } from '@sefira/contracts/chat-message';
import { ArrowUpRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { formPaths } from '../../paths.ts';
import { chatTexts as texts } from '../../texts/chat.ts';
import { NumberGlyph } from '../../ui/number-glyph.tsx';
import { numberHue } from '../../ui/number-hue.ts';

/** The result of a calculation: its numbers at a glance, its steps on demand, and the way to its page. */
export function ToolCard({ card }: { readonly card: ChatCard }) {
  const { link } = card;
  return (
    <section id={`card-${card.id}`} aria-label={card.title} tabIndex={-1} className="card scroll-mt-4 p-4">
      <div className="flex items-center gap-3">
        <NumberGlyph
          number={numberIn(card)}
          state={numberIn(card) === 0 ? 'outline' : 'plain'}
          className="w-11! shrink-0"
        />
        <div className="min-w-0">
          <h3 className="text-[1.0625rem]">{card.title}</h3>
          <p className="text-fine text-muted">{card.subtitle}</p>
        </div>
      </div>
      <dl className="mt-3 grid grid-cols-2 gap-x-4 gap-y-2 sm:grid-cols-3">
        {card.figures.map(({ label, value, detail }) => (
          <div key={label}>
            <dt className="text-fine text-muted">{label}</dt>
            <dd>
              <span className="numeral text-[1.375rem] leading-tight" style={hueOf(value)}>
                {value}
              </span>
              {detail ? <span className="block text-fine text-muted">{detail}</span> : null}
            </dd>
          </div>
        ))}
      </dl>
      {link ? (
        <Link
          to={formPaths[link.analysis]}
          state={{ ...link, name: link.people[0]?.name, birthDate: link.people[0]?.birthDate }}
          className="text-link mt-3 inline-flex min-h-9 items-center gap-1 text-small font-semibold"
        >
          {texts.openForm}
          <ArrowUpRight aria-hidden="true" className="size-4" />
        </Link>
      ) : null}
    </section>
  );
}

function numberIn({ figures }: ChatCard): number {
  const first = Number(figures[0]?.value);
  return Number.isInteger(first) && first > 0 && first < 100 ? first : 0;
}

function hueOf(value: string) {
  return /^\d{1,2}$/.test(value) ? numberHue(Number(value)) : undefined;
}
