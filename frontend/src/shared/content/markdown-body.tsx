import { headingAnchor } from '@sefira/contracts/content/article';
import { isValidElement, type ReactNode, useMemo } from 'react';
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
};

/** Own pictures, which scripts/tutorial-pictures.ts takes in two widths. */
const ownPicture = /^\/tutoriais\/[\w-]+(?=\.webp$)/;
const firstPicture = /!\[[^\]]*\]\(([^\s)]+)/;

/** The first picture of a text is above the fold and loads eagerly; the others load lazily. */
function picturesOf(text: string): NonNullable<Components['img']> {
  const first = firstPicture.exec(text)?.[1];
  return ({ src, alt }) => {
    if (typeof src !== 'string') return null;
    const own = ownPicture.exec(src)?.[0];
    return (
      <img
        src={src}
        {...(own === undefined ? {} : { srcSet: `${own}-640.webp 640w, ${src} 1280w` })}
        sizes="(min-width: 46rem) 46rem, 100vw"
        alt={alt ?? ''}
        width={1280}
        height={800}
        {...(src === first ? { fetchPriority: 'high' } : { loading: 'lazy' })}
        className="mt-4 h-auto w-full rounded-xl border border-border"
      />
    );
  };
}

/** The Markdown of an article as elements; HTML inside it stays text. */
export function MarkdownBody({ text }: { readonly text: string }) {
  const img = useMemo(() => picturesOf(text), [text]);
  return (
    <Markdown skipHtml components={{ ...components, img }}>
      {text}
    </Markdown>
  );
}
