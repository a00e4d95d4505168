import type { LucideIcon } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { useEdges } from './use-edges.ts';

export interface Tab<Name extends string> {
  readonly name: Name;
  readonly label: string;
  readonly icon: LucideIcon;
}

interface TabsProps<Name extends string> {
  readonly label: string;
  readonly tabs: readonly Tab<Name>[];
  readonly chosen: Name;
  readonly onChoose: (name: Name) => void;
  /** Above the panel at every width, for panels that need all of it; else beside it where there is room. */
  readonly across?: boolean;
  /** The panel of the selected tab. */
  readonly children: ReactNode;
}

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Tabs with roving focus: arrows wrap, Home and End work (WAI-ARIA tabs pattern). */
export function Tabs<Name extends string>({
  label,
  tabs,
  chosen,
  onChoose,
  across = false,
  children,
}: TabsProps<Name>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = list;
    if (!current) return;
    // A narrower screen would leave the chosen tab behind the edge.
    const observer = new ResizeObserver(() => {
      const open = current.querySelector<HTMLElement>(`[data-name="${chosen}"]`);
      if (open) current.scrollLeft = open.offsetLeft - (current.clientWidth - open.clientWidth) / 2;
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, [chosen]);
  useEdges(list);
  const at = tabs.findIndex(({ name }) => name === chosen);

  const walk = (event: KeyboardEvent) => {
    const step = steps[event.key];
    const to = event.key === 'Home' ? 0 : event.key === 'End' ? tabs.length - 1 : step === undefined ? null : at + step;
    const next = to === null ? undefined : tabs.at(to % tabs.length);
    if (!next) return;
    event.preventDefault();
    onChoose(next.name);
    list.current?.querySelector<HTMLElement>(`[data-name="${next.name}"]`)?.focus();
  };

  return (
    <div
      className={`grid grid-cols-[minmax(0,1fr)] items-start gap-6 ${across ? '' : 'lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-10'}`}
    >
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        onKeyDown={walk}
        className={`tab-list edge-fade ${across ? 'tab-list--across' : ''}`}
      >
        {tabs.map(({ name, label: text, icon: Icon }) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${id}-${name}`}
            data-name={name}
            aria-selected={name === chosen}
            aria-controls={`${id}-panel`}
            tabIndex={name === chosen ? 0 : -1}
            onClick={() => onChoose(name)}
            className="tab"
          >
            <Icon aria-hidden="true" className="size-4.5" />
            {text}
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${chosen}`}
        className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-6"
      >
        {children}
      </div>
    </div>
  );
}
