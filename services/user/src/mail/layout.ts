import { createElement as element, type ReactElement, type ReactNode } from 'react';
import { colours, fonts, styleSheet } from './style.ts';

/** The layout of every mail: a narrow card on the background colour, the name above, the sender below. */
export function layout(content: {
  readonly title: string;
  /** The line that mailboxes show after the subject. */
  readonly preview: string;
  readonly publicUrl: string;
  readonly children: ReactNode;
}): ReactElement {
  return element(
    'html',
    { lang: 'pt-BR', dir: 'ltr' },
    element(
      'head',
      null,
      element('meta', { charSet: 'utf-8' }),
      element('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
      element('meta', { name: 'color-scheme', content: 'light dark' }),
      element('meta', { name: 'supported-color-schemes', content: 'light dark' }),
      element('title', null, content.title),
      element('style', null, styleSheet),
    ),
    element(
      'body',
      { className: 'page', style: { margin: 0, padding: 0, background: colours.background } },
      element('div', { style: { display: 'none', maxHeight: 0, overflow: 'hidden' } }, content.preview),
      table(
        { className: 'page', style: { background: colours.background } },
        element(
          'td',
          { className: 'frame', align: 'center', style: { padding: '40px 16px' } },
          table(
            { style: { maxWidth: 560 } },
            element('td', { style: { padding: '0 8px 20px' } }, wordmark(content.publicUrl)),
          ),
          table(
            { style: { maxWidth: 560 } },
            element(
              'td',
              {
                className: 'card',
                style: {
                  background: colours.surface,
                  border: `1px solid ${colours.border}`,
                  borderRadius: 16,
                  padding: 40,
                },
              },
              content.children,
            ),
          ),
          table({ style: { maxWidth: 560 } }, element('td', { style: { padding: '20px 8px 0' } }, footer(content))),
        ),
      ),
    ),
  );
}

/** A table of one row for layout: what e-mail clients agree on. */
function table(attributes: { className?: string; style: object }, cell: ReactElement): ReactElement {
  const { className, style } = attributes;
  return element(
    'table',
    {
      role: 'presentation',
      width: '100%',
      cellPadding: 0,
      cellSpacing: 0,
      ...(className === undefined ? {} : { className }),
      style: { width: '100%', borderCollapse: 'separate', ...style },
    },
    element('tbody', null, element('tr', null, cell)),
  );
}

function wordmark(publicUrl: string): ReactElement {
  const style = {
    fontFamily: fonts.display,
    fontSize: 24,
    letterSpacing: '0.04em',
    color: colours.accent,
    textDecoration: 'none',
  };
  return element('a', { className: 'brand', href: publicUrl, style }, 'Sefira');
}

function footer({ publicUrl }: { readonly publicUrl: string }): ReactElement {
  const style = { margin: 0, fontFamily: fonts.text, fontSize: 13, lineHeight: '20px', color: colours.muted };
  return element(
    'p',
    { className: 'quiet', style },
    'Você recebeu este e-mail porque tem uma conta na Sefira, numerologia cabalística com IA. ',
    element('a', { href: `${publicUrl}/perfil?aba=notificacoes` }, 'Ajustar notificações'),
  );
}
