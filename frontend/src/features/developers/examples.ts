import type { ApiCall } from './description.ts';

/** Where an example names a resource of the reader's account, its id is an environment variable. */
const idOf = (path: string) => (path.startsWith('/v1/reports/') ? 'REPORT_ID' : 'ANALYSIS_ID');

const analysisField = /"analysisId":(\s*)"[^"]+"/;

/** A call as a shell command. */
export function curlOf({ method, path, example, file }: ApiCall, server: string): string {
  // Single quotes of the shell end where the variable stands.
  const body = JSON.stringify(example).replace(analysisField, `"analysisId":$1"'"$ANALYSIS_ID"'"`);
  const lines = [
    `curl ${method === 'GET' ? '' : `-X ${method} `}${server}${path.replace('{id}', `$${idOf(path)}`)}`,
    `-H "Authorization: Bearer $SEFIRA_KEY"`,
    ...(example ? [`-H "Content-Type: application/json"`, `-d '${body}'`] : []),
    ...(file ? [`-o sefira.${file}`] : []),
  ];
  return lines.join(' \\\n  ');
}

/** A call in JavaScript with fetch. */
export function javascriptOf({ method, path, example, file }: ApiCall, server: string): string {
  const authorization = `Authorization: \`Bearer \${process.env.SEFIRA_KEY}\``;
  const headers = example
    ? `{\n    ${authorization},\n    'Content-Type': 'application/json',\n  }`
    : `{ ${authorization} }`;
  const fields = JSON.stringify(example, null, 2)
    .replaceAll('\n', '\n  ')
    .replace(analysisField, '"analysisId":$1process.env.ANALYSIS_ID');
  const address = path.includes('{id}')
    ? `\`${server}${path.replace('{id}', `\${process.env.${idOf(path)}}`)}\``
    : `'${server}${path}'`;
  const read = file
    ? 'const file = Buffer.from(await answer.arrayBuffer());'
    : 'const { success, message, data } = await answer.json();';
  return [
    `const answer = await fetch(${address}, {`,
    `  method: '${method}',`,
    `  headers: ${headers},${example ? `\n  body: JSON.stringify(${fields}),` : ''}`,
    '});',
    read,
  ].join('\n');
}
