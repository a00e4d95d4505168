import { type RefObject, useEffect, useRef, useState } from 'react';

/** Pixels from the end that count as being at the end. */
const slack = 48;
/** Room above the question of a long answer. */
const headroom = 16;

export interface StickToEnd {
  readonly scroller: RefObject<HTMLElement | null>;
  readonly content: RefObject<HTMLDivElement | null>;
  readonly isAtEnd: boolean;
  readonly onScroll: () => void;
  /** Scrolls to the end and follows it. */
  readonly toEnd: () => void;
  /** Follows an answer until its question reaches the top: a long answer is read from its beginning. */
  readonly followQuestion: () => void;
}

/** Follows new content unless the user has scrolled up. */
export function useStickToEnd(): StickToEnd {
  const scroller = useRef<HTMLElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const follows = useRef(true);
  const sticksToEnd = useRef(true);
  const top = useRef(0);
  const [isAtEnd, setIsAtEnd] = useState(true);

  const follow = () => {
    const view = scroller.current;
    // The greeting alone starts at its top.
    if (!view || !lastQuestion(view)) return;
    const end = view.scrollHeight - view.clientHeight;
    const target = sticksToEnd.current ? end : Math.min(end, topOfQuestion(view));
    if (follows.current && target > view.scrollTop) view.scrollTop = target;
    top.current = view.scrollTop;
    setIsAtEnd(end - view.scrollTop < slack);
  };

  const toEnd = () => {
    follows.current = true;
    sticksToEnd.current = true;
    follow();
  };

  const followQuestion = () => {
    follows.current = true;
    sticksToEnd.current = false;
    follow();
  };

  const onScroll = () => {
    const view = scroller.current;
    // A scroll position set by this hook.
    if (!view || view.scrollTop === top.current) return;
    const isNear = view.scrollHeight - view.clientHeight - view.scrollTop < slack;
    if (isNear && view.scrollTop > top.current) sticksToEnd.current = true;
    if (isNear) follows.current = true;
    else if (view.scrollTop < top.current) follows.current = false;
    top.current = view.scrollTop;
    setIsAtEnd(isNear);
  };

  const latest = useRef(follow);
  useEffect(() => {
    latest.current = follow;
  });

  useEffect(() => {
    const observer = new ResizeObserver(() => latest.current());
    for (const { current } of [scroller, content]) if (current) observer.observe(current);
    return () => observer.disconnect();
  }, []);

  return { scroller, content, isAtEnd, onScroll, toEnd, followQuestion };
}

/** The scroll position that puts the last question at the top. */
function topOfQuestion(view: HTMLElement): number {
  const question = lastQuestion(view);
  return question
    ? question.getBoundingClientRect().top - view.getBoundingClientRect().top + view.scrollTop - headroom
    : 0;
}

function lastQuestion(view: HTMLElement): Element | undefined {
  return [...view.querySelectorAll('[data-question]')].at(-1);
}
