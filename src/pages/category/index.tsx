import type { ReactNode } from 'react';
import { encodeText } from '../../contract/uri.ts';
import { paragraphsOf } from '../../domain/plain-text.ts';
import { searchHref } from '../../domain/search-href.ts';
import { categoryMessages as texts } from '../../messages/categories.ts';
import { ProductTile } from '../../product-actions/product-tile.tsx';
import { categoryHref, searchableId } from '../../routing/addresses/category-href.ts';
import { pathOf } from '../../routing/addresses/paths.ts';
import { useScreenReady } from '../../routing/router/router.tsx';
import { useRouteParams } from '../../routing/router/screen-hooks.ts';
import { usePageHead } from '../../state/page/use-page-head.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { ProductGrid } from '../../ui/cards/product-card.tsx';
import { ClampedText } from '../../ui/clamped-text.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ArrowRight } from '../../ui/icons/arrow-right.ts';
import { PackageSearch } from '../../ui/icons/package-search.ts';
import { Picture } from '../../ui/media/picture.tsx';
import { Breadcrumbs } from '../../ui/navigation/breadcrumbs.tsx';
import { Section } from '../../ui/section.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { CategorySkeleton } from './category-skeleton.tsx';
import { Subcategories } from './subcategories.tsx';
import { type ShownCategoryPage, useCategoryPage } from './use-category-page.ts';

/** One category: breadcrumbs, subcategories and products. */
export default function CategoryScreen(): ReactNode {
  const { category_slug = '' } = useRouteParams();
  const content = useCategoryPage(category_slug);
  useScreenReady(content !== undefined);
  return (
    <div className="mp-container mp-category">
      {content ? (
        <Category {...content} />
      ) : (
        <>
          <VisuallyHidden>{texts.loadingOne}</VisuallyHidden>
          <CategorySkeleton />
        </>
      )}
    </div>
  );
}

function Category({ page, ancestors, subcategories }: ShownCategoryPage): ReactNode {
  const { category, meta_data: meta } = page;
  const title = category.external_title || category.name;
  const paragraphs = paragraphsOf(category.external_description ?? '');
  usePageHead({ title, description: paragraphs[0], canonical: categoryHref(category) }, meta);
  const allProducts = allProductsHref(category);
  const breadcrumbs = [
    { label: texts.index, href: pathOf('categoryIndex') },
    ...ancestors.map(one => ({ label: one.name, href: categoryHref(one) })),
    { label: category.name },
  ];
  return (
    <>
      <Breadcrumbs items={breadcrumbs} />
      <header className="mp-category__head">
        <div className="mp-category__title">
          {category.image_url && <Picture src={category.image_url} alt="" eager />}
          <h1 className="mp-h1">{title}</h1>
        </div>
        {paragraphs.length > 0 && (
          <ClampedText className="mp-category__text" text={paragraphs.join('\n\n')} lines={3} of={title} />
        )}
        {/* Otherwise it stands beside the heading of the products. */}
        {allProducts && !category.items?.length && (
          <ButtonLink variant="primary" href={allProducts} iconEnd={ArrowRight}>
            {texts.allProductsIn({ name: category.name })}
          </ButtonLink>
        )}
      </header>
      {subcategories.length > 0 && (
        <Subcategories label={texts.subcategories({ name: category.name })} nodes={subcategories} />
      )}
      <Products category={category} allProducts={allProducts} />
    </>
  );
}

interface ProductsProps extends Pick<ShownCategoryPage['page'], 'category'> {
  readonly allProducts: string | null;
}

function Products({ category, allProducts }: ProductsProps): ReactNode {
  const { items, name } = category;
  if (!items?.length)
    return (
      <EmptyState icon={PackageSearch} title={texts.noProducts} text={texts.noProductsText}>
        <ButtonLink href={pathOf('categoryIndex')}>{texts.showAll}</ButtonLink>
      </EmptyState>
    );
  return (
    <Section
      title={texts.products({ name })}
      subtitle={texts.productsText}
      action={allProducts ? { label: texts.allProducts, href: allProducts } : undefined}
    >
      <ProductGrid>
        {items.map(product => (
          <li key={product.encoded_product_id}>
            <ProductTile product={product} />
          </li>
        ))}
      </ProductGrid>
    </Section>
  );
}

/**
 * The search within the category, with the category's handle as the origin in the address. Null when its id cannot be
 * searched for.
 */
function allProductsHref({ id, handle }: ShownCategoryPage['page']['category']): string | null {
  const category_id = searchableId(id);
  if (category_id === null) return null;
  const category = handle ? `&category=${encodeText(handle)}` : '';
  return `${searchHref({ category_id })}&from=category${category}`;
}
