import { type ElementType, isValidElement, type ReactNode } from 'react';

type Props = Readonly<Record<string, unknown>>;

/** The properties with which stories show each component. */
export type ShownProps = Map<ElementType, Props[]>;

/** A file of stories. */
export interface StoryModule {
  readonly default: {
    readonly component?: ElementType;
    readonly args?: Props;
    readonly render?: Render;
  };
}
type Render = (args: Props, context: object) => ReactNode;

function add(shown: ShownProps, component: ElementType, props: Props): void {
  shown.set(component, [...(shown.get(component) ?? []), props]);
}

/** Adds the components of a story with its own `render`, as far as they are in its JSX. */
function addElements(shown: ShownProps, node: ReactNode): void {
  if (Array.isArray(node)) for (const each of node) addElements(shown, each);
  else if (isValidElement<Props>(node)) {
    if (typeof node.type !== 'string') add(shown, node.type, node.props);
    addElements(shown, node.props.children as ReactNode);
  }
}

/** Collects what the stories of a file show, without rendering them. */
export function collectShown(shown: ShownProps, module: StoryModule): void {
  const { default: meta, ...stories } = module;
  for (const story of Object.values(stories as Record<string, Partial<StoryModule['default']>>)) {
    const args = { ...meta.args, ...story.args };
    const render = story.render ?? meta.render;
    if (!render) {
      if (meta.component) add(shown, meta.component, args);
      continue;
    }
    // Other components may show it.
    if (meta.component && !shown.has(meta.component)) shown.set(meta.component, []);
    try {
      addElements(shown, render(args, {}));
    } catch {
      // A hook works only in a rendered component.
    }
  }
}
