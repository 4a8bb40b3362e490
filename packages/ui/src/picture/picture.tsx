import { pictureSources } from '@invitation/domain/picture';
import { renewFile } from '@invitation/domain/renew-file';
import { type ComponentProps, useEffect, useEffectEvent, useRef, useState } from 'react';

/**
 * A picture in the best format and density for the browser. A failed picture is fetched once more, past the HTTP cache.
 * Accepts the props of `img` except its addresses.
 *
 * @param props.url the address without the file extension
 * @param props.width in CSS pixels; `PICTURE_WIDTH` by default
 * @param props.onSettled called once, after decoding or after the second failure
 */
export function Picture({
  url,
  width,
  onSettled,
  ...rest
}: Omit<ComponentProps<'img'>, 'src' | 'srcSet' | 'width' | 'ref'> & {
  readonly url: string;
  readonly width?: number;
  readonly onSettled?: (state: 'loaded' | 'failed') => void;
}) {
  const image = useRef<HTMLImageElement>(null);
  const [refetched, setRefetched] = useState(false);
  const settle = useEffectEvent((state: 'loaded' | 'failed') => onSettled?.(state));

  useEffect(() => {
    const element = image.current;
    let mounted = true;
    const handleError = async () => {
      if (!mounted || element === null) return;
      const success = !refetched && (await renewFile(element.currentSrc, 'any'));
      if (!mounted) return;
      if (success) setRefetched(true);
      else settle('failed');
    };
    element?.decode().then(() => {
      if (mounted) settle('loaded');
    }, handleError);
    return () => {
      mounted = false;
    };
  }, [refetched]);

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
