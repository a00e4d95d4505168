import '../../../styles/results.css';
import { useEffect, useRef } from 'react';
import { chapterTexts } from '../../../texts/analyses/chapters.ts';
import { useEdges } from '../../../ui/layout/use-edges.ts';
import { useCurrentSection } from './use-current-section.ts';

export interface IndexEntry {
  /** The id of a section of the page. */
  readonly id: string;
  readonly label: string;
}

/** The index of a result: it stays under the header and marks the part that is being read. */
export function ResultIndex({ entries }: { readonly entries: readonly IndexEntry[] }) {
  const list = useRef<HTMLUListElement>(null);
  const current = useCurrentSection(entries.map(({ id }) => id));
  useEdges(list);

  useEffect(() => {
    const frame = list.current;
    const link = frame?.querySelector<HTMLElement>(`a[href="#${current}"]`);
    if (!frame || !link) return;
    frame.scrollLeft = link.offsetLeft - (frame.clientWidth - link.offsetWidth) / 2;
  }, [current]);

  return (
    <nav aria-label={chapterTexts.index} className="result-index">
      <ul ref={list} className="edge-fade">
        {entries.map(({ id, label }) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
