import {
  Controls,
  Description,
  Primary,
  Stories,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';

/** The folder of the component on this page, from the repository's root. */
function Folder() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const [, folder] =
    /((?:apps|packages)\/.+)\//.exec(String(preparedMeta.parameters.fileName)) ?? [];
  return (
    <p>
      Source: <code>{folder}</code>
    </p>
  );
}

/** The page of a component: Storybook's own, with the place of the source. */
export const DocsPage = () => (
  <>
    <Title />
    <Subtitle />
    <Description />
    <Folder />
    <Primary />
    <Controls />
    <Stories />
  </>
);
