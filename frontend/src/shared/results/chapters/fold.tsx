import '../../../styles/results.css';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { chapterTexts } from '../../../texts/analyses/chapters.ts';

interface FoldProps {
  readonly id?: string;
  /** Small line over the title. */
  readonly eyebrow?: string | undefined;
  readonly title: string;
  /** Begins the text: two lines of it are shown while the chapter is folded. Left out, the title stands alone. */
  readonly lead?: string | undefined;
  /** A sentence of its own, which stays when the chapter unfolds. */
  readonly summary?: string | undefined;
  /** A numeral or glyph before the title. */
  readonly mark?: ReactNode;
  /** A badge or picture after the title. */
  readonly aside?: ReactNode;
  readonly open?: boolean;
  readonly Heading?: 'h2' | 'h3' | 'h4';
  /** Called when it unfolds: by a press, by a search in the page. */
  readonly onUnfold?: () => void;
  readonly children: ReactNode;
}

/** A chapter folded to its title and two lines. Its text is in the page: searches find it, print shows it. */
export function Fold(props: FoldProps) {
  const { id, eyebrow, title, lead, summary, mark, aside, open = false, Heading = 'h3', onUnfold, children } = props;
  return (
    <details
      id={id}
      open={open}
      className="fold scroll-mt-36"
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) onUnfold?.();
      }}
    >
      <summary className="fold-summary">
        {mark ? <span className="fold-mark">{mark}</span> : null}
        <span className="fold-words">
          {eyebrow ? <span className="block text-small text-muted">{eyebrow}</span> : null}
          <Heading className="text-h3">{title}</Heading>
          {summary ? <span className="fold-summary-line">{summary}</span> : null}
          {/* The text itself follows in the body: a screen reader reads it once. */}
          {lead ? (
            <span aria-hidden="true" className="fold-lead">
              {lead}
            </span>
          ) : null}
        </span>
        {aside}
        <span className="fold-toggle">
          <span className="fold-more">{chapterTexts.more}</span>
          <span className="fold-less">{chapterTexts.less}</span>
          <ChevronDown aria-hidden="true" className="size-4" />
        </span>
      </summary>
      <div className={mark ? 'fold-body fold-body--marked' : 'fold-body'}>{children}</div>
    </details>
  );
}

interface FoldListProps {
  readonly className?: string;
  readonly children: ReactNode;
}

/** Chapters under one another in one card. */
export function FoldList({ className = '', children }: FoldListProps) {
  return <div className={`card fold-list ${className}`}>{children}</div>;
}
