import { MessageCircle } from 'lucide-react';
import { Link } from 'react-router-dom';
import { resultTexts } from '../../../texts/analyses/personal-analysis.ts';
import { chatAboutPath } from '../../navigation/paths.ts';

interface AskLinkProps {
  /** The subject of the conversation: `numero:destino`, `dia:2026-11-21`. */
  readonly subject: string;
  readonly title: string;
}

/** Links a number or a day to the chat. */
export function AskLink({ subject, title }: AskLinkProps) {
  return (
    <Link
      to={chatAboutPath(subject, title)}
      aria-label={resultTexts.askAbout(title)}
      className="text-link mt-4 inline-flex min-h-9 print:hidden items-center gap-2 text-small"
    >
      <MessageCircle aria-hidden="true" className="size-4" />
      {resultTexts.ask}
    </Link>
  );
}
