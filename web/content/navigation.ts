export const navigation = {
  beforeCertifications: [
    { to: '/', text: 'Home' },
    { to: '/courses', text: 'Courses' },
  ],
  afterCertifications: [
    { to: '/services', text: 'Services' },
    { to: '/resume', text: 'Resume' },
    { to: '/interview-questions', text: "Interview Q's" },
    { to: '/about', text: 'About Us' },
    { to: '/contact', text: 'Contact Us' },
  ],
} as const;

export const quickLinks = [
  { to: '/about', text: 'About Us' },
  { to: '/courses', text: 'Courses' },
  { to: '/services', text: 'Services' },
  { to: '/resume', text: 'Resume' },
  { to: '/contact', text: 'Contact Us' },
] as const;

export const legalLinks = [
  { to: '/cancellation-policy', text: 'Cancellations & Refunds' },
  { to: '/privacy-policy', text: 'Privacy Policy' },
  { to: '/terms-&-conditions', text: 'Terms & Conditions' },
  { to: '/delivery-policy', text: 'Delivery' },
  { to: '/grievance', text: 'Complaints' },
] as const;
