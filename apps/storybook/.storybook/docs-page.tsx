import {
  Controls,
  Description,
  Primary,
  Stories,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';

/** The folder of a component in `packages`, from the repository's root. */
function Folder() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const [, folder] = /(packages\/.+)\//.exec(String(preparedMeta.parameters.fileName)) ?? [];
  return (
    folder && (
      <p>
        Source: <code>{folder}</code>
      </p>
    )
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
