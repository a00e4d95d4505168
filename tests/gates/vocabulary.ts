import path from 'node:path';
import ts from 'typescript';
import type { Finding } from './baseline.ts';
import type { RepositoryFile } from './repository-files.ts';

/** Words that no identifier or file name contains, and the terms of docs/glossary.md to write instead. */
export const forbiddenWords: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'publish, send, report': ['tell', 'tells', 'telling', 'told', 'untold', 'teller', 'tellers'],
    'subscribe, subscriber, consume, receive': ['hear', 'hears', 'hearing', 'heard', 'hearer', 'hearers', 'unheard'],
    'event, activity feed': ['happening', 'happenings'],
    'schedule, sweep, retention': ['housekeeping', 'keepup'],
    'batch, createBatcher': ['crowd', 'crowds', 'gathering', 'gatherings', 'gathered'],
    'retry, timeout, attempts': ['insist', 'insists', 'insistent', 'patience', 'patient'],
    'webhook notice, notification, signal': ['bell', 'bells'],
    'printout, document, report': ['paper', 'papers'],
    'product, test environment, fixture': ['house', 'houses', 'ground', 'grounds'],
    'owned resource, canary': ['belonging', 'belongings', 'bait', 'baits'],
    'entry point, endpoint, gateway': ['door', 'doors'],
    'other service': ['neighbour', 'neighbours'],
    'disconnected, exited, removed': ['gone', 'departed', 'departure', 'departures'],
    'escapeLike, redact, repair, normalise': ['literally', 'discreet', 'mend', 'mends', 'mended', 'mending'],
    'dialogue, intent, entity, learn → update': ['talk', 'talks', 'talker', 'talkers', 'thing', 'things'],
    attribution: ['tie', 'ties', 'untied'],
    'chunk, part': ['piece', 'pieces'],
    'unused, expired, remaining': ['unworn', 'lasting', 'forgotten'],
    unavailable: ['away'],
    'store, save, retain': ['keep', 'keeps', 'keeping', 'kept'],
    'check, read, inspect': ['look', 'looks', 'looking', 'looked'],
    'user, caller, process, row': ['nobody', 'somebody', 'everybody', 'whoever', 'whose', 'anybody'],
    'slot, process': ['seat', 'seats'],
  }).flatMap(([terms, words]) => words.map((word) => [word, terms] as const)),
);

/** Names that a library, a browser or HTTP fixes. */
const externalNames = new Set(['keepAlive', 'keepAliveTimeout', 'keepAliveInitialDelay', 'keepalive']);
/** Content whose file names are Portuguese. */
const content = /^(libs\/numerology\/(texts|names)|services\/content\/articles)\//;

/** Forbidden words in the names that a source file declares. Names of libraries are used, not declared. */
export function findInIdentifiers({ path: file, text }: RepositoryFile): Finding[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false, scriptKind(file));
  const findings: Finding[] = [];
  const visit = (node: ts.Node): void => {
    const name = declaredName(node);
    if (name !== undefined && !externalNames.has(name.text)) {
      const line = source.getLineAndCharacterOfPosition(name.getStart(source)).line + 1;
      findings.push(...wordsIn(name.text).map((message) => ({ file, line, message: `"${name.text}": ${message}` })));
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return findings;
}

/** Forbidden words in the path of a file. */
export function findInPath(file: string): Finding[] {
  if (content.test(file)) return [];
  return wordsIn(path.basename(file)).map((message) => ({ file, line: 1, message: `file name: ${message}` }));
}

/** Words that no comment, test title or log message contains: each is a metaphor or a person where the field has a term. */
export const forbiddenInSentences: ReadonlySet<string> = new Set(
  `tell tells telling told untold teller tellers hear hears hearing heard hearer hearers unheard crowd crowds insist
  insists insisted patience bell bells belongings bait baits neighbour neighbours unworn somebody nobody everybody anybody
  whoever whose gone away departure departures housekeeping happening happenings house houses ground grounds door doors
  forgotten forgets forget mend mends mended mending discreet literally knows dies
  died talk talks thing things keep-up gave-up give-back gives-back gave-back given-back gives-up`.split(/\s+/),
);

/** Forbidden words in the comments, test titles and log messages of a source file. */
export function findInSentences({ path: file, text }: RepositoryFile): Finding[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false, scriptKind(file));
  const sentences = new Map<number, string>();
  const addComments = (ranges: readonly ts.CommentRange[] | undefined) => {
    for (const { pos, end } of ranges ?? []) sentences.set(pos, text.slice(pos, end));
  };
  const visit = (node: ts.Node): void => {
    addComments(ts.getLeadingCommentRanges(text, node.pos));
    addComments(ts.getTrailingCommentRanges(text, node.end));
    if (ts.isCallExpression(node) && isSentenceCall(node.expression.getText(source))) {
      for (const argument of node.arguments) {
        if (ts.isStringLiteralLike(argument)) sentences.set(argument.getStart(source), argument.text);
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return [...sentences].flatMap(([position, sentence]) =>
    forbiddenInSentence(sentence).map((word) => ({
      file,
      line: source.getLineAndCharacterOfPosition(position).line + 1,
      message: `"${word}" in a sentence (docs/glossary.md)`,
    })),
  );
}

/** Titles of tests and messages of a logger. */
function isSentenceCall(callee: string): boolean {
  return /^(test|it|describe)([.]\w+)*$|[lL]ogger[.](debug|info|warn|error|fatal)$/.test(callee);
}

function forbiddenInSentence(sentence: string): string[] {
  const withoutQuotes = sentence.replace(/`[^`]*`|«[^»]*»|"[^"]*"/g, '').toLowerCase();
  const joined = withoutQuotes.replace(/\b(gave|gives|give|given|keep) (back|up)\b/g, '$1-$2');
  return (joined.match(/[a-z]+(-(back|up))?/g) ?? []).filter((word) => forbiddenInSentences.has(word));
}

function wordsIn(name: string): string[] {
  const words = name.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g) ?? [];
  return words
    .map((word) => word.toLowerCase())
    .flatMap((word) => {
      const terms = forbiddenWords.get(word);
      return terms === undefined ? [] : [`not "${word}" but ${terms} (docs/glossary.md)`];
    });
}

function declaredName(node: ts.Node): ts.Identifier | undefined {
  const isDeclaration =
    ts.isVariableDeclaration(node) ||
    ts.isFunctionDeclaration(node) ||
    ts.isFunctionExpression(node) ||
    ts.isClassDeclaration(node) ||
    ts.isInterfaceDeclaration(node) ||
    ts.isTypeAliasDeclaration(node) ||
    ts.isParameter(node) ||
    ts.isPropertySignature(node) ||
    ts.isPropertyDeclaration(node) ||
    ts.isMethodSignature(node) ||
    ts.isMethodDeclaration(node);
  return isDeclaration && node.name && ts.isIdentifier(node.name) ? node.name : undefined;
}

function scriptKind(file: string): ts.ScriptKind {
  return file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
}
