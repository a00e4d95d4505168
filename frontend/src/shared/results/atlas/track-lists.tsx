import type { AtlasResultWire } from '@sefira/contracts/numerology/life/atlas-result';
import { useRef, useState } from 'react';
import { atlasResultTexts as texts } from '../../../texts/analyses/atlas.ts';
import { useEdges } from '../../../ui/layout/use-edges.ts';
import { Fold, FoldList } from '../chapters/fold.tsx';
import { agesOf, type Chosen, spanOf } from './line-scale.ts';

interface TrackListsProps {
  readonly result: AtlasResultWire;
  readonly onRead: (chosen: Chosen) => void;
}

/** The line as tables, one a track: the same content for readers who cannot see the drawing, and for print. */
export function TrackLists({ result, onRead }: TrackListsProps) {
  return (
    <section className="section">
      <h2>{texts.table}</h2>
      <p className="measure mt-2 text-muted">{texts.tableLead}</p>
      <FoldList className="mt-6">
        {result.tracks.map((track) => (
          <TrackFold key={track.id} track={track} onRead={onRead} />
        ))}
      </FoldList>
    </section>
  );
}

interface TrackFoldProps {
  readonly track: AtlasResultWire['tracks'][number];
  readonly onRead: (chosen: Chosen) => void;
}

/** A hundred years are rows only once they are wanted. */
const rowsAtOnce = 30;

function TrackFold({ track: { id, title, meaning, segments }, onRead }: TrackFoldProps) {
  const [isOpen, setIsOpen] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  useEdges(frame);
  const rows = isOpen || segments.length <= rowsAtOnce ? segments : [];
  return (
    <Fold title={title} summary={`${meaning} ${texts.tableCount(segments.length)}.`} onUnfold={() => setIsOpen(true)}>
      <div ref={frame} className="edge-fade overflow-x-auto" tabIndex={-1}>
        <table className="w-full text-start text-small tabular-nums">
          <thead>
            <tr className="text-start text-muted">
              {Object.values(texts.columns).map((name) => (
                <th key={name} scope="col" className="py-2 pe-4 text-start font-semibold">
                  {name}
                </th>
              ))}
              <th scope="col">
                <span className="sr-only">{texts.read}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((segment) => (
              <tr
                key={segment.index}
                className="border-t border-border"
                aria-current={segment.tense === 'present' || undefined}
              >
                <th scope="row" className="py-1 pe-4 text-start font-semibold">
                  {segment.number}
                </th>
                <td className="py-1 pe-4">{segment.title}</td>
                <td className="py-1 pe-4 whitespace-nowrap">{spanOf(segment)}</td>
                <td className="py-1 pe-4 whitespace-nowrap">{agesOf(segment)}</td>
                <td>
                  <button
                    type="button"
                    className="link min-h-8 px-1"
                    aria-label={texts.readLabel(segment.number, segment.title, spanOf(segment))}
                    onClick={() => onRead({ track: id, index: segment.index })}
                  >
                    {texts.read}
                  </button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Fold>
  );
}
