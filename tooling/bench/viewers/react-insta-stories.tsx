import { stories } from '@invitation/domain/fixtures/stories';
import { pictureAddress } from '@invitation/domain/picture';
import * as library from 'react-insta-stories';
import { renderViewer } from './render-viewer';

// In the bundle, the default export of this CommonJS module is one level deeper than in its types.
const { default: Stories } = library.default as unknown as typeof library;

renderViewer(
  <Stories
    stories={stories.map(({ url }) => ({ url: pictureAddress(url, 'avif', 1) }))}
    defaultInterval={6000}
    width="100vw"
    height="100vh"
    keyboardNavigation
  />,
);
