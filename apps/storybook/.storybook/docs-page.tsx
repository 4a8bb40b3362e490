import {
  Controls,
  Description,
  Primary,
  Stories,
  Subtitle,
  Title,
} from '@storybook/addon-docs/blocks';
import { SourceLink } from './source-link';

/** The page of a component: Storybook's own, with a link to the source. */
export const DocsPage = () => (
  <>
    <Title />
    <Subtitle />
    <Description />
    <SourceLink />
    <Primary />
    <Controls />
    <Stories />
  </>
);
