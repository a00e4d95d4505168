import type { ChatSource } from '@sefira/contracts/chat/message';
import { BookOpen, Calculator, FileText, Newspaper } from 'lucide-react';
import { Link } from 'react-router-dom';
import { analysisPath } from '../../../shared/navigation/paths.ts';
import { chatTexts as texts } from '../../../texts/chat/chat.ts';
import { cardAddress } from './tool-card.tsx';

interface AnswerSourcesProps {
  readonly sources: readonly ChatSource[];
  /** The answer that holds the referenced cards. */
  readonly messageId: string;
}

/** Sources of an answer; each one opens. */
export function AnswerSources({ sources, messageId }: AnswerSourcesProps) {
  if (sources.length === 0) return null;
  return (
    <details className="mt-3 text-small">
      <summary className="chat-summary">{texts.sources(sources.length)}</summary>
      <ul className="mt-1 grid gap-1">
        {sources.map((source) => (
          <li key={`${source.kind} ${source.ref}`}>
            <Source source={source} messageId={messageId} />
          </li>
        ))}
      </ul>
    </details>
  );
}

function Source({ source, messageId }: { readonly source: ChatSource; readonly messageId: string }) {
  if (source.kind === 'analysis') {
    return (
      <Link to={analysisPath(source.ref)} className="text-link inline-flex min-h-9 items-center gap-2">
        <FileText aria-hidden="true" className="size-4 shrink-0" />
        {source.title}
      </Link>
    );
  }
  if (source.kind === 'calculation') {
    return (
      <button
        type="button"
        onClick={() => showCard(cardAddress(messageId, source.ref))}
        className="text-link inline-flex min-h-9 cursor-pointer items-center gap-2 text-start"
      >
        <Calculator aria-hidden="true" className="size-4 shrink-0" />
        {source.title}
      </button>
    );
  }
  if (source.kind === 'article') {
    return (
      <Link to={source.ref} className="text-link inline-flex min-h-9 items-center gap-2">
        <Newspaper aria-hidden="true" className="size-4 shrink-0" />
        {source.title}
      </Link>
    );
  }
  return (
    <details>
      <summary className="chat-summary">
        <BookOpen aria-hidden="true" className="size-4 shrink-0" />
        {source.title}
      </summary>
      <blockquote className="measure border-s-2 border-gold ps-3 text-muted">{source.excerpt}</blockquote>
    </details>
  );
}

function showCard(address: string): void {
  const card = document.getElementById(address);
  card?.scrollIntoView({ block: 'nearest', behavior: 'smooth' });
  card?.focus({ preventScroll: true });
}
