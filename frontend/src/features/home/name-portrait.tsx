import { letterGrid } from '@sefira/numerology/letter-grid';
import type { ReactNode } from 'react';
import { numberNames } from '../../texts/analyses/personal-analysis.ts';
import { homeTexts } from '../../texts/content/home.ts';
import { NameBeads } from '../../ui/drawings/letter-beads.tsx';
import { lettersByWord } from '../../ui/drawings/letters-by-word.ts';
import { Mandala } from '../../ui/drawings/mandala.tsx';
import { numberHue } from '../../ui/drawings/number-hue.ts';
import { PortraitFrame } from './portrait-frame.tsx';

interface NamePortraitProps {
  readonly name: string;
  /** Shown until the name has a letter. */
  readonly example: ReactNode;
}

/** The mandala of a name as it is typed, its letters as beads, and its numbers. Computed in the page, nothing is sent. */
export function NamePortrait({ name, example }: NamePortraitProps) {
  const { cells, motivacao, impressao, expressao } = letterGrid(name);
  if (expressao === null) return example;
  const numbers = [
    { label: numberNames.motivacao.name, number: motivacao },
    { label: numberNames.impressao.name, number: impressao },
    { label: numberNames.expressao.name, number: expressao },
  ];
  return (
    <PortraitFrame
      caption={homeTexts.ownMandala}
      mandala={
        <Mandala
          words={lettersByWord(cells)}
          destiny={null}
          expression={expressao}
          motivation={motivacao ?? 0}
          impression={impressao ?? 0}
        />
      }
    >
      {/* On a narrow screen the beads of the ring alone: more lines would push down what is read below. */}
      <div className="mb-3 max-lg:hidden">
        <NameBeads name={name} lines={2} />
      </div>
      <dl className="flex flex-wrap gap-x-5 gap-y-1">
        {numbers.map(({ label, number }) => (
          <div key={label} className="flex items-baseline gap-2">
            <dt className="text-small text-muted">{label}</dt>
            <dd className="numeral text-h3" style={number === null ? undefined : numberHue(number)}>
              {number ?? '–'}
            </dd>
          </div>
        ))}
      </dl>
    </PortraitFrame>
  );
}
