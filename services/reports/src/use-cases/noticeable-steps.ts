/** Shorter steps are not visible on screen, and storing each costs more than many of them take. */
const noticeableMilliseconds = 150;

/** Follows the steps of a job and notes those longer than a threshold. */
export interface NoticeableSteps<Step> {
  /** Ends the step before. */
  enter(step: Step): void;
  /** Ends the last step. Resolves when nothing is being noted any more. */
  end(): Promise<void>;
}

/** `note` is called once for each noticeable step, one after the other; it must not reject. */
export function followSteps<Step>(note: (step: Step) => Promise<void>): NoticeableSteps<Step> {
  let timer: NodeJS.Timeout | undefined;
  let noting: Promise<void> = Promise.resolve();
  return {
    enter(step) {
      clearTimeout(timer);
      timer = setTimeout(() => {
        noting = noting.then(() => note(step));
      }, noticeableMilliseconds);
    },
    async end() {
      clearTimeout(timer);
      await noting;
    },
  };
}
