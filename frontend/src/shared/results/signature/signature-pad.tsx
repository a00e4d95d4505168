import {
  mostPoints,
  mostStrokes,
  type SignatureDrawing,
  sheetHeight,
  sheetWidth,
} from '@sefira/contracts/numerology/signature/signature-input';
import { penWidth, strokePath } from '@sefira/drawings/names/signature';
import { type PointerEvent, useState } from 'react';
import { signatureDeskTexts as texts } from '../../../texts/analyses/signature.ts';
import { Button } from '../../../ui/buttons/button.tsx';

interface SignaturePadProps {
  readonly drawing: SignatureDrawing | null;
  readonly isSaving: boolean;
  readonly onSave: (strokes: number[][]) => Promise<boolean>;
  readonly onErase: () => Promise<boolean>;
}

/** Points nearer than this to the last one add nothing to a stroke. */
const leastDistance = 4;

/** A sheet to sign on by finger, pen or mouse; strokes are lists of points on a sheet of fixed extent. */
export function SignaturePad({ drawing, isSaving, onSave, onErase }: SignaturePadProps) {
  const [strokes, setStrokes] = useState<readonly (readonly number[])[]>(drawing?.strokes ?? []);
  const [isDrawing, setDrawing] = useState(false);
  const points = strokes.reduce((sum, stroke) => sum + stroke.length, 0) / 2;

  const begin = (event: PointerEvent<SVGSVGElement>) => {
    if (event.button !== 0 || strokes.length >= mostStrokes || points >= mostPoints) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    setDrawing(true);
    setStrokes([...strokes, placeOf(event)]);
  };
  const continueStroke = (event: PointerEvent<SVGSVGElement>) => {
    if (!isDrawing || points >= mostPoints) return;
    const [x, y] = placeOf(event);
    setStrokes((all) => {
      const last = all.at(-1) ?? [];
      if (Math.hypot(x - (last.at(-2) ?? x), y - (last.at(-1) ?? y)) < leastDistance) return all;
      return [...all.slice(0, -1), [...last, x, y]];
    });
  };
  const isStored = strokes === drawing?.strokes || (strokes.length === 0 && drawing === null);
  const save = () => (strokes.length === 0 ? onErase() : onSave(strokes.map((stroke) => [...stroke])));
  return (
    <div className="card grid content-start gap-4 p-5 md:p-6">
      <div>
        <h4 className="font-semibold">{texts.pad}</h4>
        <p className="text-small text-muted">{texts.padHint}</p>
      </div>
      <svg
        viewBox={`0 0 ${sheetWidth} ${sheetHeight}`}
        role="img"
        aria-label={texts.padLabel}
        className="w-full rounded-xl border border-border"
        style={sheetStyle}
        onPointerDown={begin}
        onPointerMove={continueStroke}
        onPointerUp={() => setDrawing(false)}
        onPointerCancel={() => setDrawing(false)}
      >
        <path
          d={strokes.map(strokePath).join('')}
          fill="none"
          stroke="currentColor"
          strokeWidth={penWidth}
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      <div className="flex flex-wrap gap-2">
        <Button loading={isSaving} loadingLabel={texts.keeping} disabled={isStored} onPress={() => void save()}>
          {texts.save}
        </Button>
        <Button variant="outline" disabled={strokes.length === 0} onPress={() => setStrokes((all) => all.slice(0, -1))}>
          {texts.undo}
        </Button>
        <Button variant="outline" disabled={strokes.length === 0} onPress={() => setStrokes([])}>
          {texts.clear}
        </Button>
      </div>
    </div>
  );
}

const sheetStyle = { cursor: 'crosshair', touchAction: 'none' } as const;

/** The pointer in units of the sheet. */
function placeOf({ currentTarget, clientX, clientY }: PointerEvent<SVGSVGElement>): [number, number] {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  const within = (value: number, most: number) => Math.round(Math.min(most, Math.max(0, value)));
  return [
    within(((clientX - left) / width) * sheetWidth, sheetWidth),
    within(((clientY - top) / height) * sheetHeight, sheetHeight),
  ];
}
