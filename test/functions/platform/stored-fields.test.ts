import { Course, CourseInput } from '#shared/domain/courses/course.ts';
import {
  InterviewQuestion,
  InterviewQuestionInput,
} from '#shared/domain/interview-questions/interview-question.ts';
import { startApi } from '../../support/api.ts';
import { fileOf } from '../../support/entries.ts';

const api = startApi();

type Samples<Input> = { [Key in keyof Input]-?: [Input[Key], Input[Key]] };

const firstClass = { start: '2026-12-05T04:30:00.000Z', end: '2026-12-05T05:30:00.000Z' };

const courseSamples: Samples<CourseInput> = {
  title: ['PMP', 'PMP, weekends'],
  description: ['Live classes.', 'Recorded classes.'],
  learn: [['Plan a project'], ['Plan a project', 'Manage risk']],
  included: [['36 contact hours'], ['Recordings']],
  price: [18999, 17999.5],
  startDate: ['2026-12-05', '2026-12-05T10:00:00+05:30'],
  duration: ['6 weeks', '8 weeks'],
  timings: ['Sat, 7 pm IST', 'Sun, 7 pm IST'],
  payOnline: [true, false],
  certification: ['pmp', 'ccna'],
  instructorId: ['asha', 'vikram'],
  category: ['Project management', 'Networks and cloud'],
  firstClass: [firstClass, { ...firstClass, end: '2026-12-05T06:30:00.000Z' }],
  weeks: [6, 8],
  isHidden: [false, true],
  isFull: [true, false],
  seats: [4, 0],
};

const questionSamples: Samples<Omit<InterviewQuestionInput, 'publishOn'>> = {
  category: ['Java', 'Go'],
  question: ['What is ==?', 'What is a channel?'],
  answer: ['It compares references.', 'A queue between goroutines.'],
};

const inputOf = <Input>(samples: Samples<Input>, which: 0 | 1): Input =>
  Object.fromEntries(
    Object.entries<unknown[]>(samples).map(([key, values]) => [key, values[which]]),
  ) as Input;

beforeEach(async () => {
  for (const sk of courseSamples.instructorId) await api.put({ pk: 'TEAM_MEMBER', sk, id: sk });
});

const isOptional = (schema: { safeParse: (value: unknown) => { success: boolean } }) =>
  schema.safeParse(undefined).success;

describe('POST /courses', () => {
  it('stores every field of the schema', async () => {
    const body = inputOf(courseSamples, 0);
    expect(Object.keys(body).toSorted()).toEqual(Object.keys(CourseInput.def.shape).toSorted());
    const { data } = await api.owner('POST /courses', { body });
    expect((await api.visitor('GET /courses/{id}', { path: { id: data.id } })).data).toMatchObject(body);
  });
});

describe('PUT /courses/{id}', () => {
  it.each(Object.keys(CourseInput.def.shape) as (keyof CourseInput)[])('changes %s', async (key) => {
    const before = inputOf(courseSamples, 0);
    const body = { ...before, [key]: courseSamples[key][1] };
    const path = { id: (await api.owner('POST /courses', { body: before })).data.id };
    await api.owner('PUT /courses/{id}', { path, body });
    expect((await api.visitor('GET /courses/{id}', { path })).data).toMatchObject(body);
  });

  it('deletes every optional field that is left out', async () => {
    const full = inputOf(courseSamples, 0);
    const path = { id: (await api.owner('POST /courses', { body: full })).data.id };
    const required = Object.entries(full).filter(
      ([key]) => !isOptional(CourseInput.def.shape[key as keyof CourseInput]),
    );
    const body = Object.fromEntries(required) as typeof full;
    await api.owner('PUT /courses/{id}', { path, body });
    const { data } = await api.visitor('GET /courses/{id}', { path });
    const times = { createdAt: expect.any(String), updatedAt: expect.any(String) };
    expect(data).toEqual({ ...body, id: path.id, ...times, version: 2 });
    const [row] = await api.rows('COURSE');
    expect(Object.keys(row ?? {}).filter((key) => key in full)).toEqual(
      expect.arrayContaining(Object.keys(body)),
    );
    expect(Object.keys(row ?? {}).filter((key) => key in full)).toHaveLength(required.length);
  });

  it('returns every field that is sent', () => {
    expect(Object.keys(Course.def.shape)).toEqual(expect.arrayContaining(Object.keys(CourseInput.def.shape)));
  });
});

describe('POST /interview-questions', () => {
  it('stores every field of the schema', async () => {
    const body = inputOf(questionSamples, 0);
    expect([...Object.keys(body), 'publishOn'].toSorted()).toEqual(
      Object.keys(InterviewQuestionInput.def.shape).toSorted(),
    );
    await api.owner('POST /interview-questions', { body });
    expect((await api.owner('GET /admin/interview-questions', {})).data).toEqual([
      expect.objectContaining(body),
    ]);
  });

  it('returns every field that is sent, with the day as the time of publication', () => {
    expect([...Object.keys(InterviewQuestion.def.shape), 'publishOn']).toEqual(
      expect.arrayContaining(Object.keys(InterviewQuestionInput.def.shape)),
    );
  });
});

describe('PUT /interview-questions/{id}', () => {
  it.each(Object.keys(questionSamples) as (keyof typeof questionSamples)[])('changes %s', async (key) => {
    const before = inputOf(questionSamples, 0);
    const body = { ...before, [key]: questionSamples[key][1] };
    const path = { id: (await api.owner('POST /interview-questions', { body: before })).data.id };
    await api.owner('PUT /interview-questions/{id}', { path, body });
    expect((await api.owner('GET /admin/interview-questions', {})).data).toEqual([
      expect.objectContaining(body),
    ]);
  });
});

describe('POST /admin/interview-questions/import', () => {
  it('stores every field of the schema', async () => {
    const row = inputOf(questionSamples, 0);
    await api.owner('POST /admin/interview-questions/import', { body: fileOf([row]) });
    expect((await api.owner('GET /admin/interview-questions', {})).data).toEqual([
      expect.objectContaining(row),
    ]);
  });
});
