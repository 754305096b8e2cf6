import type { ProfileTextSection } from '@guildhall/contract'
import { useWholeText } from '../../hooks/use-whole-text.ts'
import { LongText } from '../../ui/long-text.tsx'
import { profileTextQuery } from './api.ts'

export interface ProfileTextProps {
  userId: string
  section: ProfileTextSection
  position?: number
  text: string
  isTruncated: boolean | undefined
  className?: string
}

export function ProfileText({ userId, section, position = 0, text, isTruncated, className }: ProfileTextProps) {
  const whole = useWholeText(isTruncated, profileTextQuery({ userId, section, position, beginning: text }))
  return <LongText text={text} whole={whole} className={className} />
}
