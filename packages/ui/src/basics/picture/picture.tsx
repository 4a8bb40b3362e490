import { renewFile } from '@invitation/domain/browser/renew-file';
import { pictureSources } from '@invitation/domain/event/picture';
import {
  type ComponentProps,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';

export type PictureState = 'loaded' | 'failed' | 'unreachable';

/**
 * A picture in the best format and density for the browser. A failed picture is fetched once more, past the HTTP cache.
 * Accepts the props of `img` except its addresses.
 *
 * @param props.url the address without the file extension
 * @param props.width in CSS pixels; `PICTURE_WIDTH` by default
 * @param props.onSettled called once, after decoding or after the second failure; `unreachable` means a network error
 */
export function Picture({
  url,
  width,
  fallback,
  onSettled,
  ...rest
}: Omit<ComponentProps<'img'>, 'src' | 'srcSet' | 'width' | 'ref'> & {
  readonly url: string;
  readonly width?: number;
  /** In place of a picture that could not be loaded. */
  readonly fallback?: ReactNode;
  readonly onSettled?: (state: PictureState) => void;
}) {
  const image = useRef<HTMLImageElement>(null);
  const [refetched, setRefetched] = useState(false);
  const [isMissing, setIsMissing] = useState(false);
  const settle = useEffectEvent((state: PictureState) => {
    setIsMissing(state !== 'loaded');
    onSettled?.(state);
  });

  useEffect(() => {
    const element = image.current;
    let mounted = true;
    const handleError = async () => {
      if (!mounted || element === null) return;
      const result = refetched ? 'failed' : await renewFile(element.currentSrc, 'any');
      if (!mounted) return;
      if (result === 'renewed') setRefetched(true);
      else settle(result);
    };
    element?.decode().then(() => {
      if (mounted) settle('loaded');
    }, handleError);
    return () => {
      mounted = false;
    };
  }, [refetched]);

  if (isMissing && fallback !== undefined) return fallback;
  const { avif, webp } = pictureSources(url, width);
  return (
    <picture>
      <source type="image/avif" srcSet={avif} />
      {/* Every supported browser knows WebP, so the `img` needs no address. WebKit would download that file too: React
          sets attributes before it puts the element into the `picture`. */}
      <source type="image/webp" srcSet={webp} />
      {/* biome-ignore lint/a11y/useAltText: the alternative text is in `rest` */}
      <img
        // Only a new element requests the picture again.
        key={refetched ? 'second' : 'first'}
        ref={image}
        width={width}
        {...rest}
      />
    </picture>
  );
}
