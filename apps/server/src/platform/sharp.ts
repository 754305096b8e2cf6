import sharp from 'sharp'

/**
 * The library for pictures, with the doors shut that we do not use: it knows two dozen formats, and each decoder it will
 * not start is one less to be attacked. SVG is for pictures we draw ourselves; what people upload is told by its bytes.
 */
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadWebpBuffer',
    'VipsForeignLoadSvgBuffer',
  ],
})
// No picture is opened twice, so nothing is kept for the second time.
sharp.cache(false)

export { sharp }
