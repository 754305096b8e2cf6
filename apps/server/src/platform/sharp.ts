import sharp from 'sharp'

/** Unneeded decoders are blocked: each is an attack surface. SVG is only for our own drawings. */
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadWebpBuffer',
    'VipsForeignLoadSvgBuffer',
  ],
})
// No picture is opened twice, so caching is useless.
sharp.cache(false)

export { sharp }
