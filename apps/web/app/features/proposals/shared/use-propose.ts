import {
  type ListedProjectView,
  movesNow,
  type ProjectListView,
  type ProposalBody,
  type ProposalView,
  projectMoves,
} from '@guildhall/contract'
import { type InfiniteData, useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError } from '../../../api-errors.ts'
import { http } from '../../../http.ts'
import { keyOf } from '../../../query-keys.ts'

export function usePropose() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: ProposalBody) => http.postOnce<ProposalView>('/api/proposals', body),
    onSuccess: ({ _id, projectId }) => {
      client.setQueriesData<InfiniteData<ProjectListView>>({ queryKey: keyOf('projects', 'browse') }, (list) =>
        list ? markProposed(list, projectId._id, _id) : list,
      )
      void client.invalidateQueries({ queryKey: keyOf('projects', 'one', projectId._id) })
      void client.invalidateQueries({ queryKey: keyOf('proposals') })
    },
    // A refusal means that the project has changed. A lost answer means nothing: sending again returns the first answer.
    onError: (error) => {
      if (!(error instanceof ApiError)) return
      void client.invalidateQueries({ queryKey: keyOf('projects') })
    },
  })
}

/** In place: a refetch could move rows while the user reads. */
function markProposed(
  list: InfiniteData<ProjectListView>,
  projectId: string,
  myProposalId: string,
): InfiniteData<ProjectListView> {
  const mark = (project: ListedProjectView): ListedProjectView => {
    if (project._id !== projectId) return project
    const moves = movesNow(projectMoves, {
      party: 'freelancer',
      state: project.status,
      guards: { first_proposal: false, asked: false },
    })
    return { ...project, ...moves, myProposalId, proposals: project.proposals + 1 }
  }
  return { ...list, pages: list.pages.map((page) => ({ ...page, projects: page.projects.map(mark) })) }
}
