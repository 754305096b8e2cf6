import { hiddenIdsText } from '../../../2-people/restrictions/shared/hidden.queries.ts'
import { suspendedPeopleText } from '../../../2-people/restrictions/shared/suspended.queries.ts'

/** A condition on `projects p`: leaves out suspended clients, hidden projects and direct contracts. */
// Coalesced: the planner overestimates an array it cannot see, and would sort all projects.
export const isListedText = `coalesce(p.client_id <> all (${suspendedPeopleText}), true) and coalesce(p.id <> all (${hiddenIdsText('project')}), true) and not p.is_private`
