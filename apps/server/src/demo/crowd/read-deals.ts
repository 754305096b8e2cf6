import { type Difficulty, difficulties, type ProjectCategory } from '@guildhall/contract'
import { type CrowdDeal, type DealState, dealStates } from './crowd-types.ts'

/**
 * Reads deals from their written form:
 *
 *     ## Title
 *     client budget, perhaps a level | skills        (of a direct contract: client freelancer price days)
 *     The brief, a line for each paragraph or list item.
 *     freelancer price days: a proposal
 *     = freelancer state | deliveries and feedback in turn, or dollars and reason of each split
 *     *c5 the client's review      *f4 the freelancer's      *r the freelancer's reply
 *     c> a message of the client   f> one of the freelancer  f!> one that is unread
 */
export function readDeals(written: string, category?: ProjectCategory): CrowdDeal[] {
  return written
    .split(/^## /m)
    .slice(1)
    .map((part) => readDeal(part.trim().split('\n'), category))
}

function readDeal([title = '', header = '', ...lines]: string[], category?: ProjectCategory): CrowdDeal {
  const deal: CrowdDeal = {
    title,
    description: '',
    ...(category ? readProjectHeader(header) : readDirectHeader(header)),
    ...(category && { category }),
    state: 'open',
    deliveries: [],
    splits: [],
    chat: [],
  }
  for (const line of lines) readLine(deal, line.trim())
  return deal
}

function readProjectHeader(header: string) {
  const [terms = '', skills = ''] = header.split(' | ')
  const [client = '', usd = '', level] = terms.split(' ')
  const minimumLevel = difficulties.find((known) => known === level) as Difficulty | undefined
  return { client, usd: Number(usd), skills: skills.split(', '), bids: [], ...(minimumLevel && { minimumLevel }) }
}

function readDirectHeader(header: string) {
  const [client = '', by = '', usd = '', days = ''] = header.split(' ')
  return { client, usd: Number(usd), skills: [], bids: [{ by, usd: Number(usd), days: Number(days), text: '' }] }
}

const forms = {
  bid: /^(\w+) (\d+) (\d+): (.+)$/,
  outcome: /^= (?:(\w+) )?(\w+)(?: \| (.+))?$/,
  review: /^\*([cf])([1-5]) (.+)$/,
  reply: /^\*r (.+)$/,
  chat: /^([cf])(!?)> (.+)$/,
}

function readLine(deal: CrowdDeal, line: string): void {
  const read = Object.entries(forms).find(([, form]) => form.test(line))
  if (!read) {
    if (line) deal.description += `${separator(deal.description, line)}${line}`
    return
  }
  const [name, form] = read
  const [, first = '', second = '', third = '', fourth = ''] = form.exec(line) ?? []
  if (name === 'bid') deal.bids.push({ by: first, usd: Number(second), days: Number(third), text: fourth })
  if (name === 'outcome') readOutcome(deal, first, second, third ? third.split(' | ') : [])
  if (name === 'review') deal[first === 'c' ? 'byClient' : 'byFreelancer'] = { rating: Number(second), text: third }
  if (name === 'reply' && deal.byClient) deal.byClient.reply = first
  if (name === 'chat') {
    deal.chat.push({ by: first === 'c' ? 'client' : 'freelancer', isUnread: second === '!', text: third })
  }
}

const separator = (before: string, line: string) => (before === '' ? '' : line.startsWith('- ') ? '\n' : '\n\n')

function readOutcome(deal: CrowdDeal, hired: string, word: string, parts: string[]): void {
  const state = dealStates.find((known) => known === word)
  if (!state) throw new Error(`the crowd's deal "${deal.title}" is in an unknown state: ${word}`)
  deal.state = state
  if (hired) deal.hired = hired
  if (isSplit(state)) deal.splits = pairs(parts).map(([usd, reason], index) => splitOf(usd, reason, index))
  else deal.deliveries = pairs(parts).map(([message, feedback]) => ({ message, ...(feedback && { feedback }) }))
}

const isSplit = (state: DealState) => state === 'ended' || state === 'disputed'
const splitOf = (usd: string, reason: string, index: number) => {
  return { by: index % 2 === 0 ? ('client' as const) : ('freelancer' as const), releaseUsd: Number(usd), reason }
}

function pairs(parts: string[]): [string, string][] {
  return parts.flatMap((part, index) => (index % 2 === 0 ? [[part, parts[index + 1] ?? '']] : [])) as [string, string][]
}
