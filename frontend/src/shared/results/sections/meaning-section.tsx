import { numberNames, resultTexts } from '../../../texts/analyses/personal-analysis.ts';
import type { MapOfPerson, MapTexts } from '../result-types.ts';
import { NumberChapter } from './number-chapter.tsx';

const main = ['destino', 'expressao', 'motivacao', 'impressao', 'missao'] as const;
const more = ['diaNatalicio', 'numeroPsiquico', 'talentoOculto', 'respostaSubconsciente'] as const;

interface MeaningSectionProps {
  readonly map: MapOfPerson;
  readonly texts: MapTexts;
  /** True for its owner: each number links to the chat. */
  readonly asks: boolean;
}

/** A chapter for each number: meaning and calculation. */
export function MeaningSection({ map, texts, asks }: MeaningSectionProps) {
  return (
    <section id="significado" className="section scroll-mt-16">
      <h2>{resultTexts.meaning}</h2>
      <div className="mt-6 grid gap-6">
        {main.map((key) => (
          <NumberChapter
            key={key}
            label={numberNames[key].name}
            hint={numberNames[key].hint}
            number={map[key]}
            text={texts[key]}
            explanation={map.explanations[key]}
            system={map.system}
            subject={asks ? `numero:${key}` : undefined}
          />
        ))}
      </div>
      <h3 className="mt-12">{resultTexts.more}</h3>
      <div className="mt-4 grid items-start gap-6 md:grid-cols-2">
        {more.map((key) => (
          <NumberChapter
            key={key}
            compact
            label={numberNames[key].name}
            hint={numberNames[key].hint}
            number={map[key]}
            text={texts[key]}
            explanation={map.explanations[key]}
            system={map.system}
            subject={asks ? `numero:${key}` : undefined}
          />
        ))}
      </div>
    </section>
  );
}
