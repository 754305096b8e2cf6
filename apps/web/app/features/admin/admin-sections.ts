import {
  BookCheck,
  CalendarClock,
  ChartScatter,
  Flag,
  GraduationCap,
  type LucideIcon,
  MessageCircleQuestion,
  MessageSquareReply,
  RefreshCw,
  Scale,
  ScrollText,
  Timer,
  Users,
} from 'lucide-react'
import { adminPaths } from './shared/admin-paths.ts'

export type AdminSection = { to: string; title: string; summary: string; Icon: LucideIcon }

export const adminSections = {
  disputes: {
    to: adminPaths.disputes,
    title: 'Disputes',
    summary: 'What the two sides of a contract could not agree on.',
    Icon: Scale,
  },
  holds: {
    to: adminPaths.holds,
    title: 'Deadlines and refunds',
    summary: 'Disputed money that can soon no longer be held, and refunds that are owed.',
    Icon: CalendarClock,
  },
  people: {
    to: adminPaths.people,
    title: 'People',
    summary: 'Find people, suspend their accounts and lift suspensions.',
    Icon: Users,
  },
  appeals: {
    to: adminPaths.appeals,
    title: 'Appeals',
    summary: 'What people answered to a suspension, a warning or hidden content.',
    Icon: MessageSquareReply,
  },
  reports: {
    to: adminPaths.reports,
    title: 'Reports',
    summary: 'What people reported, and people whom a published rule flagged.',
    Icon: Flag,
  },
  results: {
    to: adminPaths.results,
    title: 'Results',
    summary: 'Withdraw a result of an assessment, or restore it.',
    Icon: GraduationCap,
  },
  challenges: {
    to: adminPaths.challenges,
    title: 'Challenges',
    summary: 'What people say is wrong with questions of their assessments.',
    Icon: MessageCircleQuestion,
  },
  items: {
    to: adminPaths.items,
    title: 'Questions',
    summary: 'How hard the questions of assessments are, how well they tell, and which ones are set aside.',
    Icon: ChartScatter,
  },
  attempts: {
    to: adminPaths.attempts,
    title: 'Attempts',
    summary: 'Assessments that were unusually fast, or share the mistakes of somebody else.',
    Icon: Timer,
  },
  jobs: {
    to: adminPaths.jobs,
    title: 'Failed jobs',
    summary: 'Background work that failed, to be tried again.',
    Icon: RefreshCw,
  },
  audit: {
    to: adminPaths.audit,
    title: 'Audit',
    summary: 'Whether all money is accounted for.',
    Icon: BookCheck,
  },
  log: {
    to: adminPaths.log,
    title: 'Log',
    summary: 'Everything operators did. Entries cannot be changed.',
    Icon: ScrollText,
  },
} as const satisfies Record<string, AdminSection>

export type AdminSectionName = keyof typeof adminSections
