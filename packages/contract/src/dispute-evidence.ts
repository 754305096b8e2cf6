import { z } from 'zod'
import { contractChangeView } from './contract-changes.ts'
import { contractOfferView } from './contract-offers.ts'
import { contractStatuses } from './contracts.constants.ts'
import { contractEventView, contractMoneyView } from './contracts.ts'
import { disputeView } from './disputes.ts'
import { ledgerLineView } from './ledger.ts'
import { messageEventKinds } from './messages.constants.ts'
import { truncated } from './text.ts'

const side = z.enum(['client', 'freelancer'])
const person = z.object({ _id: z.uuid(), name: z.string() })
const file = z.object({
  filename: z.string(),
  size: z.number().int(),
  sha256: z.string(),
})

export const evidenceVersionView = z.object({
  version: z.number().int(),
  submittedAt: z.iso.datetime(),
  message: z.string(),
  messageTruncated: truncated,
  files: z.array(file),
  status: z.enum(['submitted', 'approved', 'rejected']),
  feedback: z.string(),
  feedbackTruncated: truncated,
  decidedAt: z.iso.datetime().nullable(),
})
export type EvidenceVersionView = z.infer<typeof evidenceVersionView>

/** Older texts are cut off if they are too long together. */
export const evidenceChangeView = contractChangeView.extend({ criteriaTruncated: truncated })
export type EvidenceChangeView = z.infer<typeof evidenceChangeView>

export const evidenceMessageView = z.object({
  seq: z.number().int(),
  by: side,
  at: z.iso.datetime(),
  /** The current text; empty if deleted, and on events. */
  text: z.string(),
  files: z.array(file),
  event: z.enum(messageEventKinds).nullable(),
  editedAt: z.iso.datetime().nullable(),
  deletedAt: z.iso.datetime().nullable(),
})
export type EvidenceMessageView = z.infer<typeof evidenceMessageView>

export const disputeEvidenceView = z.object({
  dispute: disputeView,
  contract: z.object({
    _id: z.uuid(),
    title: z.string(),
    status: z.enum(contractStatuses),
    client: person,
    freelancer: person,
    money: contractMoneyView,
    createdAt: z.iso.datetime(),
    dueAt: z.iso.datetime().nullable(),
    criteria: z.string(),
    requiredSkills: z.array(z.string()),
  }),
  timeline: z.array(contractEventView),
  /** Newest first, like `changes` and `versions`. */
  offers: z.array(contractOfferView),
  changes: z.array(evidenceChangeView),
  /** Edits of the project since acceptance. They do not change what was agreed. */
  edits: z.array(z.object({ number: z.number().int(), at: z.iso.datetime(), fields: z.array(z.string()) })),
  versions: z.array(evidenceVersionView),
  /** From the proposal to the end of the dispute, oldest first. */
  messages: z.array(evidenceMessageView),
  messagesLeftOut: z.number().int(),
  ledger: z.array(ledgerLineView),
})
export type DisputeEvidenceView = z.infer<typeof disputeEvidenceView>
