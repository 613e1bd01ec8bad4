import assert from 'node:assert/strict';
import { ApiError, type Call } from '#shared/api/client.ts';
import {
  certificationEnquiry,
  courseEnquiry,
  interviewQuestion,
  pmpCourse,
  review,
} from '../support/entries.ts';

/** Visits as people do: looks, asks and leaves a review. */
export async function visitorsAtWork(call: Call): Promise<void> {
  assert.deepEqual((await call('GET /health', {})).data, { status: 'ok' });
  assert.deepEqual((await call('GET /courses', {})).data, []);
  assert.deepEqual((await call('GET /reviews/public', {})).data, []);
  assert.deepEqual((await call('GET /interview-questions', {})).data, []);
  const first = await call('POST /enquiries', { body: courseEnquiry, idempotencyKey: 'one' });
  const again = await call('POST /enquiries', { body: courseEnquiry, idempotencyKey: 'one' });
  assert.deepEqual(again.data, first.data);
  await call('POST /enquiries/certification', { body: certificationEnquiry });
  await call('POST /reviews', { body: review });
}

/** Answers as the owner does, and changes the catalogue. */
export async function ownerAtWork(call: Call, password: string): Promise<void> {
  await refused(401, call('POST /admin/session', { body: { password: 'wrong' } }));
  await call('POST /admin/session', { body: { password } });
  assert.ok((await call('GET /admin/session', {})).data.expiresAt);

  const { data: course } = await call('POST /courses', { body: pmpCourse });
  const path = { id: course.id };
  const { data: changed } = await call('PUT /courses/{id}', { path, body: { ...pmpCourse, price: 1 } });
  assert.equal(changed.price, 1);
  assert.equal((await call('GET /courses/{id}', { path })).data.price, 1);
  await call('DELETE /courses/{id}', { path });
  await refused(404, call('GET /courses/{id}', { path }));

  const { data: enquiries } = await call('GET /admin/enquiries', {});
  assert.equal(enquiries.length, 2);
  const asked = enquiries.find(({ type }) => type === 'course');
  await call('PATCH /admin/enquiries/{id}/toggle', { path: { id: asked?.id ?? '' } });

  const [waiting] = (await call('GET /reviews/admin', {})).data;
  const reviewPath = { id: waiting?.id ?? '' };
  await call('PATCH /reviews/{id}/toggle', { path: reviewPath });
  assert.equal((await call('GET /reviews/public', {})).data.length, 1);
  await call('DELETE /reviews/{id}', { path: reviewPath });

  const { data: question } = await call('POST /interview-questions', { body: interviewQuestion });
  const questionPath = { id: question.id };
  await call('PUT /interview-questions/{id}', { path: questionPath, body: interviewQuestion });
  assert.equal((await call('GET /admin/interview-questions', {})).data.length, 1);
  await call('DELETE /interview-questions/{id}', { path: questionPath });
  const { data: imported } = await call('POST /admin/interview-questions/import', {
    body: { rows: [interviewQuestion] },
  });
  assert.equal(imported.added, 1);

  assert.equal((await call('GET /admin/overview', {})).data.month.enquiries, 2);
  await call('DELETE /admin/session', {});
  await refused(401, call('GET /admin/session', {}), 403);
}

/** Expects a refusal with one of these statuses. */
export async function refused(status: number, call: Promise<unknown>, or = status): Promise<void> {
  const answer = await call.catch((error: unknown) => error);
  assert(answer instanceof ApiError, `expected ${status}, and it was answered`);
  assert([status, or].includes(answer.status), `expected ${status}, got ${answer.status}`);
}
