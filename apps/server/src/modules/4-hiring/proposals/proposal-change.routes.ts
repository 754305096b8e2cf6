import {
  describeMove,
  failureView,
  idempotencyHeaders,
  milestonesMaximum,
  proposalEditBody,
  proposalEditListView,
  proposalEditsMaximum,
  proposalEditView,
  proposalMoves,
  proposalVersionParam,
  proposalView,
  skillsMaximum,
  textLimits,
} from '@guildhall/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Deps } from '../../../deps.ts'
import { prepared } from '../../../platform/database/database.ts'
import { jsonBytes } from '../../../platform/http/connection-limits.ts'
import { answerOnce } from '../../1-ground/idempotency/shared/answer-once.ts'
import { editProposal } from './edit-proposal.ts'
import { getProposalEdit, listProposalEdits } from './get-proposal.ts'
import { sendProposalAgain, withdrawProposal } from './withdraw-proposal.ts'

const tags = ['Proposals']
const params = z.object({ id: z.uuid() })
const config = { missing: 'proposal.not_found' } as const
const url = '/api/proposals/:id'

export const proposalChangeRoutes: FastifyPluginAsyncZod<{ deps: Deps }> = async (app, { deps }) => {
  const db = prepared(deps.database.db)

  app.put(
    url,
    {
      config,
      bodyLimit: jsonBytes(
        textLimits.message + skillsMaximum * textLimits.skill + milestonesMaximum * textLimits.title,
      ),
      schema: {
        tags,
        summary: 'Change your proposal',
        description: `${describeMove(proposalMoves.edit)} The client sees each change, up to ${proposalEditsMaximum} of them, and an open counter-offer becomes outdated.`,
        headers: idempotencyHeaders,
        params,
        body: proposalEditBody,
        response: { 200: proposalView, '4xx': failureView },
      },
    },
    async (request) => {
      const edit = { ...request.body, proposalId: request.params.id, viewerId: request.userId }
      return answerOnce(deps, request, (deps) => editProposal(deps, edit))
    },
  )

  app.get(
    `${url}/edits`,
    {
      config,
      schema: {
        tags,
        summary: 'What changed in a proposal',
        description: 'For its client and its freelancer, newest first. Messages may be truncated.',
        params,
        response: { 200: proposalEditListView, '4xx': failureView },
      },
    },
    async ({ params, userId: viewerId }) => listProposalEdits(db, { proposalId: params.id, viewerId }),
  )

  app.get(
    `${url}/edits/:version`,
    {
      config: { missing: { id: 'proposal.not_found', version: 'proposal.edit_not_found' } },
      schema: {
        tags,
        summary: 'One change of a proposal with its full messages',
        params: params.extend({ version: proposalVersionParam }),
        response: { 200: proposalEditView, '4xx': failureView },
      },
    },
    async ({ params: { id, version }, userId: viewerId }) => getProposalEdit(db, { proposalId: id, version, viewerId }),
  )

  app.post(
    `${url}/withdraw`,
    {
      config,
      schema: {
        tags,
        summary: 'Withdraw your proposal',
        description: `${describeMove(proposalMoves.withdraw)} It leaves the client’s list. It can be sent again, but a second one cannot be sent.`,
        headers: idempotencyHeaders,
        params,
        response: { 200: proposalView, '4xx': failureView },
      },
    },
    async (request) => {
      const change = { proposalId: request.params.id, viewerId: request.userId }
      return answerOnce(deps, request, (deps) => withdrawProposal(deps, change))
    },
  )

  app.post(
    `${url}/send-again`,
    {
      config,
      schema: {
        tags,
        summary: 'Send a withdrawn proposal again',
        description: `${describeMove(proposalMoves.send_again)} It says what it said, at the place it had among the others.`,
        headers: idempotencyHeaders,
        params,
        response: { 200: proposalView, '4xx': failureView },
      },
    },
    async (request) => {
      const change = { proposalId: request.params.id, viewerId: request.userId }
      return answerOnce(deps, request, (deps) => sendProposalAgain(deps, change))
    },
  )
}
