import type { DrawingNode } from '@sefira/drawings/node';
import { reactAttributes } from '@sefira/drawings/react-attributes';
import { type CSSProperties, createElement, Fragment, type ReactNode } from 'react';

export type Content = ReactNode;

/** What the templates need of an element; text is always a child, never markup. */
export interface Properties {
  readonly id?: string;
  readonly className?: string;
  readonly href?: string;
  readonly src?: string;
  readonly alt?: string;
  readonly scope?: string;
  readonly lang?: string;
  readonly 'aria-hidden'?: boolean;
  readonly 'aria-label'?: string;
  readonly key?: string;
  readonly role?: string;
  readonly style?: CSSProperties;
}

/** One element: `h('p', { className: 'lead' }, 'Olá')`. The templates are plain functions over it, so no build step is needed. */
export function h(tag: string, properties: Properties, ...children: Content[]): Content {
  return createElement(tag, properties, ...children);
}

/** Children of a list, each with a key made of its place (the lists never change once rendered). */
export function each<Item>(items: readonly Item[], render: (item: Item, index: number) => Content): Content[] {
  return items.map((item, index) => createElement(Fragment, { key: index }, render(item, index)));
}

/** A drawing in the page, element by element: its text is escaped as any other. */
export function drawing(node: DrawingNode, className: string): Content {
  return createElement('div', { className }, drawn(node));
}

/** A drawing that only decorates: readers pass over it. */
export function ornament(node: DrawingNode, className: string): Content {
  return createElement('span', { className, 'aria-hidden': true }, drawn(node));
}

/** Height of a drawing for each unit of its width. */
export function ratioOf({ attributes: { viewBox } }: DrawingNode): number {
  const [, , width = 1, height = 1] = String(viewBox).split(' ').map(Number);
  return height / width;
}

function drawn({ tag, attributes, children }: DrawingNode): Content {
  const inside = children.map((child) => (typeof child === 'string' ? child : drawn(child)));
  return createElement(tag, reactAttributes(attributes), ...inside);
}
