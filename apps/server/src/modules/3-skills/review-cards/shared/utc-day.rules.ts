import { dayMs } from '@guildhall/contract'

export const utcDayOf = (instant: Date) => new Date(Math.floor(instant.getTime() / dayMs) * dayMs)
export const nextUtcDay = (instant: Date) => new Date(utcDayOf(instant).getTime() + dayMs)
