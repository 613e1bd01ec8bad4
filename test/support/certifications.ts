/** The names of the nine certifications by their ids, in the order of the pages. */
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
