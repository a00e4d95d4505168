import type { BabyNameWire } from '@sefira/contracts/numerology/baby/result';
import { Heart } from 'lucide-react';
import { babyResultTexts as texts } from '../../../texts/analyses/baby.ts';
import { originNames } from '../../../texts/analyses/generators.ts';
import { numberHue } from '../../../ui/drawings/number-hue.ts';
import { Fold } from '../chapters/fold.tsx';

interface NameRowProps {
  readonly name: BabyNameWire;
  /** Null where there is no short list: on a page of another person. */
  readonly isListed: boolean | null;
  readonly onToggle: () => void;
}

const toneClasses = { good: 'text-success', neutral: 'text-muted', care: 'text-warning' } as const;

/** A name folded to its meaning; beside it the heart of the short list. */
export function NameRow({ name, isListed, onToggle }: NameRowProps) {
  const { meaning, origin, score, numbers } = name;
  const language = origin === null ? null : (originNames[origin] ?? origin);
  return (
    <li className="flex items-start">
      <div className="min-w-0 grow">
        <Fold
          mark={
            <span className="numeral" style={numberHue(numbers.expressao)}>
              {numbers.expressao}
            </span>
          }
          eyebrow={[language, texts.points(score)].filter(Boolean).join(' · ')}
          title={name.name}
          summary={meaning ?? texts.unknown}
        >
          <NameDetails name={name} />
        </Fold>
      </div>
      {isListed === null ? null : (
        <button
          type="button"
          aria-pressed={isListed}
          aria-label={isListed ? texts.remove(name.name) : texts.add(name.name)}
          onClick={onToggle}
          className="m-2 grid size-11 shrink-0 cursor-pointer place-items-center rounded-lg text-accent hover:bg-default print:hidden"
        >
          <Heart aria-hidden="true" className={`size-5.5 ${isListed ? 'fill-current' : ''}`} />
        </button>
      )}
    </li>
  );
}

function NameDetails({ name }: { readonly name: BabyNameWire }) {
  return (
    <div className="grid gap-5">
      <div>
        <p className="font-semibold">{name.fullName}</p>
        {name.popularity ? <p className="mt-1 text-small text-muted">{name.popularity}</p> : null}
        <p className="measure mt-1">{name.reading}</p>
      </div>
      <div>
        <h4 className="text-small font-semibold">{texts.reasons}</h4>
        <ul className="mt-2 grid gap-1.5 text-small">
          {name.reasons.map(({ tone, text }) => (
            <li key={text} className="grid grid-cols-[4.5rem_1fr] gap-2">
              <span className={`font-semibold ${toneClasses[tone]}`}>{texts.tones[tone]}</span>
              {text}
            </li>
          ))}
        </ul>
      </div>
      <DestinoTable name={name} />
      {name.spellings.length === 0 ? null : (
        <div>
          <h4 className="text-small font-semibold">{texts.spellings}</h4>
          <ul className="mt-2 grid gap-1.5 text-small">
            {name.spellings.map((spelling) => (
              <li key={spelling.name}>
                <strong>{spelling.name}</strong> · {texts.points(spelling.score)}. {spelling.text}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

/** How the name stands to each Destino that the dates make possible. */
function DestinoTable({ name: { name, destinos } }: { readonly name: BabyNameWire }) {
  return (
    <div>
      <h4 className="text-small font-semibold">{texts.byDate}</h4>
      <ul aria-label={`${texts.byDate}: ${name}`} className="mt-2 flex flex-wrap gap-2 text-small">
        {destinos.map(({ destino, days, relation, missao }) => (
          <li key={destino} className="rounded-lg border border-border px-3 py-1.5">
            <span className="block">
              {texts.destino} <strong>{destino}</strong> · {texts.relations[relation]}
            </span>
            <span className="block text-fine text-muted">
              {texts.days(days)} · {texts.missao} {missao}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
