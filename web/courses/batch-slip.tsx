import type { ReactNode } from 'react';
import { nextBatch } from '#shared/domain/courses/batch.ts';
import { certificationName } from '#shared/domain/courses/certifications.ts';
import { replyHours } from '#shared/policies.ts';
import { type PageProps, responseIn } from '../page.ts';
import { LinkButton } from '../ui/button.tsx';
import { CallAndWhatsApp } from '../ui/call-and-whatsapp.tsx';
import { BatchAction } from './batch-action.tsx';
import { Offer, OfferCard } from './offer-card.tsx';

interface Props extends PageProps {
  certification: string;
  ask: string;
  proof?: ReactNode;
}

export function BatchSlip({ certification, ask, proof, data, now = 0 }: Props) {
  const courses = responseIn(data, 'GET /courses')?.data;
  const course = courses && nextBatch(courses, certification, now);
  return (
    <OfferCard aria-label="Next batch">
      {course ? (
        <>
          <h2 className="size-2">
            <a href={`/course/${course.id}`} className="touch-link">
              {course.title}
            </a>
          </h2>
          <Offer course={course} data={data} now={now} undated="Dates agreed with each group" proof={proof}>
            <BatchAction course={course} now={now} ask={ask} kind="primary" />
          </Offer>
        </>
      ) : (
        <>
          <h2 className="size-2">Next batch</h2>
          <p>
            {courses
              ? `No dates yet. Ask us and we’ll reply with dates, timings and the price within ${replyHours} business hours.`
              : 'We couldn’t load the dates and price. Ask us, or call.'}
          </p>
          <LinkButton to={ask} kind="primary">
            Ask us
          </LinkButton>
          <CallAndWhatsApp about={certificationName(certification)} />
        </>
      )}
    </OfferCard>
  );
}
