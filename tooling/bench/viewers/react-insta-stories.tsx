import { stories } from '@invitation/domain/fixtures/stories';
import { pictureAddress } from '@invitation/domain/picture';
import * as library from 'react-insta-stories';
import { show } from './show';

// A CommonJS module: bundled, its default export lies one level deeper than its types say.
const { default: Stories } = library.default as unknown as typeof library;

show(
  <Stories
    stories={stories.map(({ url }) => ({ url: pictureAddress(url, 'avif', 1) }))}
    defaultInterval={6000}
    width="100vw"
    height="100vh"
    keyboardNavigation
  />,
);
