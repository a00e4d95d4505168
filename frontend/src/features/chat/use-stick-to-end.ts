import { type RefObject, useEffect, useRef, useState } from 'react';

/** Closer to the end than this counts as being there. */
const slack = 48;

export interface StickToEnd {
  readonly scroller: RefObject<HTMLDivElement | null>;
  readonly content: RefObject<HTMLDivElement | null>;
  readonly isAtEnd: boolean;
  readonly onScroll: () => void;
  readonly toEnd: () => void;
}

/** Follows what is written below, unless the reader has scrolled up: then nothing moves. */
export function useStickToEnd(): StickToEnd {
  const scroller = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const stays = useRef(true);
  const [isAtEnd, setIsAtEnd] = useState(true);

  const toEnd = () => {
    stays.current = true;
    setIsAtEnd(true);
    const { current } = scroller;
    if (current) current.scrollTop = current.scrollHeight;
  };

  const onScroll = () => {
    const { current } = scroller;
    if (!current) return;
    stays.current = current.scrollHeight - current.scrollTop - current.clientHeight < slack;
    setIsAtEnd(stays.current);
  };

  useEffect(() => {
    const { current } = content;
    if (!current) return;
    const observer = new ResizeObserver(() => {
      if (stays.current && scroller.current) scroller.current.scrollTop = scroller.current.scrollHeight;
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, []);

  return { scroller, content, isAtEnd, onScroll, toEnd };
}
