import { chapterTexts } from '../../../texts/analyses/chapters.ts';
import { numberNames, resultTexts } from '../../../texts/analyses/personal-analysis.ts';
import { Fold, FoldList } from '../chapters/fold.tsx';
import type { MapOfPerson, MapTexts, Portrait } from '../result-types.ts';
import { ConversationsChapter } from './conversations-chapter.tsx';
import { NumberChapter } from './number-chapter.tsx';

const main = ['destino', 'expressao', 'motivacao', 'impressao', 'missao'] as const;
const more = ['diaNatalicio', 'numeroPsiquico', 'talentoOculto', 'respostaSubconsciente'] as const;

interface MeaningSectionProps {
  readonly map: MapOfPerson;
  readonly texts: MapTexts;
  readonly portrait: Portrait | undefined;
  /** True for its owner: each number links to the chat. */
  readonly asks: boolean;
}

/** A chapter for each number: meaning and calculation. */
export function MeaningSection({ map, texts, portrait, asks }: MeaningSectionProps) {
  const chapterOf = (key: (typeof main | typeof more)[number]) => ({
    label: numberNames[key].name,
    hint: numberNames[key].hint,
    number: map[key],
    text: texts[key],
    explanation: map.explanations[key],
    system: map.system,
    subject: asks ? `numero:${key}` : undefined,
  });
  return (
    <section id="significado" className="result-section">
      <h2>{resultTexts.meaning}</h2>
      <FoldList className="mt-3">
        {main.map((key) => (
          <NumberChapter key={key} {...chapterOf(key)} areas={portrait?.areas[key]} />
        ))}
        {portrait ? <ConversationsChapter pairs={portrait.pairs} /> : null}
        <Fold
          title={chapterTexts.others}
          summary={more.map((key) => `${numberNames[key].name} ${map[key]}`).join(' · ')}
        >
          <div className="fold-list -mx-4 border-t border-separator md:-mx-7">
            {more.map((key) => (
              <NumberChapter key={key} {...chapterOf(key)} />
            ))}
          </div>
        </Fold>
      </FoldList>
    </section>
  );
}
