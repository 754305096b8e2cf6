import sharp from 'sharp'

/**
 * sharp, with every decoder blocked that we do not need: each is an attack surface. SVG is only for our own drawings;
 * uploads are recognised by their bytes.
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
// No picture is opened twice, so caching is useless.
sharp.cache(false)

export { sharp }
