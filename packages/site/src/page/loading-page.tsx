import { Lights } from '@invitation/ui/lights';
import { Loading } from '@invitation/ui/loading';

/** The lights stay where they are when the page comes. */
export const LoadingPage = () => (
  <>
    <Lights />
    <Loading />
  </>
);
