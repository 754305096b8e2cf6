import type { PictureCrop, PictureKind } from '@guildhall/contract'
import { useEffect, useId, useRef, useState } from 'react'
import Cropper, { type Area } from 'react-easy-crop'
import { explanationOf } from '../../api-errors.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { SegmentedControl } from '../../ui/segmented-control.tsx'
import { uploadPicture } from './api.ts'

export interface CropDialogProps {
  file: File
  kind: PictureKind
  onClose: () => void
  onUploaded: (address: string) => void
}

const shapes = [
  { value: 'cut', label: 'Cut to 16:10' },
  { value: 'whole', label: 'Whole picture' },
] as const
type Shape = (typeof shapes)[number]['value']

export function CropDialog({ file, kind, onClose, onUploaded }: CropDialogProps) {
  const source = useObjectUrl(file)
  const [crop, setCrop] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const [area, setArea] = useState<Area>()
  const [shape, setShape] = useState<Shape>('cut')
  const [sent, setSent] = useState<number>()
  const [trouble, setTrouble] = useState<string>()
  const upload = useRef<AbortController>(null)
  const zoomId = useId()
  const isWhole = kind === 'portfolio' && shape === 'whole'
  const isSending = sent !== undefined

  useEffect(() => () => upload.current?.abort(), [])

  async function send() {
    if (upload.current) return
    const controller = new AbortController()
    upload.current = controller
    setTrouble(undefined)
    setSent(0)
    try {
      const { address } = await uploadPicture({
        file,
        kind,
        crop: isWhole || !area ? undefined : inParts(area),
        signal: controller.signal,
        onProgress: ({ loaded, total }) => setSent(total > 0 ? loaded / total : 0),
      })
      onUploaded(address)
    } catch (error) {
      if (controller.signal.aborted) return
      setTrouble(explanationOf(error, 'The picture could not be uploaded.'))
      setSent(undefined)
      upload.current = null
    }
  }

  return (
    <Dialog
      open
      wide={kind === 'portfolio'}
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={kind === 'avatar' ? 'Your profile picture' : 'A picture for your portfolio'}
      description={
        isWhole
          ? 'The whole picture is kept.'
          : 'Move the picture, or press the arrow keys on it, to choose what shows.'
      }
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" pending={isSending} pendingLabel="Uploading..." onClick={send}>
            Use this picture
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5 pb-1">
        {kind === 'portfolio' ? (
          <SegmentedControl label="Crop" value={shape} onChange={setShape} options={shapes} />
        ) : null}
        {source && isWhole ? (
          <img src={source} alt="Preview without cropping" className="max-h-80 self-center rounded-md" />
        ) : null}
        {source && !isWhole ? (
          <>
            <div className="relative h-64 overflow-hidden rounded-md bg-sunken sm:h-80">
              <Cropper
                image={source}
                crop={crop}
                zoom={zoom}
                maxZoom={4}
                aspect={kind === 'avatar' ? 1 : 16 / 10}
                cropShape={kind === 'avatar' ? 'round' : 'rect'}
                showGrid={false}
                keyboardStep={8}
                onCropChange={setCrop}
                onZoomChange={setZoom}
                // Every step, not only the end of a movement: Enter can follow while a key is still down.
                onCropAreaChange={setArea}
                mediaProps={{ alt: '', onError: () => setTrouble('This picture cannot be opened. It may be damaged.') }}
                cropperProps={{ role: 'application', 'aria-label': 'Position of the picture. The arrow keys move it.' }}
              />
            </div>
            <label htmlFor={zoomId} className="flex items-center gap-4 text-sm font-medium">
              Zoom
              <input
                id={zoomId}
                type="range"
                min={1}
                max={4}
                step={0.05}
                value={zoom}
                aria-valuetext={`${Math.round(zoom * 100)} percent`}
                onChange={(event) => setZoom(Number(event.target.value))}
                className="h-11 min-w-0 flex-1 accent-ink"
              />
            </label>
          </>
        ) : null}
        {isSending ? <ProgressBar label="Uploading the picture" value={Math.round(sent * 100)} /> : null}
        {trouble ? <Alert>{trouble}</Alert> : null}
      </div>
    </Dialog>
  )
}

function useObjectUrl(file: File): string | undefined {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    const made = URL.createObjectURL(file)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return url
}

/** Percent to fractions, clamped against rounding errors. */
function inParts(area: Area): PictureCrop {
  const part = (percent: number) => Math.min(1, Math.max(0, percent / 100))
  const [x, y] = [part(area.x), part(area.y)]
  return { x, y, width: Math.min(part(area.width), 1 - x), height: Math.min(part(area.height), 1 - y) }
}
