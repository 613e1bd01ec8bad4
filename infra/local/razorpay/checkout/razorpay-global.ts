import { Razorpay } from './razorpay.ts';

// The one name that the script gives to its page.
Object.assign(window, { Razorpay });
