/** An answer in Markdown as a screen reader says it: words of links without their addresses, and no marks. */
export function spokenText(markdown: string): string {
  return markdown.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/[*_#`>]/g, '');
}
