import { numberNames } from './personal-analysis.ts';

interface Numbers {
  readonly motivation: number;
  readonly impression: number;
  readonly expression: number;
  readonly destiny: number | null;
}

/** The picture of a mandala for sharing. */
export const mandalaPictureTexts = {
  share: 'Enviar imagem',
  preparing: 'Desenhando...',
  failed: 'Não foi possível desenhar a imagem. Tente de novo.',
  file: 'mandala_sefira.png',
  source: 'Sefira · numerologia cabalística',
  numbers: ({ motivation, impression, expression, destiny }: Numbers) =>
    [
      `${numberNames.motivacao.name} ${motivation}`,
      `${numberNames.impressao.name} ${impression}`,
      `${numberNames.expressao.name} ${expression}`,
      ...(destiny === null ? [] : [`${numberNames.destino.name} ${destiny}`]),
    ].join('  ·  '),
} as const;
