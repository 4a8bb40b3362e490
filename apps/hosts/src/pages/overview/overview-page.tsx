import { replace, undo } from '../../model/changes';
import type { Guest, RepliedGuest } from '../../model/guests';
import { mergeReplies } from '../../model/merge-replies';
import { change, changeWithUndo } from '../change';
import { timeFormat } from '../format';
import { useGuestList, useHosts } from '../hosts-site';
import { downloadCsv } from './download-csv';
import { Overview } from './overview';

export function OverviewPage() {
  const { site, backend } = useHosts();
  const list = useGuestList();
  const merge = (kept: RepliedGuest, others: readonly Guest[]) => {
    const replacements = mergeReplies(site.events, kept, others);
    return changeWithUndo({
      change: () => backend.write(replace(replacements)),
      done: 'Merged.',
      undo: () => backend.write(undo(replacements)),
    });
  };
  return (
    <Overview
      list={list}
      events={site.events}
      format={timeFormat(site.events[0]?.timeZone)}
      onMerge={merge}
      onDownload={() => change(() => downloadCsv(site.events, list))}
    />
  );
}
