import { pictureSources } from '@invitation/domain/picture';
import { type ComponentProps, useEffect, useEffectEvent, useRef, useState } from 'react';
import { renewPicture } from './renew-picture';

/**
 * A picture in the smallest format the browser reads, as sharp as its screen shows. One that fails is asked for once
 * more, past the HTTP cache. Takes what an `img` takes but its addresses.
 *
 * @param props.url the picture's address, without an ending
 * @param props.width how wide it is, in CSS pixels, if that is not what the pictures have in common
 * @param props.onSettled called once the picture is decoded, or has failed for good
 */
export function Picture({
  url,
  width,
  onSettled,
  ...rest
}: Omit<ComponentProps<'img'>, 'src' | 'srcSet' | 'width' | 'ref'> & {
  readonly url: string;
  readonly width?: number;
  readonly onSettled?: (state: 'shown' | 'failed') => void;
}) {
  const image = useRef<HTMLImageElement>(null);
  const [renewed, setRenewed] = useState(false);
  const settle = useEffectEvent((state: 'shown' | 'failed') => onSettled?.(state));

  useEffect(() => {
    const element = image.current;
    let here = true;
    const fail = async () => {
      if (!here || element === null) return;
      const renewable = !renewed && (await renewPicture(element.currentSrc));
      if (!here) return;
      if (renewable) setRenewed(true);
      else settle('failed');
    };
    element?.decode().then(() => {
      if (here) settle('shown');
    }, fail);
    return () => {
      here = false;
    };
  }, [renewed]);

  const { avif, webp, src } = pictureSources(url, width);
  return (
    <picture style={{ display: 'contents' }}>
      <source type="image/avif" srcSet={avif} />
      {/* biome-ignore lint/a11y/useAltText: the alternative text is among the rest */}
      <img
        // Only a new element asks for its picture again.
        key={renewed ? 'renewed' : 'first'}
        ref={image}
        srcSet={webp}
        src={src}
        width={width}
        {...rest}
      />
    </picture>
  );
}
