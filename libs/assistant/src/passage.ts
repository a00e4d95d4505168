import type { ChatSource } from '@sefira/contracts/chat/message';

/** A passage of our own texts. */
export interface Passage {
  /** `destino.7`, `regra.missao`. */
  readonly key: string;
  readonly title: string;
  readonly text: string;
  /** Where it is read whole, for an article of the site. */
  readonly path?: string;
}

/** Characters of a passage under an answer. */
const excerptLength = 220;

export function sourceOf({ key, title, text, path }: Passage): ChatSource {
  const excerpt = text.length > excerptLength ? `${text.slice(0, excerptLength - 3).trimEnd()}…` : text;
  return path === undefined
    ? { kind: 'text', title, ref: key, excerpt }
    : { kind: 'article', title, ref: path, excerpt };
}
