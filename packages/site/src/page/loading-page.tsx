import { Lights } from '@invitation/ui/lights';
import { Loading } from '@invitation/ui/loading';

/** Keeps the lights in place until the page replaces this. */
export const LoadingPage = () => (
  <>
    <Lights />
    <Loading />
  </>
);
