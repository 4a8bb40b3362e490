import { Loading } from '@invitation/ui/basics/loading';
import { Lights } from '@invitation/ui/scenery/lights';

/** Keeps the lights in place until the page replaces this. */
export const LoadingPage = () => (
  <>
    <Lights />
    <Loading />
  </>
);
