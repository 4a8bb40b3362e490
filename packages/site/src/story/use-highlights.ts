import { useLocation, useNavigate, useRouterState } from '@tanstack/react-router';
import { useState } from 'react';
import { LEADS_BACK, OPENED_ALBUM } from './album-history';

export function useHighlights(path: '/' | '/thank-you') {
  const navigate = useNavigate();
  const { openedAlbum = false } = useLocation().state;
  // The entry of the history changes before the page does.
  const [cameFromAlbum] = useState(openedAlbum);
  // The router scrolls to the top after the first render. The focus on 'View Highlights' has to scroll later.
  const isResolved = useRouterState({
    select: ({ resolvedLocation }) => resolvedLocation?.pathname === path,
  });
  const view = async () => {
    await navigate({ to: path, replace: true, resetScroll: false, state: OPENED_ALBUM });
    await navigate({ to: '/our-story', state: LEADS_BACK });
  };
  return { cameFromAlbum, hasFocus: cameFromAlbum && isResolved, view };
}
