import type { Message } from './store.ts';

const style = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { margin: 0 auto; max-width: 60rem; padding: 1.5rem; }
h1 { font-size: 1.4rem; }
ul { list-style: none; padding: 0; }
li { border-bottom: 1px solid #8884; padding: .7rem 0; }
li a { display: block; font-weight: 600; text-decoration: none; }
small, dt { opacity: .75; }
dl { display: grid; gap: .2rem 1rem; grid-template-columns: max-content 1fr; }
dd { margin: 0; overflow-wrap: anywhere; }
iframe { background: #fff; border: 1px solid #8884; border-radius: .5rem; height: 70vh; width: 100%; }
pre { overflow-wrap: anywhere; white-space: pre-wrap; }
`;

/** Text made safe for HTML. */
function safe(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`);
}

function page(title: string, body: string): string {
  return `<!doctype html>
<html lang="pt-BR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${safe(title)}</title><style>${style}</style></head><body>${body}</body></html>`;
}

function moment(iso: string): string {
  return new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short', timeStyle: 'medium' }).format(new Date(iso));
}

export function listPage(messages: readonly Message[]): string {
  const rows = messages.map(
    ({ id, subject, from, to, receivedAt }) =>
      `<li><a href="/${id}">${safe(subject)}</a><small>${safe(moment(receivedAt))} · ${safe(from)} → ${safe(to.join(', '))}</small></li>`,
  );
  const list = rows.length === 0 ? '<p>Nenhuma mensagem ainda.</p>' : `<ul>${rows.join('')}</ul>`;
  return page('Caixa de correio', `<h1>Caixa de correio</h1>${list}`);
}

/** The message's own HTML runs sealed: no scripts, no forms, no way to the page around it. */
export function messagePage({ subject, from, to, receivedAt, text, html }: Message): string {
  const content =
    html === undefined
      ? `<pre>${safe(text)}</pre>`
      : `<iframe title="Mensagem" sandbox="allow-popups" srcdoc="${safe(html)}"></iframe><details><summary>Só o texto</summary><pre>${safe(text)}</pre></details>`;
  return page(
    subject,
    `<p><a href="/">← Todas as mensagens</a></p><h1>${safe(subject)}</h1>
<dl><dt>De</dt><dd>${safe(from)}</dd><dt>Para</dt><dd>${safe(to.join(', '))}</dd><dt>Recebida</dt><dd>${safe(moment(receivedAt))}</dd></dl>${content}`,
  );
}
