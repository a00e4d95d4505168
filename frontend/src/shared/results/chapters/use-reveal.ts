import { useEffect, useState } from 'react';

/** Length of the reveals in `results.css` and `kit.css`. */
const revealMs = 1200;

/** True while something that has just come is revealed: 1.2 s, or until a key or the pointer is pressed. */
export function useReveal(isNew: boolean): boolean {
  const [isRevealing, setIsRevealing] = useState(isNew);
  useEffect(() => {
    if (!isRevealing) return;
    const end = () => setIsRevealing(false);
    const timer = setTimeout(end, revealMs);
    window.addEventListener('keydown', end);
    window.addEventListener('pointerdown', end);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('keydown', end);
      window.removeEventListener('pointerdown', end);
    };
  }, [isRevealing]);
  return isRevealing;
}
