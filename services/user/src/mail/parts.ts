import { createElement as element, type ReactElement, type ReactNode } from 'react';
import { colours, fonts } from './style.ts';

/** Small gold line above a title. */
export function eyebrow(text: string): ReactElement {
  const style = {
    margin: '0 0 8px',
    fontFamily: fonts.text,
    fontSize: 13,
    lineHeight: '20px',
    fontWeight: 700,
    letterSpacing: '0.08em',
    textTransform: 'uppercase',
    color: colours.gold,
  } as const;
  return element('p', { className: 'eyebrow', style }, text);
}

export function title(text: string): ReactElement {
  const style = {
    margin: '0 0 16px',
    fontFamily: fonts.display,
    fontSize: 30,
    lineHeight: 1.15,
    fontWeight: 400,
    color: colours.foreground,
  };
  return element('h1', { className: 'title', style }, text);
}

export function paragraph(...children: ReactNode[]): ReactElement {
  const style = {
    margin: '0 0 16px',
    fontFamily: fonts.text,
    fontSize: 16,
    lineHeight: '26px',
    color: colours.foreground,
  };
  return element('p', { className: 'body', style }, ...children);
}

/** The one action of a mail. */
export function button(label: string, href: string): ReactElement {
  const style = {
    display: 'inline-block',
    padding: '14px 24px',
    borderRadius: 8,
    background: colours.accent,
    color: colours.onAccent,
    fontFamily: fonts.text,
    fontSize: 16,
    fontWeight: 700,
    textAlign: 'center',
    textDecoration: 'none',
  } as const;
  return element('p', { className: 'button', style: { margin: '24px 0' } }, element('a', { href, style }, label));
}

/** A quiet block with a list of short points, each with a bold beginning. */
export function points(items: readonly { readonly label: string; readonly text: string }[]): ReactElement {
  const block = {
    margin: '24px 0 0',
    padding: '20px 24px 4px',
    borderRadius: 10,
    background: colours.surfaceSecondary,
  };
  return element(
    'div',
    { className: 'inset', style: block },
    ...items.map(({ label, text }) => paragraph(element('strong', null, label), ` ${text}`)),
  );
}
