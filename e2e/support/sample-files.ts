/** Small real files, by their bytes. */
export const samplePdf = {
  name: 'walkthrough.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n'),
}

/** An empty archive: the shortest there is. */
export const sampleZip = {
  name: 'booking-page.zip',
  mimeType: 'application/zip',
  buffer: Buffer.concat([Buffer.from('PK\u0005\u0006', 'latin1'), Buffer.alloc(18)]),
}

/** A text that calls itself a PDF. */
export const fakePdf = { name: 'fake.pdf', mimeType: 'application/pdf', buffer: Buffer.from('just words, no document') }
