import { lifeAtlas } from '@sefira/numerology/atlas/life-atlas';
import { readAtlas } from '@sefira/numerology/interpretations/atlas/read-atlas';
import { type AnalysisDefinition, numberEntry } from './analysis-definition.ts';

const summaryLabels = { vida: 'Arcano', ciclos: 'Ciclo', momentos: 'Momento', anos: 'Ano pessoal' } as const;

export const atlas: AnalysisDefinition<'atlas'> = {
  kind: 'atlas',
  done: 'Atlas da vida pronto!',
  title: ({ name }) => `Atlas da vida de ${name}`,
  names: () => ['linha da vida', 'arcanos'],
  compute({ name, birthDate }, reading) {
    const life = lifeAtlas({ name, birthDate, ...reading });
    const { tracks, readings } = readAtlas(life);
    return {
      system: life.map.system,
      name: life.map.name,
      birthDate: life.birthDate,
      referenceDate: life.referenceDate,
      age: life.map.idade,
      endDate: life.endDate,
      lastAge: life.lastAge,
      tracks: tracks.map((track) => ({ ...track, segments: [...track.segments] })),
      readings: Object.fromEntries(
        Object.entries(readings).map(([key, { paragraphs, ...words }]) => [
          key,
          { ...words, paragraphs: [...paragraphs] },
        ]),
      ),
    };
  },
  summarize: ({ tracks }) =>
    tracks.flatMap(({ id, segments }) => {
      const current = segments.find(({ tense }) => tense === 'present');
      if (!current || !(id in summaryLabels)) return [];
      return [numberEntry(summaryLabels[id as keyof typeof summaryLabels], current.number)];
    }),
};
