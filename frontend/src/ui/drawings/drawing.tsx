import type { Child, DrawingNode } from '@sefira/drawings/node';
import { reactAttributes } from '@sefira/drawings/react-attributes';
import { createElement, type ReactNode } from 'react';

interface DrawingProps {
  readonly node: DrawingNode;
  /** True where adjacent text already describes it. */
  readonly decorative?: boolean;
  readonly className?: string;
}

/** A drawing of `libs/drawings`: the same tree as in the PDF. */
export function Drawing({ node, decorative = false, className = '' }: DrawingProps): ReactNode {
  const { role, ...attributes } = node.attributes;
  const access = decorative ? { 'aria-hidden': true } : { role };
  const children = decorative ? node.children.filter((child) => !isTitle(child)) : node.children;
  return createElement(
    node.tag,
    { ...reactAttributes(attributes), ...access, className: `drawing ${className}`, focusable: false },
    ...children.map(draw),
  );
}

function draw(child: Child): ReactNode {
  if (typeof child === 'string') return child;
  return createElement(child.tag, reactAttributes(child.attributes), ...child.children.map(draw));
}

function isTitle(child: Child): boolean {
  return typeof child !== 'string' && child.tag === 'title';
}
