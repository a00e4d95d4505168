import type { TextTopic } from '../interpretations/schema.ts';
import { coverageOf } from './coverage.ts';
import { isProse, type Passage, passagesOf, topics, wordsOf } from './read-bank.ts';
import { styleFindings } from './style.ts';

const width = 100;

function wrapped(text: string): string {
  const lines: string[] = [];
  for (const word of text.split(/\s+/u)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= width) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines.map((line) => `  ${line}`).join('\n');
}

function printed(passage: Passage): string {
  const { path, text } = passage;
  const count = isProse(passage) ? ` (${text.split(/\s+/u).length} palavras)` : '';
  const findings = styleFindings([passage]).map((finding) => `  ! ${finding}`);
  return [`${path}${count}`, wrapped(text), ...findings].join('\n');
}

/** One line a topic: how much is written and what is missing. */
export function bankSummary(): string {
  const lines = topics.map((topic) => {
    const passages = passagesOf(topic);
    const words = passages.reduce((sum, { text }) => sum + wordsOf(text).length, 0);
    const { errors, missing, short } = coverageOf(topic);
    return `${topic}: ${passages.length} textos, ${words} palavras; faltam ${missing.length}, curtos ${short.length}, erros ${errors.length}`;
  });
  return `${lines.join('\n')}\n`;
}

/** Topics by path, or by their last part: `destino` is both `positions/destino` and `areas/destino`. */
function topicsNamed(name: string): TextTopic[] {
  return topics.filter((topic) => topic === name || topic.split('/').some((part) => part === name));
}

/**
 * The texts of a topic, or those under some of its keys (`destino 7`, `mesNoAno 3 11`), as they stand in the bank.
 * Empty when nothing has that address.
 */
export function previewOf(name: string, keys: readonly string[]): string {
  const wanted = keys.join('/');
  const found = topicsNamed(name)
    .flatMap((topic) => passagesOf(topic))
    .filter(({ topic, path }) => wanted === '' || `${path.slice(topic.length + 1)}/`.startsWith(`${wanted}/`));
  return found.map((passage) => `${printed(passage)}\n`).join('\n');
}
