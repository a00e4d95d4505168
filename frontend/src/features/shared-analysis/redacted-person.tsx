import type { RedactedContent, RedactedMap, RedactedPortrait } from '@sefira/contracts/numerology/shared';
import { showsSection } from '@sefira/numerology/schools/shown';
import { negativeSequences } from '@sefira/numerology/triangles';
import type { ReactNode } from 'react';
import { bandOf } from '../../shared/results/cards/band.ts';
import { HarmonyCard } from '../../shared/results/cards/harmony-card.tsx';
import { FoldList } from '../../shared/results/chapters/fold.tsx';
import { mandalaOf } from '../../shared/results/drawings/map-drawings.ts';
import { ConversationsChapter } from '../../shared/results/sections/conversations-chapter.tsx';
import { GridSection, TriangleSection } from '../../shared/results/sections/letters-sections.tsx';
import { NameNumbers } from '../../shared/results/sections/name-numbers.tsx';
import { NumberChapter } from '../../shared/results/sections/number-chapter.tsx';
import { numberNames, resultTexts } from '../../texts/analyses/personal-analysis.ts';
import { Mandala } from '../../ui/drawings/mandala.tsx';

type Personal = Extract<RedactedContent, { kind: 'personal' }>;
type Named = Extract<RedactedContent, { kind: 'name' }>;

const main = ['destino', 'expressao', 'motivacao', 'impressao', 'missao'] as const;

interface RedactedPersonProps {
  readonly content: Personal;
  readonly portrait: RedactedPortrait | null | undefined;
}

/** A personal map: the five main numbers with their meaning, letters, triangle. */
export function RedactedPerson({ content, portrait }: RedactedPersonProps) {
  const { map, texts, compatibility } = content;
  return (
    <>
      <Portrait map={map}>
        <HarmonyCard
          score={compatibility}
          color={bandOf(compatibility)}
          description={resultTexts.compatibilityHint}
          system={map.system}
        />
      </Portrait>
      <section className="section">
        <h2>{resultTexts.meaning}</h2>
        <FoldList className="mt-5">
          {main.map((key) => (
            <NumberChapter
              key={key}
              label={numberNames[key].name}
              hint={numberNames[key].hint}
              number={map[key]}
              text={texts[key]}
              areas={portrait?.areas[key]}
              explanation={map.explanations[key]}
              system={map.system}
            />
          ))}
          {portrait ? <ConversationsChapter pairs={portrait.pairs} /> : null}
        </FoldList>
      </section>
      <Letters content={content} />
    </>
  );
}

/** A name's analysis without the comparison date. */
export function RedactedName({ content }: { readonly content: Named }) {
  const { map, score, description } = content;
  const numbers = {
    ...content,
    expressionNumber: map.expressao,
    soulUrgeNumber: map.motivacao,
    personalityNumber: map.impressao,
  };
  return (
    <>
      <Portrait map={map}>
        <HarmonyCard
          score={score}
          color={bandOf(score)}
          description={description}
          relation={map.harmoniaNomeNascimento}
          system={map.system}
        />
      </Portrait>
      <NameNumbers result={numbers} explanations={map.explanations} system={map.system} />
      <Letters content={content} />
    </>
  );
}

function Portrait({ map, children }: { readonly map: RedactedMap; readonly children: ReactNode }) {
  return (
    <div className="mt-8 grid items-stretch gap-6 lg:grid-cols-[minmax(0,25rem)_1fr]">
      <div className="card grid place-items-center p-6">
        <Mandala {...mandalaOf(map)} lettered className="max-w-[22rem]" />
      </div>
      {children}
    </div>
  );
}

function Letters({ content: { map, texts } }: { readonly content: Pick<Personal, 'map' | 'texts'> }) {
  return (
    <>
      <GridSection map={map} />
      {showsSection(map, 'triangulos') ? (
        <TriangleSection map={map} rows={map.triangulo} sequences={negativeSequences(map.triangulo)} texts={texts} />
      ) : null}
    </>
  );
}
