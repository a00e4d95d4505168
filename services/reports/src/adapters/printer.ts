import type { NumerologyMap } from '@sefira/numerology/map-result';
import type { ReportsEnvironment } from '../config.ts';
import { createReportPress, type PrintedReport } from '../printing/print-report.ts';
import { createRenderer } from '../renderer/renderer.ts';
import type { Brand } from '../templates/personal/input.ts';
import { personalLayoutKey, renderPersonalReport } from '../templates/personal/render.ts';

export interface PersonalPrint {
  readonly map: NumerologyMap;
  readonly createdAt: Date;
  /** Called when text and drawings are made and the browser begins; the print is given up when it rejects. */
  readonly onDrawn: () => Promise<void>;
}

/** Makes finished PDFs with one warm, sealed browser. */
export interface Printer extends AsyncDisposable {
  /** Prints a personal map. @throws RenderError */
  printPersonal(print: PersonalPrint): Promise<PrintedReport>;
  /** Launches the browser ahead of the first report. */
  warm(): Promise<void>;
}

const house: Brand = { name: 'Sefira' };
const systemPath = '/usr/local/bin:/usr/bin:/bin';

export function openPrinter(settings: ReportsEnvironment): Printer {
  const renderer = createRenderer({
    executablePath: settings.CHROMIUM_PATH ?? '',
    args: settings.CHROMIUM_ARGS,
    environment: { PATH: systemPath, ...settings.CHROMIUM_ENVIRONMENT },
    sandbox: settings.CHROMIUM_SANDBOX,
    slots: settings.RENDER_CONCURRENCY,
  });
  const press = createReportPress(renderer);
  return {
    async printPersonal({ map, createdAt, onDrawn }) {
      const givenUp = new AbortController();
      let drawn: Promise<void> | undefined;
      const tellDrawn = () =>
        onDrawn().catch((error: unknown) => {
          givenUp.abort(error);
        });
      const printed = await press
        .print({
          render(pages) {
            const report = renderPersonalReport({ map, brand: house, pages });
            drawn ??= tellDrawn();
            return report;
          },
          layoutKey: personalLayoutKey(map),
          author: house.name,
          createdAt,
          signal: givenUp.signal,
        })
        .catch((error: unknown) => {
          givenUp.signal.throwIfAborted();
          throw error;
        });
      await drawn;
      givenUp.signal.throwIfAborted();
      return printed;
    },
    warm: () => renderer.warm(),
    [Symbol.asyncDispose]: () => renderer[Symbol.asyncDispose](),
  };
}
