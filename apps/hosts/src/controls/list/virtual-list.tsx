import { useWindowVirtualizer, type VirtualItem } from '@tanstack/react-virtual';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import * as styles from './virtual-list.css';

/** Rows outside of the window that are rendered too. */
const OVERSCAN = 6;

/** The measured rows of each list, so that a host who returns finds the place. */
const measured = new Map<string, VirtualItem[]>();

/** A list that scrolls with the window and renders only the rows in it. */
export function VirtualList<Item>({
  label,
  items,
  keyOf,
  estimatedHeight,
  children,
}: {
  readonly label: string;
  readonly items: readonly Item[];
  readonly keyOf: (item: Item) => string;
  /** The usual height of a row in pixels. Each row is measured. */
  readonly estimatedHeight: number;
  readonly children: (item: Item) => ReactNode;
}) {
  const list = useRef<HTMLUListElement>(null);
  const [top, setTop] = useState(0);
  // Everything above the list may change its height.
  useLayoutEffect(() => {
    const update = () => setTop((list.current?.getBoundingClientRect().top ?? 0) + window.scrollY);
    update();
    const observer = new ResizeObserver(update);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, []);
  const virtualizer = useWindowVirtualizer({
    count: items.length,
    estimateSize: () => estimatedHeight,
    getItemKey: (index) => {
      const item = items[index];
      return item === undefined ? index : keyOf(item);
    },
    overscan: OVERSCAN,
    scrollMargin: top,
    initialMeasurementsCache: measured.get(label) ?? [],
  });
  useEffect(
    () => () => {
      measured.set(label, virtualizer.measurementsCache);
    },
    [label, virtualizer],
  );
  return (
    <ul
      ref={list}
      aria-label={label}
      className={styles.root}
      style={{ height: virtualizer.getTotalSize() }}
    >
      {virtualizer.getVirtualItems().map(({ index, key, start }) => {
        const item = items[index];
        return (
          item !== undefined && (
            <li
              key={key}
              ref={virtualizer.measureElement}
              data-index={index}
              aria-setsize={items.length}
              aria-posinset={index + 1}
              className={styles.row}
              style={{ transform: `translateY(${start - top}px)` }}
            >
              {children(item)}
            </li>
          )
        );
      })}
    </ul>
  );
}
