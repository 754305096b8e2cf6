import { useEffect } from 'react'
import { Toaster as Sonner, toast } from 'sonner'
import { LinkButton } from './link-button.tsx'
import { type Notice, showNoticesWith } from './notify.ts'

export default function Toaster() {
  // Children's effects run first, so the list is already listening.
  useEffect(() => showNoticesWith(show), [])
  return <Sonner position="top-right" duration={3000} offset={{ top: 80 }} mobileOffset={{ top: 72 }} />
}

function show({ kind, message, description, link }: Notice) {
  if (!link) return toast[kind](message, { description })
  const id = toast[kind](message, {
    description,
    duration: 10_000,
    action: (
      <LinkButton size="sm" to={link.to} className="ml-auto" onClick={() => toast.dismiss(id)}>
        {link.label}
      </LinkButton>
    ),
  })
  return id
}
