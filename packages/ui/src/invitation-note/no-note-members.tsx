// In place of `note-members.tsx`, in a site whose invitations name nobody.
import type * as members from './note-members';

export const NoteMembers: typeof members.NoteMembers = () => null;
