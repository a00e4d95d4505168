import type { ReportsEnvironment } from '../config.ts';
import { createReportPress, type PrintedReport } from '../printing/print-report.ts';
import { createRenderer, type Renderer } from '../renderer/renderer.ts';
import type { RenderedReport } from '../templates/document/report.ts';

export interface Print {
  /** The report with the pages of its chapters as known so far. */
  readonly render: (pages: Readonly<Record<string, number>>) => RenderedReport;
  /** Reports with the same key mostly break into the same pages. */
  readonly layoutKey: string;
  /** Author in the metadata of the file. */
  readonly author: string;
  readonly createdAt: Date;
  /** Called when text and drawings are ready and the browser starts. */
  readonly onDrawn: () => void;
  /** Aborts the print; `print` then throws its reason. */
  readonly signal: AbortSignal;
}

/** Renders finished PDFs with one warm, sealed browser. */
export interface Printer extends AsyncDisposable {
  /** @throws RenderError; the reason of the signal */
  print(print: Print): Promise<PrintedReport>;
  /** Launches the browser ahead of the first report. */
  warm(): Promise<void>;
}

const systemPath = '/usr/local/bin:/usr/bin:/bin';

/** The sealed browser of the settings. */
function openRenderer(settings: ReportsEnvironment): Renderer {
  return createRenderer({
    executablePath: settings.CHROMIUM_PATH ?? '',
    args: settings.CHROMIUM_ARGS,
    environment: { PATH: systemPath, ...settings.CHROMIUM_ENVIRONMENT },
    sandbox: settings.CHROMIUM_SANDBOX,
    slots: settings.RENDER_CONCURRENCY,
  });
}

export function openPrinter(settings: ReportsEnvironment): Printer {
  const renderer = openRenderer(settings);
  const press = createReportPress(renderer);
  return {
    async print({ render, onDrawn, signal, ...job }) {
      let isDrawn = false;
      const draw: Print['render'] = (pages) => {
        const report = render(pages);
        if (!isDrawn) onDrawn();
        isDrawn = true;
        return report;
      };
      try {
        return await press.print({ ...job, render: draw, signal });
      } catch (error) {
        signal.throwIfAborted();
        throw error;
      }
    },
    warm: () => renderer.warm(),
    [Symbol.asyncDispose]: () => renderer[Symbol.asyncDispose](),
  };
}
