import type { BrandNameWire } from '@sefira/contracts/numerology/brand/result';
import type { ReactNode } from 'react';
import { brandGroupTexts, brandResultTexts as texts } from '../../../texts/analyses/brand.ts';
import { dateInWords } from '../../../ui/format/calendar-date.ts';
import { Fold } from '../chapters/fold.tsx';
import { NumberMark } from '../chapters/number-mark.tsx';

interface BrandNameFoldProps {
  readonly name: BrandNameWire;
  readonly open: boolean;
}

const toneClasses = { good: 'text-success', neutral: 'text-muted', care: 'text-warning' } as const;

/** A name folded to its group and points. */
export function BrandNameFold({ name, open }: BrandNameFoldProps) {
  const { numbers, group, score, isIdea, keyword } = name;
  return (
    <Fold
      open={open}
      mark={<NumberMark number={numbers.expressao} />}
      eyebrow={`${brandGroupTexts[group]} · ${texts.pointsOf(score)} · ${isIdea ? texts.ofYours : texts.proposed}`}
      title={name.name}
      summary={keyword}
    >
      <div className="grid gap-6">
        <Reasons reasons={name.reasons} parts={name.parts} />
        <Part title={texts.inSector(numbers.expressao)}>
          <p className="measure mt-1">{name.reading}</p>
        </Part>
        <Part title={texts.clients}>
          <p className="measure mt-1">{name.clients}</p>
        </Part>
        <div className="grid gap-6 md:grid-cols-2">
          <Sound sound={name.sound} />
          <Address address={name.address} />
          <LegalForms forms={name.forms} />
          <Slogans slogans={name.slogans} />
        </div>
        <Openings openings={name.openings} />
        <Founders founders={name.founders} />
      </div>
    </Fold>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div className="min-w-0">
      <h4 className="text-small font-semibold">{title}</h4>
      {children}
    </div>
  );
}

function Reasons({ reasons, parts }: Pick<BrandNameWire, 'reasons' | 'parts'>) {
  return (
    <Part title={texts.reasons}>
      <p className="mt-1 text-small text-muted">{texts.partsOf(parts)}</p>
      <ul className="mt-2 grid gap-1.5 text-small">
        {reasons.map(({ tone, text }) => (
          <li key={text} className="grid grid-cols-[4.5rem_1fr] gap-2">
            <span className={`font-semibold ${toneClasses[tone]}`}>{texts.tones[tone]}</span>
            {text}
          </li>
        ))}
      </ul>
    </Part>
  );
}

export function Sound({ sound }: Pick<BrandNameWire, 'sound'>) {
  return (
    <Part title={texts.spoken}>
      <p className="mt-1 text-small text-muted">{sound.text}</p>
      {sound.hardWords.length === 0 ? null : (
        <p className="text-small text-muted">{texts.hard(sound.hardWords.join(', '))}</p>
      )}
      <p className="text-small text-muted">
        {sound.doubts.length === 0 ? texts.spelledAsSaid : sound.doubts.join(' ')}
      </p>
    </Part>
  );
}

export function Address({ address }: Pick<BrandNameWire, 'address'>) {
  return (
    <Part title={texts.address}>
      <p className="mt-1 font-semibold [overflow-wrap:anywhere]">
        {address.domain} · {address.handle}
      </p>
      <p className="text-small text-muted">
        {address.text} {texts.notChecked}
      </p>
    </Part>
  );
}

function LegalForms({ forms }: Pick<BrandNameWire, 'forms'>) {
  return (
    <Part title={texts.legal}>
      <ul className="mt-1 grid gap-1 text-small">
        {forms.map(({ form, name, numbers }) => (
          <li key={name} className="flex flex-wrap justify-between gap-x-4">
            <span className="min-w-0 [overflow-wrap:anywhere]">
              {form === null ? `${name} (${texts.tradeName.toLowerCase()})` : name}
            </span>
            <span className="text-muted">{texts.expressao(numbers.expressao)}</span>
          </li>
        ))}
      </ul>
    </Part>
  );
}

export function Slogans({ slogans }: Pick<BrandNameWire, 'slogans'>) {
  return (
    <Part title={texts.slogans}>
      <ul className="mt-1 grid gap-1">
        {slogans.map(({ text }) => (
          <li key={text} className="font-display text-h3">
            {text}
          </li>
        ))}
      </ul>
    </Part>
  );
}

function Openings({ openings }: Pick<BrandNameWire, 'openings'>) {
  return (
    <Part title={texts.openings}>
      <ol className="mt-2 grid gap-2 text-small">
        {openings.slice(0, 3).map(({ date, level, score, text }) => (
          <li key={date}>
            <span className="font-semibold">{dateInWords(date)}</span> · {texts.levels[level]}, {texts.pointsOf(score)}
            <span className="block text-muted">{text}</span>
          </li>
        ))}
      </ol>
    </Part>
  );
}

function Founders({ founders }: Pick<BrandNameWire, 'founders'>) {
  return (
    <Part title={texts.founders}>
      <ul className="mt-2 grid gap-3 text-small">
        {founders.map(({ name, destino, relation, text }) => (
          <li key={name}>
            <span className="font-semibold">{texts.founder(name, destino)}</span> · {texts.relations[relation]}
            <span className="measure block text-muted">{text}</span>
          </li>
        ))}
      </ul>
    </Part>
  );
}
