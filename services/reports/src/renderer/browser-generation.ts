import puppeteer, { type Browser } from 'puppeteer-core';
import { residentBytes } from './memory.ts';
import { makeProfile, removeProfile } from './profile.ts';
import { RenderError } from './render-error.ts';
import { openSlot, type Slot } from './slot.ts';
import { chromiumSwitches } from './switches.ts';

export interface BrowserSettings {
  readonly executablePath: string;
  readonly args: readonly string[];
  readonly sandbox: boolean;
  /** The whole environment of the browser; it inherits nothing. */
  readonly environment: Readonly<Record<string, string>>;
}

/** One Chromium process tree from launch to close. Slots of one generation share nothing but the browser. */
export interface BrowserGeneration {
  readonly connected: boolean;
  readonly printed: number;
  /** Includes slots that are being opened. */
  readonly openSlots: number;
  openSlot(): Promise<Slot>;
  closeSlot(slot: Slot): Promise<void>;
  countPrint(): void;
  residentBytes(): Promise<number | undefined>;
  close(): Promise<void>;
}

/** Starts a browser connected by a pipe, so that it exits with this process (docs/decisions/0045-sealed-pdf-renderer.md). */
export async function launchGeneration(settings: BrowserSettings): Promise<BrowserGeneration> {
  const profile = await makeProfile();
  const browser = await launch(settings, profile);
  const slots = new Set<Slot>();
  let printed = 0;
  let opening = 0;
  return {
    get connected() {
      return browser.connected;
    },
    get printed() {
      return printed;
    },
    get openSlots() {
      return slots.size + opening;
    },
    async openSlot() {
      opening += 1;
      try {
        const slot = await openSlot(browser);
        slots.add(slot);
        return slot;
      } finally {
        opening -= 1;
      }
    },
    async closeSlot(slot) {
      slots.delete(slot);
      await slot.close();
    },
    countPrint() {
      printed += 1;
    },
    async residentBytes() {
      const id = browser.process()?.pid;
      return id === undefined ? undefined : residentBytes(id);
    },
    async close() {
      await closeBrowser(browser);
      await removeProfile(profile);
    },
  };
}

async function launch(settings: BrowserSettings, profile: string): Promise<Browser> {
  try {
    return await puppeteer.launch({
      executablePath: settings.executablePath,
      headless: 'shell',
      pipe: true,
      userDataDir: profile,
      args: chromiumSwitches({ sandbox: settings.sandbox, extra: settings.args }),
      env: { ...settings.environment },
      defaultViewport: null,
      handleSIGINT: false,
      handleSIGTERM: false,
      handleSIGHUP: false,
      acceptInsecureCerts: false,
    });
  } catch (error) {
    await removeProfile(profile);
    throw new RenderError('browser-gone', 'Chromium did not start.', { cause: error });
  }
}

/** Closes the browser, or kills it after two seconds. */
async function closeBrowser(browser: Browser): Promise<void> {
  const child = browser.process();
  const killer = setTimeout(() => child?.kill('SIGKILL'), 2000);
  try {
    await browser.close();
  } catch {
    child?.kill('SIGKILL');
  } finally {
    clearTimeout(killer);
  }
}
