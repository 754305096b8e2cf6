import type { ItemPool, SetAsideReason } from '@guildhall/contract'

export const poolWords: Record<ItemPool, string> = {
  practice: 'Public, 5 or 10 questions',
  sealed: 'Public, 15 or 20 questions',
  generated: 'Generated',
  private: 'Own bank',
}

export const reasonWords: Record<SetAsideReason, string> = {
  misleads: 'Misleads',
  challenged: 'Challenged',
  operator: 'By an operator',
}

export const count = (value: number) => value.toLocaleString('en-US')
export const percent = (share: number) => `${Math.round(share * 100)}%`
export const signed = (value: number) => `${value < 0 ? '−' : ''}${Math.abs(value).toFixed(2)}`
