import type { ReviewInput } from '#shared/domain/reviews/review.ts';

/** Invented reviews for a new local run. Each name says that the review is a sample. */
export const reviews: readonly ReviewInput[] = [
  {
    name: 'Asha P. (sample)',
    email: 'asha@sample.example',
    rating: 5,
    message:
      'The weekly mock tests showed me that I was weak in risk, not in scheduling as I had believed. My mentor changed the last two weeks of the plan because of it.',
  },
  {
    name: 'Imran Shaikh (sample)',
    email: 'imran@sample.example',
    rating: 5,
    message:
      'I sent a résumé of four pages and got back one that I can explain line by line. The questions they asked about each project were better than most interviews.',
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
      'Good Python course for people who already work. I would have liked one more session on testing; the automation exercises I use every week.',
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
      'The daily questions are short enough for the bus. After a month I noticed that I had stopped learning answers by heart and started giving reasons.',
  },
];
