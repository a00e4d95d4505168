import { type BrowserGeneration, type BrowserSettings, launchGeneration } from './browser-generation.ts';
import type { Slot } from './slot.ts';

export interface Lifetime {
  /** A browser is replaced after this many documents … */
  readonly documentsPerBrowser: number;
  /** … or when its processes together hold more than this many bytes. */
  readonly memoryLimitBytes: number;
}

export interface HeldSlot {
  readonly slot: Slot;
  readonly generation: BrowserGeneration;
}

/** Warm slots of the current browser; slots of an older one are closed when they are returned, then the browser itself. */
export interface SlotPool {
  take(): Promise<HeldSlot>;
  /** Adds an unused slot to the warm ones. */
  addIdle(held: HeldSlot): void;
  /** After a successful print: emptied and reused, or closed when its browser is at its limits. */
  release(held: HeldSlot): Promise<void>;
  /** After a failed print: only the page is killed. */
  discard(held: HeldSlot): Promise<void>;
  close(): Promise<void>;
}

const MEMORY_CHECK_EVERY = 10;

export function createSlotPool(settings: BrowserSettings, lifetime: Lifetime): SlotPool {
  const generations = new Set<BrowserGeneration>();
  const retired = new Set<BrowserGeneration>();
  const idle: HeldSlot[] = [];
  let current: BrowserGeneration | undefined;
  let lastOpening: Promise<unknown> = Promise.resolve();

  const serves = (generation: BrowserGeneration): boolean => generation.connected && !retired.has(generation);

  /** One at a time, so that two simultaneous documents do not launch two browsers. */
  function open(): Promise<HeldSlot> {
    const opening = lastOpening.then(async () => {
      if (!current || !serves(current)) {
        current = await launchGeneration(settings);
        generations.add(current);
      }
      return { slot: await current.openSlot(), generation: current };
    });
    lastOpening = opening.catch(() => undefined);
    return opening;
  }

  async function discard({ slot, generation }: HeldSlot): Promise<void> {
    await generation.closeSlot(slot);
    if (serves(generation)) return;
    retired.add(generation);
    for (const held of idle.filter((candidate) => candidate.generation === generation)) {
      idle.splice(idle.indexOf(held), 1);
      await generation.closeSlot(held.slot);
    }
    if (generation.openSlots > 0 || !generations.delete(generation)) return;
    await generation.close();
    retired.delete(generation);
  }

  async function outlived(generation: BrowserGeneration): Promise<boolean> {
    if (generation.printed >= lifetime.documentsPerBrowser) return true;
    if (generation.printed % MEMORY_CHECK_EVERY !== 0) return false;
    const bytes = await generation.residentBytes();
    return bytes !== undefined && bytes > lifetime.memoryLimitBytes;
  }

  return {
    async take() {
      for (let held = idle.pop(); held; held = idle.pop()) {
        if (serves(held.generation)) return held;
        await discard(held);
      }
      return open();
    },
    async release(held) {
      held.generation.countPrint();
      if (await outlived(held.generation)) retired.add(held.generation);
      if (serves(held.generation) && (await held.slot.reset())) idle.push(held);
      else await discard(held);
    },
    addIdle(held) {
      idle.push(held);
    },
    discard,
    async close() {
      await lastOpening;
      idle.length = 0;
      await Promise.all([...generations].map((generation) => generation.close()));
      generations.clear();
    },
  };
}
