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
  Stethoscope,
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
    summary: 'Disputed money near its holding limit, and refunds that are owed.',
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
    summary: 'Appeals against suspensions, warnings and hidden content.',
    Icon: MessageSquareReply,
  },
  reports: {
    to: adminPaths.reports,
    title: 'Reports',
    summary: 'What people reported or a published rule flagged.',
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
    summary: 'How hard each question is, how well it measures skill, and which are set aside.',
    Icon: ChartScatter,
  },
  attempts: {
    to: adminPaths.attempts,
    title: 'Attempts',
    summary: 'Assessments that were unusually fast, or share someone else’s mistakes.',
    Icon: Timer,
  },
  jobs: {
    to: adminPaths.jobs,
    title: 'Failed jobs',
    summary: 'Background work that failed and can be tried again.',
    Icon: RefreshCw,
  },
  doctor: {
    to: adminPaths.doctor,
    title: 'Doctor',
    summary: 'What is wrong with this installation, or will be, and what to do.',
    Icon: Stethoscope,
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
