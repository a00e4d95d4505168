import { drawArticleCover } from '@sefira/drawings/covers/article-cover';
import { Captions, Pause, Play, RotateCcw, X } from 'lucide-react';
import { memo, useEffect, useRef, useState } from 'react';
import { explainerScripts, type Scene } from '../../texts/analyses/explainer-scripts.ts';
import { type explainers, explainerTexts as texts } from '../../texts/analyses/explainers.ts';
import { Drawing } from '../../ui/drawings/drawing.tsx';
import { clock, sceneAt } from './scene-at.ts';
import { usePlayback } from './use-playback.ts';

const speeds = [1, 1.25, 1.5] as const;
const control = 'grid size-11 cursor-pointer place-items-center rounded-lg hover:bg-default aria-pressed:text-accent';

interface ExplainerDialogProps {
  readonly explainer: (typeof explainers)[number];
  readonly onClose: () => void;
}

/** The player: drawn scenes, captions and video controls. */
export function ExplainerDialog({ explainer, onClose }: ExplainerDialogProps) {
  const { id, title, seconds } = explainer;
  const scenes = explainerScripts[id];
  const dialog = useRef<HTMLDialogElement>(null);
  const [speed, setSpeed] = useState<(typeof speeds)[number]>(1);
  const [hasCaptions, setCaptions] = useState(true);
  const { moment, isPlaying, toggle, seek } = usePlayback(seconds, speed);
  const index = sceneAt(moment, seconds, scenes.length);
  const scene = scenes[index];

  useEffect(() => dialog.current?.showModal(), []);

  const isOver = moment >= seconds;
  const Icon = isPlaying ? Pause : isOver ? RotateCcw : Play;
  const label = isPlaying ? texts.pause : isOver ? texts.again : texts.play;
  const nextSpeed = speeds[(speeds.indexOf(speed) + 1) % speeds.length] ?? 1;
  return (
    <dialog
      ref={dialog}
      onClose={onClose}
      aria-label={title}
      className="m-auto w-[min(56rem,calc(100vw-2rem))] max-w-none rounded-2xl border border-border bg-surface p-0 text-foreground backdrop:bg-background/80"
    >
      <div className="flex items-center justify-between gap-3 px-5 pt-3">
        <h2 className="text-h3">{title}</h2>
        <button type="button" aria-label={texts.close} onClick={() => dialog.current?.close()} className={control}>
          <X aria-hidden="true" className="size-5" />
        </button>
      </div>
      {scene ? <ScenePicture key={index} slug={`${id}-${index}`} scene={scene} /> : null}
      <p
        aria-live="polite"
        className={`min-h-20 px-5 py-4 text-center text-[1.125rem] text-balance ${hasCaptions ? '' : 'sr-only'}`}
      >
        {scene?.caption}
      </p>
      <div className="flex flex-wrap items-center gap-1 border-t border-border px-3 py-2">
        <button type="button" aria-label={label} onClick={toggle} className={control}>
          <Icon aria-hidden="true" className="size-5" />
        </button>
        <input
          type="range"
          min={0}
          max={seconds}
          step={1}
          value={Math.floor(moment)}
          aria-label={texts.position}
          aria-valuetext={texts.time(clock(moment), clock(seconds))}
          onChange={(event) => seek(Number(event.target.value))}
          className="h-11 min-w-32 flex-1 cursor-pointer accent-(--accent)"
        />
        <span className="px-2 text-small tabular-nums">
          {clock(moment)} / {clock(seconds)}
        </span>
        <button
          type="button"
          aria-label={texts.speed(String(nextSpeed))}
          onClick={() => setSpeed(nextSpeed)}
          className={`${control} text-small font-semibold tabular-nums`}
        >
          {speed}×
        </button>
        <button
          type="button"
          aria-label={texts.captions}
          aria-pressed={hasCaptions}
          onClick={() => setCaptions(!hasCaptions)}
          className={control}
        >
          <Captions aria-hidden="true" className="size-5" />
        </button>
      </div>
    </dialog>
  );
}

interface ScenePictureProps {
  readonly slug: string;
  readonly scene: Scene;
}

/** Memoized: a scene is drawn once, not at every tick of the clock. */
const ScenePicture = memo(function ScenePicture({ slug, scene }: ScenePictureProps) {
  const { motif, numbers, shown } = scene;
  return (
    <div className="relative mx-5 mt-3 overflow-hidden rounded-xl">
      <Drawing
        node={drawArticleCover({ slug, motif, numbers })}
        decorative
        className="animate-[reveal_700ms_var(--ease-ritual)]"
      />
      {shown ? (
        <p className="figure absolute inset-x-0 bottom-0 bg-surface/85 py-2 text-center text-h2">{shown}</p>
      ) : null}
    </div>
  );
});
