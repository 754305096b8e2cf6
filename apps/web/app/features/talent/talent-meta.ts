import { type TalentCategory, type TalentListView, talentCategoryOf } from '@guildhall/contract'
import { paths } from '../../paths.ts'
import { noTalentFilters, type TalentFilters, talentAddress } from './talent-filters.ts'

export interface TalentPage {
  filters: TalentFilters
  isFirstPage: boolean
  list: TalentListView
  origin: string
}

export const titleOf = (category: TalentCategory | undefined) =>
  category ? `${category.label} freelancers` : 'Find freelancers'

export const leadOf = (category: TalentCategory | undefined) =>
  category?.text ?? 'Independent professionals, with skills that Guildhall has tested and work that clients approved.'

/** Search engines index only the first page of a category, without filters. */
export function talentMeta({ filters, isFirstPage, list, origin }: TalentPage) {
  const category = talentCategoryOf(filters.category)
  const plain = talentAddress({ ...noTalentFilters, category: filters.category })
  const canonical = origin + plain
  const title = `${titleOf(category)} · Guildhall`
  const description = `${leadOf(category)} Compare verified skills, rates and availability on Guildhall.`
  const isPlain = isFirstPage && talentAddress(filters) === plain
  return [
    { title },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: canonical },
    ...(isPlain ? [] : [{ name: 'robots', content: 'noindex, follow' }]),
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: 'Guildhall' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: canonical },
    { property: 'og:image', content: `${origin}/og.png` },
    {
      'script:ld+json': {
        '@context': 'https://schema.org',
        '@type': 'CollectionPage',
        name: titleOf(category),
        description,
        url: canonical,
        mainEntity: {
          '@type': 'ItemList',
          itemListElement: list.people.map((person, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            item: {
              '@type': 'Person',
              name: person.name || person.username,
              jobTitle: person.title,
              url: origin + paths.profile(person._id),
              knowsAbout: person.skills,
            },
          })),
        },
      },
    },
  ]
}
