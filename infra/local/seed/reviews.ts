import type { ReviewInput } from '#shared/domain/reviews/review.ts';

/** Written by buyers of two courses, and approved. */
export const verifiedReviews = [
  {
    who: 'Ishita Kulkarni',
    course: 'evenings',
    rating: 5,
    message:
      'Sample: two mock interviews a week, each with a recording. By the third one I had stopped apologising for the gap in my CV.',
  },
  {
    who: 'Manoj Pillai',
    course: 'evenings',
    rating: 4,
    message:
      'Sample: the feedback was blunt and useful. I’d have liked the sessions to start half an hour later.',
  },
  {
    who: 'Reshma Fernandes',
    course: 'evenings',
    rating: 2,
    message:
      'Sample: good trainer, but the group was too big in the first week, so I spoke for only ten minutes.',
  },
  {
    who: 'Sandeep Yadav',
    course: 'labs',
    rating: 5,
    message:
      'Sample: I broke the lab network four times, and each time we found out why. Worth every evening.',
  },
  {
    who: 'Nisha Thomas',
    course: 'labs',
    rating: 4,
    message: 'Sample: clear notes and patient answers. The last two labs need more time than an evening.',
  },
  {
    who: 'Pooja Bhatt',
    course: 'labs',
    rating: 5,
    message: 'Sample: I passed my internal assessment three weeks after it began.',
  },
] as const;

export const reviews: readonly ReviewInput[] = [
  {
    name: 'Asha P. (sample)',
    email: 'asha@sample.example',
    rating: 5,
    message:
      'The weekly mock tests showed me that I was weak in risk, not in scheduling as I’d thought. My mentor changed the last two weeks of the plan because of it.',
  },
  {
    name: 'Imran Shaikh (sample)',
    email: 'imran@sample.example',
    rating: 5,
    message:
      'I sent a four-page résumé and got back one page that I can explain line by line. Their questions about each project were better than most interviews.',
  },
  {
    name: 'स्नेहा देशमुख (नमूना · sample)',
    email: 'sneha@sample.example',
    rating: 5,
    message:
      'ऑफिस के बाद क्लास करना आसान नहीं था, पर हर सत्र की रिकॉर्डिंग और नोट्स समय पर मिले। नेटवर्किंग के लैब सबसे काम के रहे।',
  },
  {
    name: 'Karthik Subramanian (sample)',
    email: 'karthik@sample.example',
    rating: 4,
    message:
      'Good Python course for people with a job. I’d have liked one more session on testing. I use the automation exercises every week.',
  },
  {
    name: 'Gurpreet Kaur (sample)',
    email: 'gurpreet@sample.example',
    rating: 5,
    message:
      'Two coaching sessions before a salary discussion. We rehearsed the difficult sentences aloud until they stopped being difficult.',
  },
  {
    name: 'Joseph Mathew (sample)',
    email: 'joseph@sample.example',
    rating: 4,
    message:
      'The daily questions are short enough for the bus. After a month I noticed that I’d stopped learning answers by heart and started giving reasons.',
  },
];
