import { guest as words } from '@invitation/domain/words/hosts/guest';
import * as layout from '../controls/layout.css';

export const NoAddresses = () => <p className={layout.muted}>{words.noAddresses}</p>;
