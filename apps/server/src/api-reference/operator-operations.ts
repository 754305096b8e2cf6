import { type Chapter, fileDownload, paged } from './operation-facts.ts'

export const operatorChapters: Readonly<Record<string, Chapter>> = {
  Operators: {
    description:
      'For the operators of this site, who sign in with a second factor. Everyone else gets the answer of an address ' +
      'where there is nothing. Everything they do is in a log that cannot be changed.',
    operations: {
      'GET /api/admin/me': { id: 'getOperator' },
      'GET /api/admin/log': { id: 'listOperatorLog', headers: paged },
      'GET /api/admin/operators': { id: 'listOperators' },
      'GET /api/admin/disputes': { id: 'listAdminDisputes', headers: paged },
      'GET /api/admin/disputes/{id}': { id: 'getAdminDispute' },
      'GET /api/admin/disputes/{id}/evidence.pdf': {
        id: 'getAdminDisputePdf',
        answers: ['application/pdf'],
        headers: ['ETag', 'Content-Disposition'],
        refusals: ['document.busy'],
      },
      'POST /api/admin/disputes/{id}/decide': {
        id: 'decideDispute',
        refusals: [
          'dispute.over',
          'dispute.not_waiting',
          'dispute.own_contract',
          'dispute.sum',
          'contract.card_disputed',
        ],
      },
      'GET /api/admin/holds': { id: 'listAdminHolds', headers: paged },
      'GET /api/admin/owed-refunds': { id: 'listOwedRefunds', headers: paged },
      'POST /api/admin/owed-refunds/{id}/repayment': {
        id: 'repayRefund',
        refusals: ['operator.own_matter', 'refund.not_owed', 'refund.repaid'],
      },
      'GET /api/admin/people': { id: 'findPeople' },
      'GET /api/admin/people/{id}': { id: 'getPerson' },
      'POST /api/admin/people/{id}/suspension': {
        id: 'suspendPerson',
        refusals: ['operator.own_matter', 'operator.other_operator', 'suspension.already'],
      },
      'POST /api/admin/suspensions/{id}/lift': {
        id: 'liftSuspension',
        refusals: ['operator.own_matter', 'suspension.over'],
      },
      'POST /api/admin/suspensions/{id}/answer': {
        id: 'answerAppeal',
        refusals: [
          'operator.own_matter',
          'operator.decided',
          'suspension.over',
          'suspension.no_appeal',
          'suspension.answered',
        ],
      },
      'GET /api/admin/appeals': { id: 'listAppeals', headers: paged },
      'GET /api/admin/reports': { id: 'listAdminReports', headers: paged },
      'GET /api/admin/reports/{id}': { id: 'getReport', refusals: ['operator.own_matter'] },
      'GET /api/admin/reports/{id}/attachments/{fileId}': {
        id: 'downloadReportedFile',
        ...fileDownload,
        refusals: ['operator.own_matter', ...fileDownload.refusals],
      },
      'POST /api/admin/reports/{id}/take': {
        id: 'takeReport',
        refusals: ['report.closed', 'report.taken', 'operator.own_matter'],
      },
      'POST /api/admin/reports/{id}/release': {
        id: 'releaseReport',
        refusals: ['report.closed', 'report.taken', 'operator.own_matter'],
      },
      'POST /api/admin/reports/{id}/resolution': {
        id: 'resolveReport',
        refusals: [
          'report.closed',
          'report.taken',
          'report.not_hideable',
          'project.not_found',
          'report.hidden_already',
          'operator.own_matter',
          'operator.other_operator',
          'operator.person_not_found',
          'suspension.already',
        ],
      },
      'GET /api/admin/decision-appeals': { id: 'listDecisionAppeals', headers: paged },
      'POST /api/admin/decisions/{id}/answer': {
        id: 'answerDecisionAppeal',
        refusals: [
          'operator.own_matter',
          'operator.decided',
          'decision.reversed',
          'decision.no_appeal',
          'decision.answered',
        ],
      },
      'POST /api/admin/decisions/{id}/reversal': {
        id: 'reverseDecision',
        refusals: ['operator.own_matter', 'decision.reversed'],
      },
      'GET /api/admin/results': { id: 'listAdminResults', headers: paged },
      'POST /api/admin/results/{id}/withdrawal': {
        id: 'withdrawResult',
        refusals: ['assessment.result_withdrawn', 'operator.own_matter'],
      },
      'POST /api/admin/results/{id}/restoration': {
        id: 'restoreResult',
        refusals: ['assessment.result_not_withdrawn', 'operator.own_matter'],
      },
      'GET /api/admin/challenges': { id: 'listChallengedItems' },
      'GET /api/admin/challenges/{itemId}': { id: 'getChallengedItem' },
      'POST /api/admin/challenges/{itemId}/decision': {
        id: 'decideChallenge',
        refusals: ['challenge.decided', 'challenge.not_an_option', 'challenge.same_key', 'operator.own_matter'],
      },
      'GET /api/admin/item-cells': { id: 'listItemCells' },
      'GET /api/admin/item-cells/{cell}': { id: 'listItemsOfCell' },
      'POST /api/admin/items/{itemId}/set-aside': { id: 'setItemAside', refusals: ['item.already_set_aside'] },
      'POST /api/admin/items/{itemId}/return': { id: 'putItemBack' },
      'GET /api/admin/attempts': { id: 'listFlaggedAttempts', headers: paged },
      'GET /api/admin/attempts/{id}': { id: 'getFlaggedAttempt' },
      'GET /api/admin/jobs': { id: 'listFailedJobs' },
      'POST /api/admin/jobs/{id}/retry': { id: 'retryJob' },
      'GET /api/admin/doctor': { id: 'inspectInstallation' },
      'GET /api/admin/audit': { id: 'listLedgerAudits' },
      'POST /api/admin/audit': { id: 'startLedgerAudit' },
    },
  },
}
