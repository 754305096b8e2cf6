import { crc32, deflateSync } from 'node:zlib'
import { sharp } from '../platform/sharp.ts'
import { samples } from './sample-files.ts'
import type { TestApp } from './test-app.ts'

type Fields = Partial<Record<'x' | 'y' | 'width' | 'height', string>>

export function pictureFormOf(bytes: Buffer, fields: Fields = {}): FormData {
  const form = new FormData()
  for (const [field, value] of Object.entries(fields)) form.append(field, value)
  form.append('file', new File([new Uint8Array(bytes)], 'picture.png'))
  return form
}

export const pictureForm = () => pictureFormOf(samples.png)

export const uploadPictureAs = (
  t: TestApp,
  person: { token: string },
  bytes: Buffer,
  fields: Fields = {},
  kind = 'portfolio',
) => t.as(person).post(`/api/profile/images?kind=${kind}`, pictureFormOf(bytes, fields))

export function quartered(width: number, height: number) {
  const quarter = (background: string) => ({
    create: { width: width / 2, height: height / 2, channels: 3 as const, background },
  })
  return sharp({ create: { width, height, channels: 3, background: '#ffffff' } }).composite([
    { input: quarter('#ff0000'), left: 0, top: 0 },
    { input: quarter('#00ff00'), left: width / 2, top: 0 },
    { input: quarter('#0000ff'), left: 0, top: height / 2 },
  ])
}

export async function middleColor(bytes: Buffer): Promise<string> {
  const { width, height } = await sharp(bytes).metadata()
  const dot = await sharp(bytes)
    .extract({ left: Math.floor(width / 2), top: Math.floor(height / 2), width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer()
  return [...dot].map((part) => (part > 200 ? 'f' : part < 55 ? '0' : '?')).join('')
}

/** Small to send and huge when decoded: black pixels, one bit each. */
export function pngBomb(side: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  header.writeUInt8(1, 8)
  const line = 1 + Math.ceil(side / 8)
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(line * side))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(type: string, data: Buffer): Buffer {
  const typed = Buffer.concat([Buffer.from(type), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length, 0)
  frame.writeUInt32BE(crc32(typed), 4)
  return Buffer.concat([frame.subarray(0, 4), typed, frame.subarray(4)])
}
