import { existsSync } from 'node:fs';
import { operations } from '#shared/api/contract.ts';

const expected = {
  'GET /courses': 'public',
  'GET /admin/courses': 'admin',
  'GET /courses/{id}': 'public',
  'POST /courses': 'admin',
  'PUT /courses/{id}': 'admin',
  'DELETE /courses/{id}': 'admin',
  'POST /enquiries': 'public',
  'POST /enquiries/certification': 'public',
  'POST /callbacks': 'public',
  'POST /complaints': 'public',
  'GET /admin/enquiries': 'admin',
  'PATCH /admin/enquiries/{id}/toggle': 'admin',
  'GET /reviews/public': 'public',
  'POST /reviews': 'public',
  'GET /reviews/admin': 'admin',
  'PATCH /reviews/{id}/toggle': 'admin',
  'GET /interview-questions': 'public',
  'POST /interview-questions': 'admin',
  'POST /user': 'public',
  'POST /create-order': 'public',
  'POST /verify': 'public',

  'POST /webhooks/razorpay': 'public',
  'POST /payments/return': 'public',
  'GET /orders/{id}/status': 'public',
  'GET /admin/orders': 'admin',
  'POST /admin/orders/{id}/recheck': 'admin',
  'POST /admin/orders/{id}/refund': 'admin',

  'GET /admin/interview-questions': 'admin',
  'PUT /interview-questions/{id}': 'admin',
  'DELETE /interview-questions/{id}': 'admin',
  'POST /admin/interview-questions/import': 'admin',

  'POST /courses/{id}/orders': 'public',
  'POST /pay': 'public',
  'POST /pay/order': 'public',
  'GET /admin/payment-links': 'admin',
  'GET /admin/courses/{id}/class': 'admin',
  'GET /admin/courses/{id}/places': 'admin',

  'GET /admin/overview': 'admin',

  'GET /admin/enquiries/{id}': 'admin',
  'POST /admin/enquiries/{id}/replies': 'admin',
  'GET /admin/enquiries/counts': 'admin',
  'POST /admin/enquiries/{id}/history': 'admin',
  'POST /admin/enquiries/{id}/spam': 'admin',
  'POST /admin/enquiries/spam': 'admin',
  'GET /admin/settings': 'admin',
  'PUT /admin/settings': 'admin',
  'GET /admin/mail': 'admin',

  'POST /admin/session': 'public',
  'GET /admin/session': 'admin',
  'DELETE /admin/session': 'admin',
  'GET /admin/sessions': 'admin',
  'DELETE /admin/sessions': 'admin',
  'POST /admin/session/proof': 'admin',
  'GET /admin/second-factor': 'admin',
  'POST /admin/second-factor': 'admin',
  'PUT /admin/second-factor': 'admin',
  'DELETE /admin/second-factor': 'admin',
  'POST /admin/second-factor/recovery-codes': 'admin',
  'DELETE /reviews/{id}': 'admin',
  'GET /health': 'public',
};

describe('the contract', () => {
  it('has the documented operations, each with its access', () => {
    const routes = Object.fromEntries(operations.map(({ endpoint }) => [endpoint.route, endpoint.auth]));
    expect(routes).toMatchObject(expected);
  });

  it('names every operation once', () => {
    expect(new Set(operations.map(({ name }) => name)).size).toBe(operations.length);
  });

  it('puts every operation in a file of its name', () => {
    expect(operations.filter(({ file }) => !existsSync(file))).toEqual([]);
    expect(operations.find(({ name }) => name === 'enquireAboutCourse')?.file).toBe(
      'functions/enquiries/handlers/enquire-about-course.ts',
    );
  });

  it('makes every public create operation repeatable', () => {
    const creating = operations.filter(
      ({ endpoint }) => endpoint.auth === 'public' && endpoint.status === 201,
    );
    const repeatable = creating.filter(({ endpoint }) => endpoint.idempotent).map(({ name }) => name);
    expect(creating.map(({ name }) => name).filter((name) => !repeatable.includes(name))).toEqual([
      'startSession',
    ]);
  });
});
