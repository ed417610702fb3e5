import { useEffect } from 'react';
import type { ProductPage } from '../../api/product.ts';
import { type QuestionsRequest, questionPages, questionsRequest } from '../../api/questions.ts';
import type { Question, QuestionAnswer } from '../../contract/questions.ts';
import { isGone } from '../../domain/failure.ts';
import { externalHref } from '../../domain/links.ts';
import { defineListQuery } from '../../domain/list.ts';
import { readMoment } from '../../domain/moment.ts';
import { pageNumber } from '../../domain/query.ts';
import { showsQuestions } from '../../domain/shop.ts';
import { hostNow } from '../../host/clock.ts';
import { productPartMessages as texts } from '../../messages/product-parts.ts';
import { useAddress, useScreenReady } from '../../routing/router/router.tsx';
import { createQuery, latestData } from '../../state/loaded/query.ts';
import { useQuery } from '../../state/loaded/use-query.ts';
import { useUi } from '../../ui/context.tsx';
import { ErrorNotice } from '../../ui/feedback/error-notice.tsx';
import { formatAgo } from '../../ui/format-ago.ts';
import { Pagination } from '../../ui/navigation/pagination.tsx';
import { Section } from '../../ui/section.tsx';

/** The page of questions in the address of the product, from 1. */
const questionQuery = defineListQuery<{ readonly questions_page: number }>({
  defaults: { questions_page: 1 },
  read: { questions_page: pageNumber },
});

const questions = createQuery(questionPages, {
  // A host without questions need not know the call.
  isExpected: isGone,
  keepsPrevious: (before: QuestionsRequest, now: QuestionsRequest) =>
    before.product_id === now.product_id && before.shop_domain === now.shop_domain,
});

interface QuestionsProps {
  readonly page: ProductPage;
  /** Called when it is known that there is nothing to link to. */
  readonly onNone: () => void;
}

/** Customers' questions about a product, with answers. Nothing where the shop has switched them off, or without any. */
export function Questions({ page, onNone }: QuestionsProps) {
  const { product_data: product, shop_data: shop } = page;
  const { pathname, search } = useAddress();
  const { questions_page: number } = questionQuery.parse(search);
  const isEnabled = showsQuestions(shop.settings, 1);
  const { state, retry } = useQuery(questions, isEnabled ? questionsRequest(product, shop, number) : null);
  const data = latestData(state);
  useScreenReady(!isEnabled || state.status === 'ready' || state.status === 'failed');
  const isNone = data
    ? !showsQuestions(shop.settings, data.total_pages)
    : state.status === 'failed' && isGone(state.error);
  useEffect(() => {
    if (isNone) onNone();
  }, [isNone, onNone]);
  if (!isEnabled || isNone) return null;
  const asks = externalHref(product.new_question_path ?? '');
  const hrefOf = (questions_page: number) =>
    `${pathname}${questionQuery.replaceIn(search, { questions_page })}#questions`;
  return (
    <div id="mp-questions" tabIndex={-1} className="mp-product__questions">
      {state.status === 'failed' ? (
        <div className="mp-section">
          <ErrorNotice title={texts.questionsFailed} error={state.error} onRetry={retry} />
        </div>
      ) : (
        data && (
          <Section
            title={texts.questions({ count: data.total_count ?? 0 })}
            action={asks ? { label: texts.ask, href: asks } : undefined}
          >
            <ul aria-busy={state.status === 'loading'}>
              {data.questions.map((question, index) => (
                <li key={question.id ?? index}>
                  <QuestionEntry question={question} />
                </li>
              ))}
            </ul>
            <Pagination
              of={texts.questions({ count: 0 })}
              page={number}
              pageCount={data.total_pages}
              hrefOf={hrefOf}
            />
          </Section>
        )
      )}
    </div>
  );
}

function QuestionEntry({ question }: { readonly question: Question }) {
  const answers = (question.answers ?? []).filter(({ body }) => body);
  const text = question.body || question.question;
  return (
    <article className="mp-question" aria-label={text ?? undefined}>
      <h3 className="mp-question__text" lang={question.lang || undefined} dir="auto">
        {text}
      </h3>
      <Signature {...question} name={question.reviewer?.name} />
      {answers.map((answer, index) => (
        <Answer key={answer.id ?? index} {...answer} />
      ))}
      {answers.length === 0 && <p className="mp-small mp-muted">{texts.noAnswer}</p>}
    </article>
  );
}

function Answer({ body, lang, by_shop, reviewer, created_at }: QuestionAnswer) {
  return (
    <div className="mp-question__answer">
      <p lang={lang || undefined} dir="auto">
        {body}
      </p>
      <Signature name={by_shop || !reviewer ? texts.byStore : reviewer.name} created_at={created_at} />
    </div>
  );
}

function Signature({
  name,
  created_at: at,
}: Pick<Question, 'created_at'> & { name: string | null | undefined }) {
  const { locale } = useUi();
  const then = readMoment(at);
  const when = then && formatAgo(then, hostNow(), locale);
  return <p className="mp-small mp-muted">{[name, when].filter(Boolean).join(' · ')}</p>;
}
