import { findableText } from '../../restrictions/shared/findable.queries.ts'
import { hiddenText } from '../../restrictions/shared/hidden.queries.ts'
import { shownProfileText } from '../../restrictions/shared/shown-profile.queries.ts'
import { suspendedText } from '../../restrictions/shared/suspended.queries.ts'

const actorId = `(notifications.facts ->> 'actorId')::uuid`

/** People without a part in a project can read its title only as long as they can read the project. */
const isTitleHidden = `exists (
  select from project_owners p
    where p.project_id = (notifications.facts ->> 'projectId')::uuid and p.client_id <> notifications.user_id
    and (${hiddenText('project', 'p.project_id')} or p.is_active and ${suspendedText('p.client_id')})
    and not exists (select from project_applicants mine
      where mine.project_id = p.project_id and mine.person_id = notifications.user_id))`

/**
 * The facts of `notifications` without what its person can no longer read, for statements written as text: the title of a
 * project that was hidden, the name of a person who searches list no longer, and the name on a profile hidden from them, whose
 * place the username takes, as it does for a blank name. Facts are kept as they were, so that all of it is back when it is shown again.
 */
export const shownFactsText = `(notifications.facts
  - array_remove(array[
      case when ${isTitleHidden} then 'projectTitle' end,
      case when notifications.kind = 'search.person_found' and not (${findableText(actorId)}) then 'actorName' end
    ], null)
  || coalesce((
      select jsonb_build_object('actorName', person.username) from users person
      where person.id = ${actorId} and notifications.kind <> 'search.person_found'
        and (notifications.facts ->> 'actorName' = '' or not ${shownProfileText('person.id', 'notifications.user_id')})
    ), '{}'))`
