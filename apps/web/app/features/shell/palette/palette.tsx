import type { FoundKind, FoundView, QuickFindView } from '@guildhall/contract'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import {
  BookOpen,
  BriefcaseBusiness,
  CornerDownRight,
  FolderOpen,
  type LucideIcon,
  MessageSquare,
  User,
  Zap,
} from 'lucide-react'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { sentenceFor } from '../../../api-errors.ts'
import { http } from '../../../http.ts'
import { paths } from '../../../paths.ts'
import { keyOf } from '../../../query-keys.ts'
import { CommandDialog, type CommandGroup, type CommandOption } from '../../../ui/command-dialog.tsx'
import { withoutMarks } from '../../../ui/without-marks.ts'
import { acts, type Destination, pages } from './destinations.ts'
import { matching, rankOf } from './matching.ts'

/** Milliseconds without typing before the server is asked. */
const pauseMs = 150
const atFirst = { pages: 8, acts: 5 } as const

interface Option extends CommandOption {
  to: string
}

const kinds: Record<FoundKind, { Icon: LucideIcon; to: (id: string) => string }> = {
  project: { Icon: FolderOpen, to: paths.project },
  job: { Icon: BriefcaseBusiness, to: paths.project },
  conversation: { Icon: MessageSquare, to: paths.chat },
  person: { Icon: User, to: paths.profile },
  course: { Icon: BookOpen, to: paths.keptCourse },
  reading: { Icon: BookOpen, to: paths.libraryCourse },
}

export interface PaletteProps {
  userId: string
  onClose: () => void
  onGo: () => void
}

export default function Palette({ userId, onClose, onGo }: PaletteProps) {
  const navigate = useNavigate()
  const [text, setText] = useState('')
  const [asked, setAsked] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setAsked(text.trim().slice(0, 100)), pauseMs)
    return () => clearTimeout(timer)
  }, [text])
  const { data, error, isFetching } = useQuery({
    queryKey: keyOf('find', 'by', userId, asked),
    queryFn: ({ signal }) => http.get<QuickFindView>(`/api/find?${new URLSearchParams({ q: asked })}`, { signal }),
    enabled: asked !== '',
    placeholderData: keepPreviousData,
  })

  function pick({ to }: Option, inNewTab: boolean) {
    if (inNewTab) return void window.open(to, '_blank', 'noopener')
    onGo()
    void navigate(to)
  }

  const isAsking = text.trim() !== asked || isFetching
  return (
    <CommandDialog
      label="Find and go"
      placeholder="A page, project or person"
      text={text}
      onText={setText}
      groups={groupsFor(text, text.trim() === '' ? [] : (data?.found ?? []))}
      empty={
        error && !isAsking
          ? sentenceFor(error, 'This could not be searched. Please try again.')
          : 'Nothing has this name.'
      }
      isBusy={isAsking}
      onPick={pick}
      onClose={onClose}
    />
  )
}

/** One's own comes first where it begins with the words, or where no page does. */
function groupsFor(text: string, found: readonly FoundView[]): CommandGroup<Option>[] {
  if (text.trim() === '') {
    return [
      { label: 'Go to', options: pages.slice(0, atFirst.pages).map(asPage) },
      { label: 'Do', options: acts.slice(0, atFirst.acts).map(asAct) },
    ]
  }
  const toPages = matching(pages, text)
  const toActs = matching(acts, text)
  const fitting = found.filter((one) => one.kind === 'conversation' || rankOf({ title: one.title }, text) !== undefined)
  const of = (...wanted: FoundKind[]) => fitting.filter(({ kind }) => wanted.includes(kind)).map(asFound)
  const own = { label: 'Yours', options: of('project', 'job', 'conversation', 'course') }
  const ownBegins = fitting.some(
    ({ kind, title }) => kind !== 'person' && kind !== 'reading' && rankOf({ title }, text) === 0,
  )
  const pageBegins = [...toPages, ...toActs].some(({ rank }) => rank === 0)
  const go = [
    { label: 'Go to', options: toPages.map(({ entry }) => asPage(entry)) },
    { label: 'Do', options: toActs.map(({ entry }) => asAct(entry)) },
  ]
  return [
    ...(pageBegins && !ownBegins ? [...go, own] : [own, ...go]),
    { label: 'People', options: of('person') },
    { label: 'Library', options: of('reading') },
  ]
}

const asPage = ({ title, detail, to }: Destination): Option => ({
  ...{ id: `page-${title}`, title, detail, to },
  icon: <CornerDownRight aria-hidden="true" />,
})
const asAct = (act: Destination): Option => ({ ...asPage(act), icon: <Zap aria-hidden="true" /> })

function asFound({ kind, id, title, detail }: FoundView): Option {
  const { Icon, to } = kinds[kind]
  const shown = kind === 'conversation' ? withoutMarks(detail) : detail
  return { id: `${kind}-${id}`, title, detail: shown, to: to(id), icon: <Icon aria-hidden="true" /> }
}
