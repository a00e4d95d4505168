import { useEffect, useEffectEvent, useState } from 'react';

export interface Playback {
  /** Seconds from the beginning. */
  readonly moment: number;
  readonly isPlaying: boolean;
  readonly toggle: () => void;
  readonly seek: (moment: number) => void;
}

/** A clock up to `seconds`, advanced with each animation frame at the chosen speed. */
export function usePlayback(seconds: number, speed: number): Playback {
  const [moment, setMoment] = useState(0);
  const [isPlaying, setPlaying] = useState(true);

  const advance = useEffectEvent((elapsed: number) => {
    const next = moment + elapsed * speed;
    setMoment(Math.min(seconds, next));
    if (next >= seconds) setPlaying(false);
  });

  useEffect(() => {
    if (!isPlaying) return;
    let last = performance.now();
    let frame = requestAnimationFrame(function tick(now) {
      advance((now - last) / 1000);
      last = now;
      frame = requestAnimationFrame(tick);
    });
    return () => cancelAnimationFrame(frame);
  }, [isPlaying]);

  return {
    moment,
    isPlaying,
    toggle() {
      if (moment >= seconds) setMoment(0);
      setPlaying(!isPlaying);
    },
    seek: setMoment,
  };
}
