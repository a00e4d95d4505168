/** Text as it may stand in HTML. */
export function escapeHtml(text: string): string {
  const names: Readonly<Record<string, string>> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
  };
  return text.replaceAll(/[&<>"']/g, (character) => names[character] ?? character);
}

export function formatMoney(cents: number): string {
  return new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' }).format(cents / 100);
}

export function formatInstant(instant: string): string {
  const options = { dateStyle: 'short', timeStyle: 'short', timeZone: 'America/Sao_Paulo' } as const;
  return new Intl.DateTimeFormat('pt-BR', options).format(new Date(instant));
}

export function page(title: string, body: string): string {
  return `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<link rel="stylesheet" href="/files/sandbox.css">
</head>
<body>
<header><a href="/">Provedor de testes</a><p>Nenhum dinheiro de verdade passa por aqui.</p></header>
<main>
${body}
</main>
</body>
</html>
`;
}
