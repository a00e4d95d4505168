import type { ApiCall } from './description.ts';

const someId = '019aa5c2-7d3e-7c11-9f0a-2b6d0c4e8a51';

function addressOf({ path }: Pick<ApiCall, 'path'>, server: string): string {
  return `${server}${path.replace('{id}', someId)}`;
}

/** A call as a shell command. */
export function curlOf(call: ApiCall, server: string): string {
  const { method, example, answer } = call;
  const lines = [
    `curl ${method === 'GET' ? '' : `-X ${method} `}${addressOf(call, server)}`,
    `-H "Authorization: Bearer $SEFIRA_KEY"`,
    ...(example ? [`-H "Content-Type: application/json"`, `-d '${JSON.stringify(example)}'`] : []),
    ...(answer === null ? ['-o relatorio.pdf'] : []),
  ];
  return lines.join(' \\\n  ');
}

/** A call in JavaScript with fetch. */
export function javascriptOf(call: ApiCall, server: string): string {
  const { method, example, answer } = call;
  const authorization = `Authorization: \`Bearer \${process.env.SEFIRA_KEY}\``;
  const headers = example
    ? `{\n    ${authorization},\n    'Content-Type': 'application/json',\n  }`
    : `{ ${authorization} }`;
  const body = example ? `\n  body: JSON.stringify(${JSON.stringify(example, null, 2).replaceAll('\n', '\n  ')}),` : '';
  const read =
    answer === null
      ? 'const pdf = Buffer.from(await answer.arrayBuffer());'
      : 'const { success, message, data } = await answer.json();';
  return [
    `const answer = await fetch('${addressOf(call, server)}', {`,
    `  method: '${method}',`,
    `  headers: ${headers},${body}`,
    '});',
    read,
  ].join('\n');
}
