import type { Guest, RepliedGuest } from '../../model/guests';
import { mergeReplies } from '../../model/merge-replies';
import { changesBetween, undoOf } from '../../model/reply-changes';
import { change, changeWithUndo } from '../change';
import { timeFormat } from '../format';
import { useGuestList, useHosts } from '../hosts-site';
import { downloadCsv } from './download-csv';
import { Overview } from './overview';

export function OverviewPage() {
  const { site, backend } = useHosts();
  const list = useGuestList();
  const merge = (kept: RepliedGuest, others: readonly Guest[]) => {
    const { changes: merged, undo: before } = mergeReplies(kept, others);
    const changes = changesBetween(before, merged);
    return changeWithUndo({
      change: () => backend.writeReplies(changes),
      done: 'Merged.',
      undo: () => backend.writeReplies(undoOf(changes)),
    });
  };
  return (
    <Overview
      list={list}
      events={site.events}
      format={timeFormat(site.events[0]?.timeZone)}
      onMerge={merge}
      onDownload={() => change(() => downloadCsv(list))}
    />
  );
}
