import { Availability, AvailabilityInput } from '../domain/coaching/availability.ts';
import { FreeTimes } from '../domain/coaching/booking-event.ts';
import { AdminOffer, Offer, OfferInput } from '../domain/coaching/offer.ts';
import { limits } from '../domain/limits/limits.ts';
import type { Endpoint } from './endpoint.ts';

export const listOffers = {
  route: 'GET /coaching/offers',
  auth: 'public',
  summary: 'Lists visible coaching offers with their next free times, in the order in which they were added.',
  cached: true,
  response: Offer,
  list: limits.coaching.offers,
} as const satisfies Endpoint;

export const listFreeTimes = {
  route: 'GET /coaching/offers/{id}/times',
  auth: 'public',
  summary: 'Lists the times at which a session of an offer can start.',
  cached: true,
  response: FreeTimes,
} as const satisfies Endpoint;

export const listAllOffers = {
  route: 'GET /admin/coaching/offers',
  auth: 'admin',
  summary: 'Lists all coaching offers with their versions, in the order in which they were added.',
  response: AdminOffer,
  list: limits.coaching.offers,
} as const satisfies Endpoint;

export const createOffer = {
  route: 'POST /admin/coaching/offers',
  auth: 'admin',
  summary: 'Adds a coaching offer.',
  status: 201,
  body: OfferInput,
  response: AdminOffer,
  idempotent: true,
} as const satisfies Endpoint;

export const updateOffer = {
  route: 'PUT /admin/coaching/offers/{id}',
  auth: 'admin',
  summary: 'Replaces a coaching offer. Orders that were sold keep what they were sold with.',
  body: OfferInput,
  response: AdminOffer,
  conditional: true,
} as const satisfies Endpoint;

export const deleteOffer = {
  route: 'DELETE /admin/coaching/offers/{id}',
  auth: 'admin',
  summary: 'Deletes a coaching offer. Orders that were sold keep what they were sold with.',
  response: AdminOffer,
} as const satisfies Endpoint;

export const getAvailability = {
  route: 'GET /admin/coaching/availability/{coachId}',
  auth: 'admin',
  summary: 'Returns when a coach can be booked.',
  response: Availability,
} as const satisfies Endpoint;

export const updateAvailability = {
  route: 'PUT /admin/coaching/availability/{coachId}',
  auth: 'admin',
  summary: 'Replaces when a coach can be booked. Sessions that are already booked stay.',
  body: AvailabilityInput,
  response: Availability,
  conditional: true,
} as const satisfies Endpoint;
