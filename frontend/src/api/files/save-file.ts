/** Time in which every browser has read the content; Safari reads it after the click has returned. */
const readMilliseconds = 60_000;

/** Starts a browser download. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.hidden = true;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), readMilliseconds);
}
