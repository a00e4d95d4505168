const wordsPerMinute = 200;

/** Minutes that a plain text takes to read, at least one. */
export function readingMinutes(text: string): number {
  const words = text.split(/\s+/u).filter(Boolean).length;
  return Math.max(1, Math.round(words / wordsPerMinute));
}
