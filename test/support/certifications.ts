/** The nine certifications, each by its id and its name, in the order in which the pages list them. */
export const certifications = {
  'sales-force': 'Sales Force',
  ccna: 'CCNA',
  'palo-alto': 'Palo Alto',
  vmware: 'VMware',
  cbap: 'CBAP',
  'cams-training': 'CAMS Training',
  'cia-training': 'CIA Training',
  'capm-training': 'CAPM Training',
  pmp: 'PMP',
};

export const certificationIds = Object.keys(certifications);
