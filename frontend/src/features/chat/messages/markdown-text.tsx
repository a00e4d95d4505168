import type { ReactNode } from 'react';
import Markdown, { type Components } from 'react-markdown';
import { Link } from 'react-router-dom';
import { isOpen } from '../../../shared/navigation/paths.ts';

interface MarkdownTextProps {
  readonly text: string;
}

const allowed = [
  'p',
  'br',
  'strong',
  'em',
  'del',
  'ul',
  'ol',
  'li',
  'blockquote',
  'code',
  'pre',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'hr',
  'a',
];

const heading = ({ children }: { readonly children?: ReactNode }) => <h2>{children}</h2>;

const components: Components = {
  // Own pages only: a prompt injection could add foreign links.
  a: ({ href = '', children }) =>
    isOpen(href.split(/[?#]/)[0] ?? '') ? (
      <Link to={href} className="text-link">
        {children}
      </Link>
    ) : (
      <span>{children}</span>
    ),
  h1: heading,
  h2: heading,
  h3: heading,
  h4: heading,
  h5: heading,
  h6: heading,
};

/** The Markdown of an answer: no HTML, no pictures, no external links. */
export function MarkdownText({ text }: MarkdownTextProps) {
  return (
    <Markdown skipHtml unwrapDisallowed allowedElements={allowed} components={components}>
      {text}
    </Markdown>
  );
}
