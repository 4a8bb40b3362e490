import { pictureSources } from '@invitation/domain/picture';
import type { ComponentProps } from 'react';

/**
 * A picture in the smallest format the browser reads, as sharp as its screen shows. Takes what an `img` takes but its
 * addresses.
 *
 * @param props.url the picture's address, without an ending
 * @param props.width how wide it is, in CSS pixels, if that is not what the pictures have in common
 */
export function Picture({
  url,
  width,
  ...rest
}: Omit<ComponentProps<'img'>, 'src' | 'srcSet' | 'width'> & {
  readonly url: string;
  readonly width?: number;
}) {
  const { avif, webp, src } = pictureSources(url, width);
  return (
    <picture style={{ display: 'contents' }}>
      <source type="image/avif" srcSet={avif} />
      {/* biome-ignore lint/a11y/useAltText: the alternative text is among the rest */}
      <img srcSet={webp} src={src} width={width} {...rest} />
    </picture>
  );
}
