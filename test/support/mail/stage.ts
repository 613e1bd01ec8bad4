import timers from 'node:timers/promises';
import type { startApi } from '../api.ts';
import type { TakenMail } from '../ses.ts';

export const mailStage = {
  MAIL_FROM: 'hello@mail.example',
  MAIL_OWNER: 'owner@example.com',
  MAIL_SITE: 'https://site.example',
  MAIL_CONFIGURATION_SET: 'emails',
};

export function startMailStage({
  ses,
  runSchedule,
}: Pick<ReturnType<typeof startApi>, 'ses' | 'runSchedule'>) {
  let waiting: jest.SpyInstance;
  beforeEach(() => {
    Object.assign(process.env, mailStage);
    waiting = jest
      .spyOn(timers, 'setTimeout')
      .mockImplementation(async <T>(_?: number, value?: T) => value as T);
  });
  afterEach(() => {
    waiting.mockRestore();
    for (const name of Object.keys(mailStage)) delete process.env[name];
  });

  const { emails } = ses;
  const isToAdmin = ({ to }: TakenMail) => to[0] === mailStage.MAIL_OWNER;
  return {
    emails,
    send: () => runSchedule('sendMail'),
    toOwner: () => emails.filter(isToAdmin),
    toOthers: () => emails.filter((mail) => !isToAdmin(mail)),
  };
}
