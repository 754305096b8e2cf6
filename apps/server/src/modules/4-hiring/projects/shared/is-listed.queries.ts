import { notHiddenText } from '../../../2-people/restrictions/shared/hidden.queries.ts'
import { notSuspendedText } from '../../../2-people/restrictions/shared/suspended.queries.ts'

/** A condition on `projects p`: leaves out suspended clients, hidden projects and direct contracts. */
export const isListedText = `${notSuspendedText('p.client_id')} and ${notHiddenText('project', 'p.id')} and not p.is_private`
