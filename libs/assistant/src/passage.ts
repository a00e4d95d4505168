import type { ChatSource } from '@sefira/contracts/chat/message';

/** A passage of the product's texts. */
export interface Passage {
  /** `destino.7`, `regra.missao`. */
  readonly key: string;
  readonly title: string;
  readonly text: string;
  /** Path of the whole text, for an article of the site. */
  readonly path?: string;
}

/** Maximum length of the excerpt under an answer, in characters. */
const excerptLength = 220;

export function sourceOf({ key, title, text, path }: Passage): ChatSource {
  const excerpt = text.length > excerptLength ? `${text.slice(0, excerptLength - 3).trimEnd()}…` : text;
  return path === undefined
    ? { kind: 'text', title, ref: key, excerpt }
    : { kind: 'article', title, ref: path, excerpt };
}
