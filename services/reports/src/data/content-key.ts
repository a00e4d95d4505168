import { createHash } from 'node:crypto';
import { canonicalContent, type DocumentContent } from '../domain/document-content.ts';

/** SHA-256 in hex of a content. */
export function contentKeyOf(content: DocumentContent): string {
  return digest(canonicalContent(content));
}

/** SHA-256 in hex of a text. */
export function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
