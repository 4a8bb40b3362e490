import { newsText } from '@invitation/domain/guest-list/news';
import { common } from '@invitation/domain/words/hosts/common';
import { guestNews as words } from '@invitation/domain/words/hosts/guestNews';
import { Button, buttonClass } from '@invitation/ui/basics/button';
import { useState } from 'react';
import { toast } from 'sonner';
import { sendNewsAddress } from '../../context/addresses';
import { focus } from '../../context/focus';
import { useHosts } from '../../context/hosts-site';
import { WithNews } from '../../context/with-watched';
import * as card from '../../controls/card.css';
import * as layout from '../../controls/layout.css';
import { PageHeading } from '../../controls/page-heading/page-heading';
import { attemptWithUndo } from '../../edit/attempt';
import { addition, removal } from '../../model/changes/news-changes';
import type { SentNews } from '../../model/store/news';
import * as styles from './news.css';
import { NewsForm } from './news-form';

/** The page on which hosts write and remove news for all guests (B20). */
export const NewsPage = () => <WithNews>{(news) => <NewsView news={news} />}</WithNews>;

/** @param props.news the newest first */
export function NewsView({ news }: { readonly news: readonly SentNews[] }) {
  const { site, backend } = useHosts();
  const { languages, invitedTo, formatTime } = site;
  const [published, setPublished] = useState(0);
  return (
    <>
      <PageHeading title={words.title} />
      <p>{words.intro}</p>
      <section className={card.root}>
        <h2 className={card.heading}>{words.write}</h2>
        <NewsForm
          key={published}
          onPublish={async (next) => {
            await backend.write(addition({ ...next, at: new Date(next.at) }));
            toast.success(words.isPublished);
            setPublished((count) => count + 1);
          }}
        />
      </section>
      <section className={card.root}>
        <h2
          key={published}
          ref={published > 0 ? focus : null}
          tabIndex={-1}
          className={card.heading}
        >
          {words.published}
        </h2>
        {news.length === 0 && <p className={layout.subtle}>{words.none}</p>}
        <ul className={styles.list}>
          {news.map((each) => (
            <li key={`${each.guests} ${each.at.getTime()}`} className={styles.item}>
              {(typeof each.text === 'string' ? [undefined] : languages).map((language) => (
                <p key={language ?? ''} lang={language} className={styles.text}>
                  <bdi>{newsText(each.text, language ?? '')}</bdi>
                </p>
              ))}
              <p className={layout.subtle}>
                {[invitedTo.offered.length > 1 && words.guests[each.guests], formatTime(each.at)]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
              <div className={layout.buttons}>
                <a
                  href={sendNewsAddress(each.guests, each.at)}
                  aria-label={`${words.send}: ${newsText(each.text, languages[0] ?? '')}`}
                  className={buttonClass({ variant: 'secondary' })}
                >
                  {words.send}
                </a>
                <Button
                  variant="destructive"
                  aria-label={words.remove(newsText(each.text, languages[0] ?? ''))}
                  onClick={() =>
                    attemptWithUndo(
                      () => backend.write(removal(each)),
                      words.removed,
                      () => backend.write(addition(each)),
                    )
                  }
                >
                  {common.remove}
                </Button>
              </div>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
