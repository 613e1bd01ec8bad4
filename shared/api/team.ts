import { limits } from '../domain/limits/limits.ts';
import { AdminMember, Member, MemberInput, PortraitQuery } from '../domain/team/member.ts';
import { portraitLimits, portraitMediaTypes } from '../domain/team/portrait.ts';
import type { Endpoint } from './endpoint.ts';

export const listTeam = {
  route: 'GET /team',
  auth: 'public',
  summary: 'Lists the visible people in the team, in the order in which they were added.',
  cached: true,
  response: Member,
  list: limits.member.people,
} as const satisfies Endpoint;

export const listAllMembers = {
  route: 'GET /admin/team',
  auth: 'admin',
  summary: 'Lists the people in the team with their versions, in the order in which they were added.',
  response: AdminMember,
  list: limits.member.people,
} as const satisfies Endpoint;

export const createMember = {
  route: 'POST /admin/team',
  auth: 'admin',
  summary: 'Adds a person to the team.',
  status: 201,
  body: MemberInput,
  response: AdminMember,
  idempotent: true,
} as const satisfies Endpoint;

export const updateMember = {
  route: 'PUT /admin/team/{id}',
  auth: 'admin',
  summary: 'Replaces what a person’s entry says. The portrait stays.',
  body: MemberInput,
  response: AdminMember,
  conditional: true,
} as const satisfies Endpoint;

export const deleteMember = {
  route: 'DELETE /admin/team/{id}',
  auth: 'admin',
  summary:
    'Permanently deletes a person and their portrait. Returns 409 if they have a task, a course, a coaching offer, or sessions to come.',
  status: 204,
} as const satisfies Endpoint;

export const uploadPortrait = {
  route: 'PUT /admin/team/{id}/portrait',
  auth: 'admin',
  summary:
    'Adds or replaces a person’s portrait: a square WebP or JPEG picture without metadata, of 320 to 640 pixels and at most 60 kB. `agreed=true` confirms that the person agreed to it.',
  query: PortraitQuery,
  raw: {
    mediaTypes: ['application/octet-stream', ...Object.values(portraitMediaTypes)],
    mostBytes: portraitLimits.bytes,
  },
  response: AdminMember,
} as const satisfies Endpoint;

export const removePortrait = {
  route: 'DELETE /admin/team/{id}/portrait',
  auth: 'admin',
  summary: 'Removes a person’s portrait. Does nothing if there is none.',
  response: AdminMember,
} as const satisfies Endpoint;
