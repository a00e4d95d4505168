/** Answers below this many bytes are not compressed: it would save nothing. */
export const compressedFrom = 1024;
