import { pictureSources } from '@invitation/domain/picture';
import type { ComponentProps } from 'react';

/**
 * A picture in the smallest format the browser reads, as sharp as its screen shows. Takes what an `img` takes but its
 * addresses.
 *
 * @param props.url the picture's address, without an ending
 */
export function Picture({
  url,
  ...rest
}: Omit<ComponentProps<'img'>, 'src' | 'srcSet'> & { readonly url: string }) {
  const { avif, webp, src } = pictureSources(url);
  return (
    <picture style={{ display: 'contents' }}>
      <source type="image/avif" srcSet={avif} />
      {/* biome-ignore lint/a11y/useAltText: the alternative text is among the rest */}
      <img srcSet={webp} src={src} {...rest} />
    </picture>
  );
}
