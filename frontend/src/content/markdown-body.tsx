import { headingAnchor } from '@sefira/contracts/content-article';
import { isValidElement, type ReactNode } from 'react';
import Markdown, { type Components } from 'react-markdown';
import { Link } from 'react-router-dom';

function textOf(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node);
  if (Array.isArray(node)) return node.map(textOf).join('');
  if (isValidElement<{ children?: ReactNode }>(node)) return textOf(node.props.children);
  return '';
}

const components: Components = {
  a: ({ href = '', children }) =>
    href.startsWith('/') ? (
      <Link to={href} className="text-link">
        {children}
      </Link>
    ) : (
      <a href={href} className="text-link" rel="noreferrer">
        {children}
      </a>
    ),
  h2: ({ children }) => (
    <h2 id={headingAnchor(textOf(children))} className="mt-10 scroll-mt-24 text-h3 first:mt-0">
      {children}
    </h2>
  ),
  h3: ({ children }) => <h3 className="mt-8 font-sans text-[1.125rem] font-semibold">{children}</h3>,
  p: ({ children }) => <p className="mt-4 first:mt-0">{children}</p>,
  ul: ({ children }) => <ul className="mt-4 grid list-disc gap-2 ps-5 marker:text-gold">{children}</ul>,
  ol: ({ children }) => <ol className="mt-4 grid list-decimal gap-2 ps-5 marker:text-gold">{children}</ol>,
  blockquote: ({ children }) => <blockquote className="mt-4 border-s-2 border-gold ps-5">{children}</blockquote>,
  img: ({ src, alt }) =>
    typeof src === 'string' ? (
      <img
        src={src}
        alt={alt ?? ''}
        width={1280}
        height={800}
        loading="lazy"
        className="mt-4 h-auto w-full rounded-xl border border-border"
      />
    ) : null,
};

/** The Markdown of an article as the page's own elements; HTML inside it stays text. */
export function MarkdownBody({ text }: { readonly text: string }) {
  return (
    <Markdown skipHtml components={components}>
      {text}
    </Markdown>
  );
}
