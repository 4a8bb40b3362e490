import { guestNews as words } from '@invitation/domain/words/hosts/guestNews';
import { toast } from 'sonner';
import { useHosts } from '../../context/hosts-site';
import { WithNews } from '../../context/with-watched';
import { attemptWithUndo } from '../../edit/attempt';
import { addition, removal } from '../../model/changes/news-changes';
import { NewsView } from './news-view';

export function NewsPage() {
  const { backend } = useHosts();
  return (
    <WithNews>
      {(news) => (
        <NewsView
          news={news}
          onPublish={async (next) => {
            await backend.write(addition({ ...next, at: new Date(next.at) }));
            toast.success(words.isPublished);
          }}
          onRemove={(each) =>
            void attemptWithUndo(
              () => backend.write(removal(each)),
              words.removed,
              () => backend.write(addition(each)),
            )
          }
        />
      )}
    </WithNews>
  );
}
