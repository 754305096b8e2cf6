import { useState } from 'react'

export function ImagePreview({ address }: { address: string }) {
  const [failed, setFailed] = useState<string>()
  if (!/^https?:\/\/\S+\.\S/i.test(address) || !URL.canParse(address)) return null
  if (failed === address) return <p className="text-sm text-muted">No picture could be loaded from this address.</p>
  return (
    <img
      key={address}
      src={address}
      alt="As it will show on your project"
      referrerPolicy="no-referrer"
      onError={() => setFailed(address)}
      className="max-h-56 w-full rounded-md border border-line bg-sunken object-cover"
    />
  )
}
