/** What the samples of several emails have in common. */

export const enquirySample = {
  id: '0b9d3f0e-54a8-4f7e-9c2c-1a2b3c4d5e6f',
  ticket: 'E-2026-04283921',
  type: 'certification',
  title: 'PMP',
  catalogue: 'PMP',
  name: 'Asha Kulkarni',
  email: 'asha.kulkarni@mail.example',
  phone: '+919822000001',
  message:
    'Is there a weekend batch in December? I lead a team of six at a bank in Nagpur.\n\nआप फ़ोन भी कर सकते हैं, शाम सात बजे के बाद.',
  createdAt: '2026-11-20T12:30:00.000Z',
  dueBy: '2026-11-24T12:30:00.000Z',
  notifiedAt: '2026-11-20T12:30:20.000Z',
} as const;

export const orderSample = {
  order: 'order_RkT4c9Wm2LxQ7p',
  number: 'P-2026-48203917',
  what: 'Ultimate Career Kit, 7-14 years',
  paise: 649_900,
  name: 'Ravi Deshmukh',
};

export const seatSample = {
  ...{
    order: 'order_QhB7c1Wm9LxT2d',
    number: 'P-2026-48203918',
    what: 'PMP Training',
    name: orderSample.name,
  },
  batch: 'Weekend batch, 6 December',
  startDate: '2026-12-06',
  timings: 'Saturday and Sunday, 9 am to 1 pm IST',
  joining: 'Room 4, Wardha Road, Dhantoli, Nagpur.\nOr online: https://www.sopaan.example/class/pmp-december',
  outlook: 'later',
} as const;

export const coachingSample = {
  ...{
    order: 'order_SkU5d2Wn8MyR3q',
    number: 'P-2026-48203919',
    what: 'Interview coaching, 4 sessions of 60 minutes',
    name: orderSample.name,
  },
  title: 'Interview coaching',
  coach: 'Meera Joshi',
  place: 'Join online: https://www.sopaan.example/meet/coaching',
};

export const sessionSample = {
  label: 'Session 2 of 4',
  start: '2026-12-03T13:30:00.000Z',
  movableUntil: '2026-12-01T13:30:00.000Z',
  calendar: {
    ...{ id: '5f7e9c2c-54a8-4f7e-9c2c-1a2b3c4d5e6f', sequence: 0, isCancelled: false },
    ...{ start: '2026-12-03T13:30:00.000Z', end: '2026-12-03T14:30:00.000Z' },
  },
};
