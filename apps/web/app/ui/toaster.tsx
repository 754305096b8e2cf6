import { useEffect } from 'react'
import { Toaster as Sonner, toast } from 'sonner'
import { type Notice, showNoticesWith } from './notify.ts'

export default function Toaster() {
  // Children's effects run first, so the list is already listening.
  useEffect(() => showNoticesWith(show), [])
  return <Sonner position="top-right" duration={3000} offset={{ top: 80 }} mobileOffset={{ top: 72 }} />
}

function show({ kind, message, description }: Notice) {
  // A link needs time to be reached.
  const isText = description === undefined || typeof description === 'string'
  toast[kind](message, isText ? { description } : { description, duration: 10_000 })
}
