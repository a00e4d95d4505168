/** The scene at a moment when `count` scenes share `seconds` evenly. */
export function sceneAt(moment: number, seconds: number, count: number): number {
  return Math.min(count - 1, Math.max(0, Math.floor((moment / seconds) * count)));
}

/** `75.4` as `1:15`. */
export function clock(seconds: number): string {
  const whole = Math.floor(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
